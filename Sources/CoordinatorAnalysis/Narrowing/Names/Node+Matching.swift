import CoordinatorGraph

extension Glob {
  /// Whether the node's name, type or id matches.
  func matches(_ node: Node, counting steps: inout Int) -> Bool {
    if matches(node.type, counting: &steps) { return true }
    // Most nodes have one name.
    if node.id.rawValue != node.type, matches(node.id.rawValue, counting: &steps) { return true }
    return node.label.map { matches($0, counting: &steps) } ?? false
  }
}

extension NodeSearch {
  /// For each node, the first matching pattern, or nil.
  ///
  /// - Throws: ``NarrowingError`` if a pattern matches no node at all, or if all together need too many steps.
  func firstMatches(
    of patterns: [String],
    as option: NarrowingError.Option
  ) throws(NarrowingError) -> [Int?] {
    var first = [Int?](repeating: nil, count: graph.nodes.count)
    for (number, pattern) in patterns.enumerated() {
      let found: [Int]
      do { found = try nodes(naming: Glob(pattern)) } catch { throw .exhausted(error, option: option) }
      if found.isEmpty { throw .noMatch(pattern, option: option, nearest: graph.names(near: pattern)) }
      for position in found where first[position] == nil { first[position] = number }
    }
    return first
  }
}
