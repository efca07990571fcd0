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
  /// - Throws: ``NarrowingError`` if a pattern means no node, or if all together need too many steps.
  func firstMatches(
    of patterns: [String],
    as option: NarrowingError.Option
  ) throws(NarrowingError) -> [Int?] {
    var first = [Int?](repeating: nil, count: graph.nodes.count)
    for (number, pattern) in patterns.enumerated() {
      for position in try nodes(naming: pattern, as: option) where first[position] == nil {
        first[position] = number
      }
    }
    return first
  }

  /// The nodes that a name means which was given to an option.
  func nodes(naming name: String, as option: NarrowingError.Option) throws(NarrowingError) -> [Int] {
    do { return try nodes(naming: name) } catch { throw NarrowingError(option: option, problem: error) }
  }
}
