import CoordinatorDiagrams
import CoordinatorGraph

/// Pairs of nodes without a match that seem to be one under two names.
///
/// Two nodes match if they have the same parents, and either the same children or almost the same name. This
/// is only a suggestion: the node may really be another one.
struct Renamings {
  /// The next pairs, or nil.
  private(set) var best: [GraphDiff.Renaming]?
  private let matching: NodeMatching

  /// More names than this below one node are not compared letter by letter.
  private static let mostPairs = 2_500

  private struct Place: Hashable {
    let kind: Node.Kind
    let parents: [NodeID]
  }

  init(_ base: Graph, _ head: Graph, _ matching: NodeMatching) {
    self.matching = matching
    let before = base.nodes.filter { matching.heads[$0.id] == nil }
    let after = head.nodes.filter { !matching.isMatched($0.id) }
    guard !before.isEmpty, !after.isEmpty else { return }
    let places = Dictionary(grouping: after) {
      Place(kind: $0.kind, parents: Self.around($0, head.parents) { $0 })
    }
    let groups = Dictionary(grouping: before) { Place(kind: $0.kind, parents: parents(of: $0, in: base)) }
    let pairs = groups.flatMap { place, nodes in
      self.pairs(nodes, places[place, default: []], base, head)
    }
    best = pairs.isEmpty ? nil : pairs
  }

  private func pairs(_ before: [Node], _ after: [Node], _ base: Graph, _ head: Graph) -> [GraphDiff.Renaming]
  {
    guard before.count * after.count <= Self.mostPairs else { return [] }
    var (pairs, left, rest) = ([GraphDiff.Renaming](), [Node](), after)
    for node in before {
      if let place = rest.firstIndex(where: { haveOneName(node, $0) }) {
        pairs.append(GraphDiff.Renaming(from: node, to: rest.remove(at: place)))
      } else {
        left.append(node)
      }
    }
    return pairs
      + Self.pairs(
        left.map { ($0, matchedChildren(of: $0, in: base)) },
        rest.map { ($0, Self.children(of: $0, in: head)) }
      )
  }

  /// Pairs of nodes with the same children, at least one.
  private static func pairs(
    _ before: [(node: Node, children: [NodeID])],
    _ after: [(node: Node, children: [NodeID])]
  ) -> [GraphDiff.Renaming] {
    var places = Dictionary(grouping: after.reversed(), by: \.children)
    places[[]] = nil
    return before.compactMap { node, children in
      places[children]?.popLast().map { GraphDiff.Renaming(from: node, to: $0.node) }
    }
  }

  private func haveOneName(_ base: Node, _ head: Node) -> Bool {
    let (before, after) = Self.stems(base.name, head.name)
    return before.nearest(in: [after]) != nil
  }

  private static func children(of node: Node, in head: Graph) -> [NodeID] {
    around(node, head.children) { $0 }
  }

  private func matchedChildren(of node: Node, in base: Graph) -> [NodeID] {
    Self.around(node, base.children) { matching.heads[$0] }
  }

  /// The parents by their ids in the head. A parent without a match keeps its own unique id.
  private func parents(of node: Node, in base: Graph) -> [NodeID] {
    Self.around(node, base.parents) { matching.heads[$0] ?? NodeID("\u{0}\($0)") }
  }

  private static func around(
    _ node: Node,
    _ neighbours: (NodeID, Set<Edge.Kind>) -> [Node],
    _ id: (NodeID) -> NodeID?
  ) -> [NodeID] {
    neighbours(node.id, .hierarchy).compactMap { id($0.id) }.sorted()
  }

  /// The names without the word that both end in: `Home` and `Help` are far apart, with `Coordinator` they are not.
  private static func stems(_ left: String, _ right: String) -> (String, String) {
    let (left, right) = (left.prefix(longestName), right.prefix(longestName))
    let common = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    let suffix = left.suffix(common)
    guard let word = suffix.firstIndex(where: \.isUppercase) else { return (String(left), String(right)) }
    let length = suffix[word...].count
    let stems = (String(left.dropLast(length)), String(right.dropLast(length)))
    return stems.0.isEmpty || stems.1.isEmpty ? (String(left), String(right)) : stems
  }

  private static let longestName = 200
}
