import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz

/// The picture of the hierarchy that pages show.
struct PagePicture {
  let graph: Graph

  /// The picture as SVG. Laid out here, whatever is installed: the same bytes on every machine.
  func drawn(_ options: DiagramOptions) throws -> [UInt8] {
    let svg = try GraphvizRenderer().svg(of: graph, options: options, layout: .auto)
    return Array(svg.utf8)
  }
}
