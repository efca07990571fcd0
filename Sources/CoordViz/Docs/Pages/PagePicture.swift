import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz

/// The picture of the hierarchy that pages show.
struct PagePicture {
  private let graph: Graph
  private let options: DiagramOptions

  init(of graph: Graph, _ options: DiagramOptions) {
    self.graph = graph
    self.options = options
  }

  /// The picture as SVG. Laid out here, whatever is installed: the same bytes on every machine.
  func drawn(for appearance: Appearance) throws -> [UInt8] {
    var options = options
    (options.appearance, options.title) = (appearance, nil)
    let svg = try GraphvizRenderer().svg(of: graph, options: options, layout: .tree)
    return Array(svg.utf8)
  }
}
