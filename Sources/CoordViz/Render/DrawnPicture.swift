import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz
import CoordinatorPictures
import Foundation

/// A graph as a picture: SVG, or what Graphviz makes of the same layout.
struct DrawnPicture {
  /// The maximum number of nodes or edges in a picture: more would fill the memory and be unreadable.
  static let largest = 200_000

  private let graph: Graph
  private let options: DiagramOptions

  init(_ graph: Graph, _ options: DiagramOptions) {
    self.graph = graph
    self.options = options
  }

  /// The picture in a format; all but SVG are such that only some installations of Graphviz know.
  func drawn(as format: String) throws -> Product {
    try withPlugin(for: format) {
      let picture = Picture(graph, options)
      if format == "svg" { return Product(bytes: picture.svg, as: .markup, layout: picture.shape) }
      var warnings: [String] = []
      let bytes = try GraphvizRenderer().draw(picture, as: format) { warnings.append($0) }
      return Product(
        bytes: format == "pdf" ? TimelessPDF.bytes(of: bytes) : bytes,
        as: .bytes,
        warnings: warnings,
        layout: picture.shape
      )
    }
  }

  private func withPlugin(for format: String, _ draw: () throws -> Product) throws -> Product {
    guard max(graph.nodes.count, graph.edges.count) <= Self.largest else {
      throw PictureError.tooLarge(graph)
    }
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
      a picture of \(graph.counts) would take too long, and the limit is \(DrawnPicture.largest); draw a part, such as with \
      --max-depth, or use --format tree
      """
    case .noPlugin(let format):
      """
      this graphviz cannot draw \(format); install the rest of graphviz (\(Installing.graphviz)), or use --format svg; \
      run 'coordviz doctor' for details
      """
    }
  }
}
