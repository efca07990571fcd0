import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// A comment at the end of a picture that tells how it was drawn. The bytes of a picture also depend on the version of
/// Graphviz, so they do not tell whether its options have changed.
struct DrawingMark {
  let comment: String

  init(_ graph: Graph, _ options: DiagramOptions) {
    let dot = DOTRenderer(options: options).render(graph)
    let images = options.thumbnails.sorted { $0.key < $1.key }.map { "\($0.key) \(Digest($0.value.bytes))" }
    let looks = "\(options.appearance) \(options.hasLegend)\(images.joined())"
    let digest = Digest(Array("\(looks)\n\(dot)".utf8))
    comment = "\(Self.start)\(String(digest.low, radix: 16)) -->\n"
  }

  /// The comment in a picture; nil without one.
  static func comment(in picture: String) -> String? {
    guard let range = picture.range(of: start, options: .backwards) else { return nil }
    return String(picture[range.lowerBound...])
  }

  private static let start = "<!-- coordviz:drawing "
}
