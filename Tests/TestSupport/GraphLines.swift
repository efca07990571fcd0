import CoordinatorGraph

extension Graph {
  /// Each node and each edge on a line of its own, with all that is known of it, for goldens that people read.
  public var lines: String {
    let nodes = nodes.map { node in
      ([node.id.rawValue, node.kind.rawValue, node.role?.rawValue].compactMap { $0 }
        + node.unknown.map { "? \($0)" })
        .joined(separator: "  ")
    }
    return (nodes + [""] + edges.map(\.line)).joined(separator: "\n") + "\n"
  }
}

extension Edge {
  /// The edge on a line.
  public var line: String {
    let words = [from.rawValue, "->", to.rawValue, kind.rawValue, via ?? "-", ownership.rawValue, label]
    return words.compactMap { $0 }.joined(separator: "  ")
  }
}
