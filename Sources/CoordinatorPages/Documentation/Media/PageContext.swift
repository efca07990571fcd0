import CoordinatorDiagrams
import CoordinatorGraph

/// A page as its template asks for it: names with texts and lists.
struct PageContext {
  /// Converts a span of text for a medium.
  protocol Links {
    /// The end of the names of files.
    static var ending: String { get }
    /// The name of a page's file, without its ending.
    static func name(of place: PagePlace) -> String
    /// How one page links to another.
    func link(to place: PagePlace, from page: PagePlace) -> String
    /// How a page shows an image of a screen.
    func image(_ file: String, from page: PagePlace) -> String
  }

  let page: Page
  let links: any Links
  let sourceLink: SourceLink?

  var values: [String: Any] {
    let values: [String: Any?] = [
      "title": page.title, "kind": page.kind, "way": part(page.way), "lead": page.lead.map(block),
      "facts": page.facts.isEmpty ? nil : ["items": page.facts.map(fact)],
      "sections": page.sections.map(section),
    ]
    return values.compactMapValues { $0 }
  }

  private func fact(_ fact: Fact) -> [String: Any] { ["name": fact.name, "line": line(fact.line)] }

  private func section(_ section: Section) -> [String: Any] {
    ["anchor": section.anchor, "heading": section.heading, "blocks": section.blocks.map(block)]
  }

  private func block(_ block: Block) -> [String: Any] {
    switch block {
    case .paragraph(let text): ["paragraph": ["line": line(text)]]
    case .list(let items): ["list": ["items": items.map { ["line": line($0)] }]]
    case .table(let table):
      [
        "table": [
          "head": table.head.map { ["name": $0] },
          "rows": table.rows.map { ["cells": $0.map { ["line": line($0)] }] },
        ]
      ]
    case .outline(let items): ["outline": ["items": items.map(item)]]
    case .findings(let findings): ["findings": ["items": findings.map(finding)]]
    case .picture: ["picture": true]
    }
  }

  private func finding(_ finding: FindingItem) -> [String: Any] {
    let values: [String: Any?] = [
      "severity": finding.severity.rawValue, "word": finding.word, "rule": finding.rule,
      "message": line(finding.message), "subject": part(finding.subject), "advice": part(finding.advice),
      "place": part(finding.place),
    ]
    return values.compactMapValues { $0 }
  }

  private func item(_ item: OutlineItem) -> [String: Any] {
    ["line": line(item.line), "indent": String(repeating: "  ", count: item.depth)]
  }

  /// A line that may be missing.
  private func part(_ line: Line) -> [String: Any]? { line.isEmpty ? nil : ["line": self.line(line)] }

  func line(_ line: Line) -> [[String: Any]] { line.map(span) }

  private func span(_ span: Span) -> [String: Any] {
    switch span {
    case .text(let text): ["text": text]
    case .code(let text): ["code": text]
    case .page(let name, let place):
      ["page": ["label": name, "href": links.link(to: place, from: page.place)]]
    case .image(let name, let file):
      ["image": ["label": name, "href": links.image(file, from: page.place)]]
    case .symbol(let name, let location): symbol(name, location)
    case .source(let location, let name): source(location, called: name)
    }
  }

  private func symbol(_ name: String, _ location: SourceLocation?) -> [String: Any] {
    guard let location, let url = sourceLink?.url(to: location) else { return ["code": name] }
    return ["symbol": ["label": name, "place": location.file.oneLineOfWords, "href": url]]
  }

  private func source(_ location: SourceLocation, called name: String) -> [String: Any] {
    let label = "\(name):\(location.line)".oneLineOfWords
    let place = "\(location.file):\(location.line)".oneLineOfWords
    guard let url = sourceLink?.url(to: location) else {
      return ["source": ["label": label, "place": place]]
    }
    return ["linked": ["label": label, "place": place, "href": url]]
  }
}

extension PageContext.Links {
  /// The folder of images in most media.
  static var images: String { "images" }

  static func path(of place: PagePlace) -> String {
    (place.folder.map { $0 + "/" } ?? "") + name(of: place) + ending
  }

  /// The way from one file to another.
  func link(to place: PagePlace, from page: PagePlace) -> String {
    let path = Self.path(of: place).encodedPath
    if page.folder == nil { return path }
    return place.folder == page.folder ? (Self.name(of: place) + Self.ending).encodedPath : "../" + path
  }

  func image(_ file: String, from page: PagePlace) -> String {
    (page.folder == nil ? "" : "../") + "\(Self.images)/\(file).svg"
  }
}
