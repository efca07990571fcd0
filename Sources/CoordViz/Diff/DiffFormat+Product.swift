import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph

extension DiffFormat {
  /// Tells a diff: the table from format to words or picture.
  func product(of picture: DiffPicture, _ looks: Looks) throws -> Product {
    var options = picture.marked(looks.options)
    options.title = [options.title, picture.title].compactMap { $0 }.joined(separator: ": ")
    switch self {
    case .text: return Product(text: DiffText(of: picture.diff).text, as: .text)
    case .mermaid: return Product(mermaid: picture.graph, options)
    case .svg, .png, .pdf: return try DrawnPicture(picture.graph, options).drawn(as: rawValue)
    case .html:
      let findings = picture.diff.newFindings + picture.diff.rewordedFindings.map(\.to)
      return PicturePage(
        graph: picture.graph,
        options: options,
        findings: findings,
        captions: looks.captions
      ).product
    case .json: return try DiffJSON(picture.diff).product
    }
  }
}
