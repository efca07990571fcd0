import CoordinatorGraph

/// The edges of two graphs whose nodes have the same ids, side by side. O(n log n) for n edges of both.
struct EdgeComparison {
  private(set) var added: [Edge]
  private(set) var removed: [Edge]
  private(set) var changed: [GraphDiff.Altered<Edge>] = []
  private let aspects: ComparedAspects
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
    aspects = sides.aspects
    (removed, added) = (sides.base.edges, sides.head.edges)
    // Equal edges come first: two that join the same nodes may have swapped places.
    pair { [aspects] in aspects.compared($0) }
    pair { Line(ends: Ends($0), kind: $0.kind) }
    leaveOutDoubledSteps()
    pair { $0.isStep ? Ends($0) : nil }
    leaveOutDoubledSteps()
    added.sort(by: Self.comesBefore)
    removed.sort(by: Self.comesBefore)
    changed.sort { Self.comesBefore($0.value, $1.value) }
  }

  /// Removes pairs of edges with the same key from the unmatched edges of base and head.
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
    let details = aspects.details(of: base, head)
    if !details.isEmpty { changed.append(GraphDiff.Altered(value: head, details: details)) }
  }

  /// A guide has one line for a child that source both attaches and holds: if both sides have a line, nothing
  /// is new.
  private mutating func leaveOutDoubledSteps() {
    guard !aspects.kindOfTree else { return }
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
