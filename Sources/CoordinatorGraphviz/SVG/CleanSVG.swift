import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// Graphviz's SVG made fit for pages: with a role and words for those who cannot see it, dark where its reader
/// prefers that, names for its parts instead of numbers, and without what tells of the program that made it.
///
/// Graphviz escapes `<` and `"` wherever it writes a graph's text, so every `<` starts markup of its own. Costs
/// O(length).
struct CleanSVG {
  /// What stands in the document's first tag and right behind it.
  private let head: SVGHead

  init(of graph: Graph, options: DiagramOptions) {
    head = SVGHead(of: graph, options: options)
  }

  func cleaned(_ svg: String) -> String {
    var output = SVGOutput(head: head)
    SVGPiece.forEach(in: Self.plain(svg)) { output.append($0) }
    return output.text
  }

  /// Hyphens as hyphens, and no outline by the name that SVG has for it.
  private static func plain(_ svg: String) -> String {
    svg.replacingOccurrences(of: "&#45;", with: "-")
      .replacingOccurrences(of: "stroke=\"transparent\"", with: "stroke=\"none\"")
  }
}
