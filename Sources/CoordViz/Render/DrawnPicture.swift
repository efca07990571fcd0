import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorGraphviz
import CoordinatorPages
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

extension Product {
  /// A graph as a page with a picture to move about in, which lays out by itself.
  init(page graph: Graph, _ options: DiagramOptions, _ findings: [Finding], _ captions: Captions) {
    var viewer = Viewer(of: graph)
    (viewer.options, viewer.findings, viewer.captions) = (options, findings, captions)
    self.init(text: viewer.html, as: .markup)
  }
}

/// PDF without its creation time, so that equal graphs give equal files.
enum TimelessPDF {
  private static let key = Array("/CreationDate (D:".utf8)
  private static let date = Array("20000101000000".utf8)

  /// The same document with a fixed date of the same length, because the document's table of contents stores
  /// byte offsets.
  static func bytes(of document: [UInt8]) -> [UInt8] {
    // Graphviz's PDF ends with its dates: looking from there on is quick, and never meets a picture's bytes.
    guard let start = lastPlace(of: key, in: document) else { return document }
    var bytes = document
    var rest = date[...]
    let dated = document[(start + key.count)...].prefix { $0 != UInt8(ascii: ")") }
    for place in dated.indices where isDigit(document[place]) {
      bytes[place] = rest.popFirst() ?? UInt8(ascii: "0")
    }
    return bytes
  }

  private static func lastPlace(of part: [UInt8], in whole: [UInt8]) -> Int? {
    guard whole.count >= part.count else { return nil }
    return (0...(whole.count - part.count)).last { whole[$0...].starts(with: part) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
