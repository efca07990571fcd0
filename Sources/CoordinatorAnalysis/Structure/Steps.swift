import CoordinatorDiagrams
import CoordinatorGraph

/// Which nodes are one step away from each, as positions: the rows of a sparse matrix.
struct Steps: Sendable {
  private let starts: [Int]
  private let ends: [Int]

  /// Steps between the given pairs of `count` nodes; each node's keep the order of the pairs. O(count + pairs).
  init(_ pairs: [(from: Int, to: Int)], count: Int) {
    var starts = [Int](repeating: 0, count: count + 1)
    for pair in pairs { starts[pair.from + 1] += 1 }
    for node in 0..<count { starts[node + 1] += starts[node] }
    var next = starts
    var ends = [Int](repeating: 0, count: pairs.count)
    for pair in pairs {
      ends[next[pair.from]] = pair.to
      next[pair.from] += 1
    }
    self.starts = starts
    self.ends = ends
  }

  /// All steps, by the node that they start from.
  var pairs: [(from: Int, to: Int)] {
    (0..<starts.count - 1).flatMap { node in self[node].map { (node, $0) } }
  }

  /// The nodes one step away from a node.
  subscript(node: Int) -> ArraySlice<Int> { ends[starts[node]..<starts[node + 1]] }

  /// Which nodes are at most `limit` steps away from one of the given; these themselves are. O(nodes + steps).
  func within(_ limit: Int?, of start: [Int]) -> [Bool] {
    var isMet = [Bool](repeating: false, count: starts.count - 1)
    for node in start { isMet[node] = true }
    var (front, distance) = (start, 0)
    while !front.isEmpty, limit.map({ distance < $0 }) ?? true {
      var next: [Int] = []
      for node in front {
        for target in self[node] where !isMet[target] {
          isMet[target] = true
          next.append(target)
        }
      }
      (front, distance) = (next, distance + 1)
    }
    return isMet
  }
}

extension Graph {
  /// The steps along edges of some kinds, as positions of nodes.
  func steps(along kinds: Set<Edge.Kind>) -> Steps {
    Steps(pairs(along: kinds), count: nodes.count)
  }

  /// The steps against edges of some kinds.
  func steps(against kinds: Set<Edge.Kind>) -> Steps {
    Steps(pairs(along: kinds).map { ($0.to, $0.from) }, count: nodes.count)
  }

  private func pairs(along kinds: Set<Edge.Kind>) -> [(from: Int, to: Int)] {
    zip(edges, zip(adjacency.sources, adjacency.targets)).compactMap { kinds.contains($0.kind) ? $1 : nil }
  }
}
