import CoordinatorGraph

extension NodeSearch {
  /// The nodes that a name from the user means. All commands and options use this rule, and the first that finds something
  /// decides:
  ///
  /// 1. the nodes with this id, type or label, or those that a pattern matches;
  /// 2. the type with this name between the words that most names share: `DefaultHomeCoordinator` for `Home`;
  /// 3. the type with this word in its name.
  ///
  /// In 2 and 3, coordinators win over other nodes.
  ///
  /// - Throws: ``NodeNameError`` if there is no such node, or if several types have the name.
  public func nodes(naming text: String) throws(NodeNameError) -> [Int] {
    do {
      let found = try nodes(named: Glob(text))
      if !found.isEmpty { return found }
      if Glob(text).literal != nil, !text.isEmpty {
        // Each name and each of its parts is looked at.
        try spend(2 * graph.nodes.count)
        let others = graph.nodes.indices.filter { graph.nodes[$0].type.range(ofWord: text) != nil }
        let stems = others.filter { stem(of: graph.nodes[$0]) == text }
        if let found = try one(of: stems, text) ?? one(of: others, text) { return found }
      }
    } catch let error as Exhausted {
      throw .exhausted(error)
    } catch let error as NodeNameError {
      throw error
    } catch {}
    throw .noMatch(text, nearest: graph.names(near: text))
  }

  /// The nodes of the only type among some; nil without any.
  private func one(of found: [Int], _ text: String) throws(NodeNameError) -> [Int]? {
    let coordinators = found.filter { graph.nodes[$0].kind == .coordinator }
    let found = coordinators.isEmpty ? found : coordinators
    let types = Set(found.map { graph.nodes[$0].type })
    if types.count > 1 { throw .ambiguous(text, candidates: types.sorted()) }
    return found.isEmpty ? nil : found
  }

  private func stem(of node: Node) -> String {
    (sharedWords[node.kind] ?? SharedWords(of: [])).stem(of: node.type)
  }
}

extension String {
  /// The place of a word in a name: `Home` in `HomeViewModel`, not in `Homepage`.
  package func range(ofWord word: String) -> Range<String.Index>? {
    ranges(of: word).first { range in
      let startsWord = range.lowerBound == startIndex || self[range.lowerBound].isUppercase
      return startsWord && self[range.upperBound...].first?.isLowercase != true
    }
  }
}
