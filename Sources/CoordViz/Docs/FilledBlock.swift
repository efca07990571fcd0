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
  var pictures: [Picture] = []
  var warnings: [String] = []

  /// Draws a graph as a block asks for it.
  init(_ drawing: CaptionedGraph, _ arguments: MarkerArguments, at place: DocumentPlace, _ given: Looks)
    throws
  {
    var looks = given
    let isForReadme = looks.options.room == PictureRoom() || arguments.looks.place == .readme
    if looks.options.room == PictureRoom() { looks.options.room = .readme }
    guard arguments.format != .svg else {
      let views = BlockView.views(of: drawing, output: arguments.output ?? "", isForReadme: isForReadme)
      for view in views {
        let product = try Format.svg.product(of: view.drawing, looks)
        let options = view.drawing.titled(given.options)
        let mark = DrawingMark(view.drawing.graph, options)
        let bytes = product.bytes + Array(mark.comment.utf8)
        pictures.append(Picture(path: try place.file(view.path), bytes: bytes))
        warnings += product.warnings
      }
      let shown = Product(text: Self.shown(drawing, views, title: arguments.looks.title), as: .text)
      text = String(decoding: shown.bytes, as: UTF8.self)
      return
    }
    let product = try arguments.format.format.product(of: drawing, looks)
    warnings = product.warnings
    let words = String(decoding: product.bytes, as: UTF8.self)
    text =
      switch arguments.format {
      case .mermaid: "\n" + words.fenced(as: "mermaid") + "\n"
      case .tree: "\n" + words.fenced(as: "text") + "\n"
      case .outline, .table, .svg: "\n" + words + "\n"
      }
  }

  /// The pictures, and below them the same in words: for readers who cannot see them, and for the next comparison.
  private static func shown(_ drawing: CaptionedGraph, _ views: [BlockView], title: String?) -> String {
    let whole = title ?? "\(drawing.title): \(drawing.graph.counts)"
    let images = views.map { image($0.path, $0.name ?? whole) + "\n" }.joined(separator: "\n")
    let outline = drawing.paragraph + MarkdownOutline().render(drawing.graph)
    return """

      \(images)
      <details>
      <summary>In words</summary>

      \(outline)
      </details>


      """
  }

  private static func image(_ path: String, _ words: String) -> String {
    let alt = words.onOneLine.filter { !"[]\\`<>".contains($0) }
    let isPlain = !path.contains { " ()<>".contains($0) }
    return "![\(alt)](\(isPlain ? path : "<\(path.filter { !"<>".contains($0) })>"))"
  }
}
