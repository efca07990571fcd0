import CoordinatorDiagrams
import CoordinatorGraph

/// Coordinator graphs as SVG: self-contained pictures without scripts or links to other files, in UTF-8.
///
/// The graph is laid out as a tree. Each node and edge is a `<g>`. Its `id` is derived from the names in the graph, its
/// `class` names its kind, and its `<title>` starts with the readable name.
public struct SVGRenderer: Sendable {
  private let options: DiagramOptions

  /// A renderer for pictures of one look.
  public init(options: DiagramOptions = DiagramOptions()) { self.options = options }

  /// The document. It never fails, and is the same on every machine.
  ///
  /// The layout takes O(n + m), and a bounded time for lines beside the tree.
  public func render(_ graph: Graph) -> String {
    String(decoding: Picture(graph, options).svg, as: UTF8.self)
  }
}
