import CoordinatorGraph

/// The edges of two graphs whose nodes have the same ids, side by side.
struct EdgeComparison {
  private(set) var added: [Edge] = []
  private(set) var removed: [Edge] = []
  private(set) var changed: [GraphDiff.Altered<Edge>] = []
  private let told: Told

  private struct Ends: Hashable {
    let from: NodeID
    let to: NodeID
  }

  init(_ sides: Sides) {
    told = sides.told
    let bases = Dictionary(grouping: sides.base.edges) { Ends(from: $0.from, to: $0.to) }
    let heads = Dictionary(grouping: sides.head.edges) { Ends(from: $0.from, to: $0.to) }
    for (ends, edges) in bases { compare(edges, heads[ends, default: []]) }
    for (ends, edges) in heads where bases[ends] == nil { added += edges }
    added.sort(by: Self.comesBefore)
    removed.sort(by: Self.comesBefore)
    changed.sort { Self.comesBefore($0.value, $1.value) }
  }

  /// The edges between two nodes: of one kind first, then any two that make the tree.
  private mutating func compare(_ base: [Edge], _ head: [Edge]) {
    var (base, head) = (base, head)
    pair(&base, &head) { $0.kind == $1.kind }
    pair(&base, &head) { $0.isStep && $1.isStep }
    removed += base
    added += head
  }

  private mutating func pair(_ base: inout [Edge], _ head: inout [Edge], where isSame: (Edge, Edge) -> Bool) {
    var rest: [Edge] = []
    var hasStep = false
    for edge in base {
      guard let place = place(of: edge, in: head, where: isSame) else { rest.append(edge); continue }
      let other = head.remove(at: place)
      hasStep = hasStep || edge.isStep
      let details = told.details(of: edge, other)
      if !details.isEmpty { changed.append(GraphDiff.Altered(value: other, details: details)) }
    }
    base = rest
    // A guide has one line for what a source attaches and keeps: where both have one, nothing is new.
    guard hasStep, !told.kindOfTree else { return }
    base.removeAll(where: \.isStep)
    head.removeAll(where: \.isStep)
  }

  /// An equal edge before one that is only of the same kind: two that join the same nodes may have swapped places.
  private func place(of edge: Edge, in head: [Edge], where isSame: (Edge, Edge) -> Bool) -> Int? {
    let places = head.indices.filter { isSame(edge, head[$0]) }
    return places.first { told.details(of: edge, head[$0]).isEmpty } ?? places.first
  }

  private static func comesBefore(_ left: Edge, _ right: Edge) -> Bool {
    (left.from, left.to, left.kind.rawValue, left.order) < (
      right.from, right.to, right.kind.rawValue, right.order
    )
  }
}
