import CoordinatorGraph

extension Rule {
  /// One parent has the same child in its list of children more than once.
  static let attachedTwice = Rule(
    "attached-twice",
    .error,
    "a child that is attached to its parent more than once",
    in: [.live, .declared]
  ) { relations in
    var counts: [[Int]: Int] = [:]
    for edge in relations.edges([.child]) where relations.kind(edge.target) == .coordinator {
      counts[[edge.source, edge.target], default: 0] += 1
    }
    return counts.filter { $0.value > 1 }.map { ends, count in
      let (parent, child) = (relations.name(ends[0]), relations.name(ends[1]))
      return Breach(
        node: ends[1],
        message:
          "\(child) is attached to \(parent) \(count) times, so one detach does not remove it; attach it once"
      )
    }
  }
}
