import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz
import Foundation

/// A graph that Graphviz draws.
struct GraphvizPicture {
  /// The most nodes or edges that are laid out: Graphviz would take hours for more, and show nothing to the eye.
  static let largest = 20_000

  private let graph: Graph
  private let options: DiagramOptions

  init(_ graph: Graph, _ options: DiagramOptions) throws {
    guard max(graph.nodes.count, graph.edges.count) <= Self.largest else {
      throw PictureError.tooLarge(graph)
    }
    self.graph = graph
    self.options = options
  }

  func svg() throws -> Product {
    try withPlugin(for: "svg") {
      var warnings: [String] = []
      let text = try GraphvizRenderer().svg(of: graph, options: options) { warnings.append($0) }
      return Product(text: text, warnings: warnings)
    }
  }

  /// The picture in a format that only some installations of Graphviz know.
  func drawn(as format: String, scale: Double) throws -> Product {
    try withPlugin(for: format) {
      var warnings: [String] = []
      let bytes = try GraphvizRenderer().render(dot: dot(scale: scale), format: format) {
        warnings.append($0)
      }
      return Product(bytes: format == "pdf" ? TimelessPDF.bytes(of: bytes) : bytes, warnings: warnings)
    }
  }

  private func withPlugin(for format: String, _ draw: () throws -> Product) throws -> Product {
    do {
      return try draw()
    } catch {
      throw Self.lacksPlugin(error) ? PictureError.noPlugin(format) : error
    }
  }

  private static func lacksPlugin(_ error: any Error) -> Bool {
    switch error as? GraphvizError {
    case .noPicture(_, let reason), .noLayout(_, let reason):
      return ["not recognized", "is unavailable"].contains { reason.contains($0) }
    default:
      return false
    }
  }

  /// The graph as DOT, with as many dots an inch as the scale takes; the usual ones are 96.
  private func dot(scale: Double) -> String {
    let dot = DOTRenderer(options: options).render(graph)
    guard scale != 1, let brace = dot.firstIndex(of: "{") else { return dot }
    return dot[...brace] + "\n  graph [dpi=\(Int((96 * scale).rounded()))];" + dot[dot.index(after: brace)...]
  }
}

/// Why no picture was drawn, where Graphviz could not say it better.
enum PictureError: Error, Equatable {
  case tooLarge(Graph)
  case noPlugin(String)
}

extension PictureError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .tooLarge(let graph):
      """
      a picture of \(graph.counts) would take too long, and \(GraphvizPicture.largest) are the most; narrow it, such as \
      with --max-depth, or use --format tree
      """
    case .noPlugin(let format):
      """
      this graphviz cannot draw \(format); install the rest of graphviz (\(Installing.graphviz)), or use --format svg; \
      'coordviz doctor' tells more
      """
    }
  }
}
