import Foundation

/// The cleaned document as it grows, piece by piece.
struct SVGOutput {
  private let head: SVGHead
  private var pieces: [String] = []
  /// The groups that are open.
  private var groups: [Group] = []
  private var isInTitle = false
  /// Whether the link that is open, or was last, leads somewhere.
  private var isInLink = false
  /// Where the title stands of the part that is being written.
  private var title: Int?
  /// A line that held only what was dropped goes, too.
  private var wasDropped = true

  private enum Group {
    /// The whole drawing. The document's own title names it.
    case drawing
    case part
    /// Graphviz wraps what has a tooltip in a link to nowhere. The tooltip is a better title than a number.
    case link
  }

  init(head: SVGHead) {
    self.head = head
  }

  var text: String { pieces.joined() }

  mutating func append(_ piece: SVGPiece) {
    switch piece {
    case .aside: wasDropped = true
    case .text(let text): append(text: String(text))
    case .tag(let tag): append(tag: String(tag))
    }
  }

  private mutating func append(text: String) {
    let isTitleOfDrawing = isInTitle && groups.last == .drawing
    if isTitleOfDrawing || (wasDropped && text == "\n") { return }
    if isInTitle { title = pieces.count }
    pieces.append(text)
  }

  private mutating func append(tag: String) {
    let isKept = follow(tag)
    wasDropped = !isKept
    if isKept { pieces.append(rewritten(tag)) }
  }

  /// Whether the tag stays.
  private mutating func follow(_ tag: String) -> Bool {
    if tag.hasPrefix("<g ") {
      groups.append(Self.group(tag))
      return groups.last != .link
    }
    if tag == "</g>" { return groups.popLast() != .link }
    if tag == "<title>" || tag == "</title>" {
      isInTitle = tag == "<title>"
      return groups.last != .drawing
    }
    if tag.hasPrefix("<a ") {
      if let title, let tooltip = Self.value(of: "xlink:title", in: tag) { pieces[title] = tooltip }
      isInLink = Self.value(of: "xlink:href", in: tag) != nil
      return isInLink
    }
    return tag != "</a>" || isInLink
  }

  private static func group(_ tag: String) -> Group {
    if tag.hasPrefix("<g id=\"a_") { return .link }
    return tag.hasPrefix("<g id=\"graph") ? .drawing : .part
  }

  private static func value(of attribute: String, in tag: String) -> String? {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    guard let name = parts.firstIndex(where: { $0.hasSuffix(" \(attribute)=") }), name + 1 < parts.count
    else { return nil }
    return String(parts[name + 1])
  }

  private func rewritten(_ tag: String) -> String {
    if tag.hasPrefix("<text ") { return Self.text(tag) }
    if tag.hasPrefix("<svg ") {
      return "<svg \(head.attributes) \(tag.dropFirst("<svg ".count))\n\(head.elements)"
    }
    if tag.hasPrefix("<a ") { return Self.link(tag) }
    return tag.hasPrefix("<g ") ? Self.legend(tag) : tag
  }

  /// The families stand in the document's first tag, once for all.
  private static func text(_ tag: String) -> String {
    let name = " font-family=\""
    guard let start = tag.range(of: name), let end = tag[start.upperBound...].firstIndex(of: "\"") else {
      return tag
    }
    let isBold = tag[start.upperBound..<end].hasSuffix(" Bold")
    return tag[..<start.lowerBound] + (isBold ? " font-weight=\"bold\"" : "") + tag[tag.index(after: end)...]
  }

  /// Versions of Graphviz differ in whether they escape an `&` that is escaped already.
  private static func link(_ tag: String) -> String {
    let target = value(of: "xlink:href", in: tag) ?? ""
    return "<a xlink:href=\"\(target.replacingOccurrences(of: "&amp;amp;", with: "&amp;"))\">"
  }

  /// A sample in the legend is no node and no edge of the graph.
  private static func legend(_ tag: String) -> String {
    tag.replacingOccurrences(of: "class=\"node legend", with: "class=\"legend node")
      .replacingOccurrences(of: "class=\"edge legend", with: "class=\"legend edge")
  }
}
