import CoordinatorDiagrams
import CoordinatorGraph

/// The viewer's data about an edge. Everything but its ends is optional.
struct EdgeContent: Encodable {
  /// The numbers of the nodes at its ends.
  let from: Int
  let to: Int
  /// The id of its part of the picture.
  let element: String
  let kind: String
  let ownership: String?
  let via: String?
  let label: String?
  let condition: String?
  let isPossible: Bool?
  let evidence: [SourceContent]?
  let change: String?
  /// The width and height of its label, in points.
  let words: [Double]?

  /// All edges, in the order in which the picture numbers equal ones.
  static func all(in drawing: Drawing, of viewer: Viewer) -> [EdgeContent] {
    var ids = ElementID()
    return DOTEdges(drawing).inOrder.map { EdgeContent($0, element: ids.edge($0.edge), in: viewer) }
  }

  private init(_ located: DOTEdge, element: String, in viewer: Viewer) {
    let edge = located.edge
    (from, to) = (located.from, located.to)
    self.element = element
    kind = edge.kind.rawValue
    ownership = edge.ownership == .unknown ? nil : edge.ownership.rawValue
    (via, label, condition) = (edge.via, edge.label, edge.condition)
    isPossible = edge.isPossible ? true : nil
    evidence =
      edge.evidence.isEmpty ? nil : edge.evidence.map { SourceContent($0, viewer.options.sourceLink) }
    change = viewer.options.changes?.edges[edge]?.rawValue
    words = EdgeBox(of: edge, hasLegend: viewer.options.hasLegend).map { [$0.width, $0.height] }
  }
}
