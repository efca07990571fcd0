import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph

/// The new content of a block, and its picture.
struct FilledBlock {
  /// A picture's file.
  struct Picture {
    let path: String
    let bytes: [UInt8]
  }

  let text: String
  var picture: Picture?
  var warnings: [String] = []

  /// Draws a graph as a block asks for it.
  init(_ drawing: CaptionedGraph, _ arguments: MarkerArguments, at place: DocumentPlace, _ given: Looks)
    throws
  {
    var looks = given
    if looks.options.room == PictureRoom() { looks.options.room = .readme }
    let product = try arguments.format.format.product(
      of: drawing,
      looks,
      arguments.places
    )
    let words = String(decoding: product.bytes, as: UTF8.self)
    warnings = product.warnings
    switch arguments.format {
    case .mermaid: text = "\n" + words.fenced(as: "mermaid") + "\n"
    case .tree: text = "\n" + words.fenced(as: "text") + "\n"
    case .outline, .table: text = "\n" + words + "\n"
    case .svg:
      let path = arguments.output ?? ""
      let options = drawing.titled(given.options)
      let mark = DrawingMark(drawing.graph, options, arguments.places)
      picture = Picture(path: try place.resolved(path), bytes: product.bytes + Array(mark.comment.utf8))
      text = Self.shown(drawing, path, title: arguments.looks.title)
    }
  }

  /// The picture, and below it the same in words: for readers who cannot see it, and for the next comparison.
  private static func shown(_ drawing: CaptionedGraph, _ path: String, title: String?) -> String {
    let alt = (title ?? "Coordinators: \(drawing.graph.counts)").onOneLine.filter { !"[]\\`<>".contains($0) }
    let target =
      path.contains(where: { " ()<>".contains($0) }) ? "<\(path.filter { !"<>".contains($0) })>" : path
    let outline = drawing.paragraph + MarkdownOutline().render(drawing.graph)
    return """

      ![\(alt)](\(target))

      <details>
      <summary>In words</summary>

      \(outline)
      </details>


      """
  }
}
