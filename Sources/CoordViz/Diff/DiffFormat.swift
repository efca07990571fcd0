import ArgumentParser
import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

enum DiffFormat: String, OutputFormat {
  case text, mermaid, svg, png, pdf, json, html

  static var usual: DiffFormat { .text }

  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .mermaid: ["mmd", "mermaid"]
    case .svg, .png, .pdf, .json: [rawValue]
    case .html: ["html", "htm"]
    }
  }

  /// Whether it shows the graph only, without findings.
  var omitsFindings: Bool { self == .mermaid }

  /// Whether it also has output for two equal sides.
  var reportsNoChange: Bool { self == .json }

  /// Tells a diff: the table from format to words or picture.
  func product(of picture: DiffPicture, _ looks: Looks) throws -> Product {
    var options = picture.marked(looks.options)
    options.title = [options.title, picture.title(in: looks.captions)].compactMap { $0 }.joined(
      separator: ": "
    )
    switch self {
    case .text: return Product(text: DiffText(of: picture.diff).text, as: .text)
    case .mermaid: return Product(mermaid: picture.graph, options)
    case .svg, .png, .pdf: return try DrawnPicture(picture.graph, options).drawn(as: rawValue)
    case .html:
      let findings = picture.diff.newFindings + picture.diff.rewordedFindings.map(\.to)
      return Product(page: picture.graph, options, findings, looks.captions)
    case .json: return try Product(json: picture.diff.json)
    }
  }
}
