import CoordinatorGraph

/// The edges of two graphs whose nodes have the same ids, side by side. O(n log n) for n edges of both.
struct EdgeComparison {
  private(set) var added: [Edge]
  private(set) var removed: [Edge]
  private(set) var changed: [GraphDiff.Altered<Edge>] = []
  private let told: Told
  /// Between which nodes a line of the tree is in both.
  private var steps: Set<Ends> = []

  private struct Ends: Hashable {
    let from: NodeID
    let to: NodeID

    init(_ edge: Edge) { (from, to) = (edge.from, edge.to) }
  }

  private struct Line: Hashable {
    let ends: Ends
    let kind: Edge.Kind
  }

  init(_ sides: Sides) {
    told = sides.told
    (removed, added) = (sides.base.edges, sides.head.edges)
    // Equal edges come first: two that join the same nodes may have swapped places.
    pair { [told] in told.compared($0) }
    pair { Line(ends: Ends($0), kind: $0.kind) }
    leaveOutDoubledSteps()
    pair { $0.isStep ? Ends($0) : nil }
    leaveOutDoubledSteps()
    added.sort(by: Self.comesBefore)
    removed.sort(by: Self.comesBefore)
    changed.sort { Self.comesBefore($0.value, $1.value) }
  }

  /// Takes each edge of the base that has the same key as one of the head, and that one, out of what is left.
  private mutating func pair<Key: Hashable>(by key: (Edge) -> Key?) {
    var places: [Key: [Int]] = [:]
    for place in added.indices.reversed() {
      if let key = key(added[place]) { places[key, default: []].append(place) }
    }
    var isPaired = [Bool](repeating: false, count: added.count)
    removed = removed.filter { edge in
      guard let key = key(edge), let place = places[key]?.popLast() else { return true }
      isPaired[place] = true
      compare(edge, added[place])
      return false
    }
    added = added.indices.filter { !isPaired[$0] }.map { added[$0] }
  }

  private mutating func compare(_ base: Edge, _ head: Edge) {
    if base.isStep { steps.insert(Ends(base)) }
    let details = told.details(of: base, head)
    if !details.isEmpty { changed.append(GraphDiff.Altered(value: head, details: details)) }
  }

  /// A guide has one line for what a source attaches and keeps: where both have one, nothing is new.
  private mutating func leaveOutDoubledSteps() {
    guard !told.kindOfTree else { return }
    let isDoubled = { [steps] (edge: Edge) in edge.isStep && steps.contains(Ends(edge)) }
    removed.removeAll(where: isDoubled)
    added.removeAll(where: isDoubled)
  }

  private static func comesBefore(_ left: Edge, _ right: Edge) -> Bool {
    (left.from, left.to, left.kind.rawValue, left.order) < (
      right.from, right.to, right.kind.rawValue, right.order
    )
  }
}
