import CoordinatorGraph

extension Glob {
  /// Whether the node's name, type or id matches.
  func matches(_ node: Node) -> Bool {
    matches(node.type) || matches(node.id.rawValue) || node.label.map(matches) ?? false
  }
}

extension Graph {
  /// For each node, the first matching pattern, or nil.
  ///
  /// - Throws: ``NarrowingError`` if a pattern matches no node at all.
  func firstMatches(
    of patterns: [String],
    as option: NarrowingError.Option
  ) throws(NarrowingError) -> [Int?] {
    var first = [Int?](repeating: nil, count: nodes.count)
    for (number, pattern) in patterns.enumerated() {
      let glob = Glob(pattern)
      var isMatched = false
      for (position, node) in nodes.enumerated() where glob.matches(node) {
        isMatched = true
        first[position] = first[position] ?? number
      }
      guard isMatched else { throw .noMatch(pattern, option: option, nearest: names(near: pattern)) }
    }
    return first
  }
}
