import CoordinatorGraph

/// The places of the pages of a graph's coordinators and containers.
///
/// A name is the node's id in characters that every file system accepts. A name gets a fingerprint if it is
/// equal to another one apart from case, if it was shortened, or if a system reserves it. So the name of a
/// page only changes when another node gets the same name.
struct PageNames: Sendable {
  /// The places of all nodes that have a page.
  let places: [NodeID: PagePlace]

  /// The names for a graph. O(n).
  init(of graph: Graph) {
    let nodes = graph.nodes.filter { $0.kind == .coordinator || $0.kind == .container }
    let names = nodes.map { FileName($0.id.rawValue) }
    var counts: [String: Int] = [:]
    for name in names { counts[name.folded, default: 0] += 1 }
    var (places, taken) = ([NodeID: PagePlace](), Set<String>())
    for (node, name) in zip(nodes, names) {
      let isUnique = counts[name.folded] == 1 && !name.needsFingerprint
      let text = Self.free(isUnique ? name.text : name.withFingerprint, &taken)
      places[node.id] = PagePlace(kind: node.kind == .container ? .container : .coordinator, name: text)
    }
    self.places = places
  }

  /// The place of a node's page; nil for a node without one.
  subscript(id: NodeID) -> PagePlace? { places[id] }

  /// The text, with a number where two fingerprints are the same.
  private static func free(_ text: String, _ taken: inout Set<String>) -> String {
    var (name, number) = (text, 1)
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(text)-\(number)"
    }
    return name
  }
}
