import CoordinatorDiagrams
import CoordinatorGraph

/// A graph on its way to a picture: laid out as a tree.
package struct Picture {
  private let placed: PlacedPicture
  private let head: SVGHead

  /// Lays a graph out.
  package init(_ graph: Graph, _ options: DiagramOptions) {
    placed = LayoutDecision(graph, options).best
    head = SVGHead(of: graph, options: options)
  }

  /// The document: UTF-8, and the same bytes on every machine.
  package var svg: [UInt8] { SVGDrawing(placed, head: head).bytes }

  /// The drawing, its look, and the places of its parts, for a program that draws other formats.
  package var parts: (drawing: Drawing, options: DiagramOptions, placement: Placement) {
    (placed.input.drawing, placed.options, placed.placement)
  }

  /// The shape of the tree that was chosen, in words.
  package var shape: String { placed.shape.words + (placed.input.frame.isSideways ? ", to the side" : "") }
}
