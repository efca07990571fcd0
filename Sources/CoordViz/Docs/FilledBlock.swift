import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph

/// The new content of a block, and its picture.
struct FilledBlock {
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
    let isForReadme = looks.options.sizeLimit == SizeLimit() || arguments.looks.place == .readme
    if looks.options.sizeLimit == SizeLimit() { looks.options.sizeLimit = .readme }
    guard arguments.format != .svg else {
      let views = BlockView.views(of: drawing, output: arguments.output ?? "", isForReadme: isForReadme)
      for view in views {
        let product = try Format.svg.product(of: view.drawing, looks)
        pictures.append(Picture(path: try place.file(view.path), bytes: product.bytes))
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

extension String {
  /// The text in a code block whose fence is longer than any run of backticks in it.
  fileprivate func fenced(as language: String) -> String {
    let fence = String(repeating: "`", count: 1 + max(2, longestRunOfBackticks))
    return "\(fence)\(language)\n\(self)\(hasSuffix("\n") || isEmpty ? "" : "\n")\(fence)\n"
  }
}

/// A picture of a block: all of the graph; or if that could not be read, an overview, and each flow that it hides.
struct BlockView {
  /// What it shows; nil for all, or for the overview.
  var name: String?
  let drawing: CaptionedGraph
  let path: String

  /// The pictures of a block.
  ///
  /// - Parameters:
  ///   - output: The file of the first picture. The files of flows have the name of their first coordinator behind it.
  ///   - isForReadme: Whether pictures have to be readable in a README.
  static func views(of drawing: CaptionedGraph, output: String, isForReadme: Bool) -> [BlockView] {
    let first = BlockView(drawing: isForReadme ? drawing.forReadme() : drawing, path: output)
    var taken: Set<String> = [output]
    let flows = drawing.graph.nodes.filter { first.drawing.hiddenBelow[$0.id] != nil }.map { head in
      var part = drawing
      part.snapshot.graph = Overview.flow(of: head.id, in: drawing.graph)
      part.roots = drawing.roots ?? []
      let path = path(of: head, beside: output, &taken)
      return BlockView(name: head.name.onOneLine, drawing: part.forReadme(), path: path)
    }
    return [first] + flows
  }

  private static func path(of head: Node, beside output: String, _ taken: inout Set<String>) -> String {
    let name = String(head.name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(80))
    let stem = output.dropLast(".svg".count) + "-" + (name.isEmpty ? "flow" : name)
    var (path, number) = ("\(stem).svg", 1)
    while !taken.insert(path.lowercased()).inserted {
      number += 1
      path = "\(stem)-\(number).svg"
    }
    return path
  }
}

/// The inputs of blocks. Each is read once, because many blocks show parts of one app.
final class BlockInputs {
  private let configuration: ConfigurationArguments
  private var known: [Source: Snapshot] = [:]

  init(_ configuration: ConfigurationArguments) { self.configuration = configuration }

  struct Source: Hashable {
    let inputs: [Input]
    let format: InputFormat?
    let heading: String?
    let isMerged: Bool
  }

  func snapshot(of source: Source, reportingTo diagnostics: Diagnostics) throws -> Snapshot {
    if let snapshot = known[source] { return snapshot }
    var request = try InputRequest(source.inputs, configuration)
    (request.format, request.heading, request.isMerged) = (source.format, source.heading, source.isMerged)
    let snapshot = try request.session(reportingTo: diagnostics).snapshot()
    known[source] = snapshot
    return snapshot
  }
}

/// The differences between the current and the new content of a block: between the two graphs, or between the lines of tables
/// and trees.
struct BlockChanges {
  let old: String
  let new: String

  /// The lines of the difference; empty if the block is up to date.
  var lines: [String] {
    let (before, after) = (BlockText(old), BlockText(new))
    guard before != after else { return [] }
    guard let head = Self.graph(in: new) else { return after.lines(since: before) }
    let base = Self.graph(in: old) ?? Snapshot(origin: head.origin, graph: .empty)
    guard let diff = try? GraphDiff(from: base, to: head), !diff.isEmpty else { return [Self.redrawn] }
    return DiffText(of: diff).lines
  }

  private static let redrawn = "~ the drawing differs; the graph is the same"

  /// The graph of a flowchart or an outline. Tables and trees cannot be read.
  private static func graph(in text: String) -> Snapshot? {
    if text.contains("```mermaid") { return try? Snapshot(markdown: text, heading: nil, name: nil) }
    return WrittenOutline(text).graph().map { Snapshot(origin: Snapshot.Origin(kind: .declared), graph: $0) }
  }
}
