import CoordinatorAnalysis
import CoordinatorGraph

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
