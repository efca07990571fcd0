import CoordinatorDiagrams
import CoordinatorGraph

extension NodeSearch {
  /// The nodes that a name from the user means. All commands, options and rules of a project use this rule, and the first that
  /// finds something decides:
  ///
  /// 1. the nodes with this id, type or label, or those that a pattern matches;
  /// 2. the type with this name between the words that most names share: `DefaultHomeCoordinator` for `Home`;
  /// 3. the type with this word in its name.
  ///
  /// In 2 and 3, coordinators win over other nodes.
  ///
  /// - Throws: ``NodeNameError`` if there is no such node, or if several types have the name.
  package func nodes(naming text: String) throws(NodeNameError) -> [Int] {
    let found = try nodes(namedBy: Glob(text))
    if found.isEmpty { throw .noMatch(text, nearest: graph.names(near: text)) }
    return found
  }

  /// The same; empty if there is no such node.
  func nodes(namedBy glob: Glob) throws(NodeNameError) -> [Int] {
    let text = glob.pattern
    do throws(Exhausted) {
      let found = try nodes(named: glob)
      if !found.isEmpty { return found }
      // Each name and each of its parts is looked at.
      if glob.literal != nil { try spend(2 * graph.nodes.count) }
    } catch {
      throw .exhausted(error)
    }
    if glob.literal != nil, !text.isEmpty {
      let others = graph.nodes.indices.filter { graph.nodes[$0].type.range(ofWord: text) != nil }
      if let found = try one(of: others.filter { stem(of: graph.nodes[$0]) == text }, text) { return found }
      if let found = try one(of: others, text) { return found }
    }
    return []
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

extension Graph {
  /// Up to three names that were probably meant instead of a name without a match. These are names that
  /// contain it, or else the name with the fewest different letters. Very long names are ignored.
  func names(near pattern: String) -> [String] {
    let bearable = 80
    let letters = pattern.filter { !"*?[]{}\\".contains($0) }
    guard !letters.isEmpty, letters.utf8.count <= bearable else { return [] }
    let names = Set(nodes.flatMap { [$0.name, $0.type] }).filter { $0.utf8.count <= bearable }.sorted()
    let part = letters.lowercased()
    let wholes = names.lazy.filter { $0.lowercased().contains(part) }.prefix(3)
    if !wholes.isEmpty { return Array(wholes) }
    // A misspelt `Hoem` is nearer to the stem than to the whole name.
    let shared = SharedWords(of: names)
    let stems = Dictionary(names.map { (shared.stem(of: $0), $0) }) { first, _ in first }
    let near = letters.nearest(in: names) ?? letters.nearest(in: stems.keys.sorted()).flatMap { stems[$0] }
    return near.map { [$0] } ?? []
  }
}
