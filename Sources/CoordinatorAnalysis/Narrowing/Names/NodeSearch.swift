import CoordinatorDiagrams
import CoordinatorGraph

/// Finds the nodes of a graph that patterns match.
///
/// All patterns of a task share one search. It indexes the names once, so a name costs one look, and only a pattern with
/// wildcards is compared with all nodes. It counts its steps, because a file can hold thousands of patterns, and it
/// throws ``Exhausted`` after the last one.
package final class NodeSearch {
  /// The patterns need too many steps.
  package struct Exhausted: Error, Hashable, CustomStringConvertible {
    /// The limit, and how to stay below it.
    package let description =
      "the patterns need more than \(NodeSearch.mostSteps) steps on this graph; use fewer or shorter ones"
  }

  /// The most steps of one search: about a second. One step compares a name with the start of a pattern.
  package static let mostSteps = 100_000_000

  let graph: Graph
  private(set) var steps = 0
  private let limit: Int
  private lazy var named = index { [$0.type, $0.id.rawValue, $0.label] }
  private lazy var inModules = index { [$0.module] }
  /// The words that most names of a kind share.
  private(set) lazy var sharedWords = Dictionary(grouping: graph.nodes, by: \.kind).mapValues { nodes in
    SharedWords(of: Set(nodes.map(\.type)))
  }

  package init(_ graph: Graph, limit: Int = NodeSearch.mostSteps) {
    (self.graph, self.limit) = (graph, limit)
  }

  func spend(_ count: Int) throws(Exhausted) {
    steps += count
    if steps > limit { throw Exhausted() }
  }

  /// The positions of the nodes whose name, type or id matches, in ascending order.
  func nodes(named glob: Glob) throws(Exhausted) -> [Int] {
    if glob.isLiteral {
      let found = named[glob.pattern] ?? []
      try spend(1 + found.count)
      return found
    }
    var found: [Int] = []
    for (position, node) in graph.nodes.enumerated() {
      var work = 0
      if glob.matches(node, counting: &work) { found.append(position) }
      try spend(work)
    }
    return found
  }

  /// The modules that one of the patterns matches.
  func modules(_ globs: [Glob]) throws(Exhausted) -> Set<String> {
    var found: Set<String> = []
    for glob in globs {
      if glob.isLiteral, inModules[glob.pattern] == nil { continue }
      for module in inModules.keys {
        var work = 0
        if glob.matches(module, counting: &work) { found.insert(module) }
        try spend(work)
      }
    }
    return found
  }

  /// The positions of the nodes that match a pattern, in ascending order.
  ///
  /// - Parameter isAboutCoordinators: Whether a name that means coordinators means nothing else.
  func nodes(matching pattern: NodePattern, isAboutCoordinators: Bool = false) throws(Exhausted) -> [Int] {
    let (inside, outside) = try (modules(pattern.modules), modules(pattern.outside))
    let others = try union(of: pattern.otherThan)
    let candidates =
      pattern.names.isEmpty
      ? Array(graph.nodes.indices) : try union(of: pattern.names, isAboutCoordinators).sorted()
    try spend(candidates.count)
    return candidates.filter { position in
      let node = graph.nodes[position]
      guard pattern.takes(node), !others.contains(position) else { return false }
      guard pattern.modules.isEmpty || node.module.map(inside.contains) ?? false else { return false }
      return !(node.module.map(outside.contains) ?? false)
    }
  }

  /// The nodes that some names mean. Nothing is found of an ambiguous one, which has a finding of its own.
  private func union(of globs: [Glob], _ isAboutCoordinators: Bool = false) throws(Exhausted) -> Set<Int> {
    var found: Set<Int> = []
    for glob in globs {
      do throws(NodeNameError) {
        let nodes = try nodes(namedBy: glob)
        let hasCoordinator = isAboutCoordinators && nodes.contains { graph.nodes[$0].kind == .coordinator }
        found.formUnion(nodes.filter { !hasCoordinator || graph.nodes[$0].kind == .coordinator })
      } catch {
        if case .exhausted(let reason) = error { throw reason }
      }
    }
    return found
  }

  /// For each node, the first name that means it; nil for the others.
  package func firstMatches(of globs: [Glob]) throws(NodeNameError) -> [Int?] {
    var first = [Int?](repeating: nil, count: graph.nodes.count)
    for (number, glob) in globs.enumerated() {
      for position in try nodes(namedBy: glob) where first[position] == nil { first[position] = number }
    }
    return first
  }

  private func index(by names: (Node) -> [String?]) -> [String: [Int]] {
    var index: [String: [Int]] = [:]
    for (position, node) in graph.nodes.enumerated() {
      for case let name? in names(node) where index[name]?.last != position {
        index[name, default: []].append(position)
      }
    }
    return index
  }
}

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
      if glob.isLiteral { try spend(2 * graph.nodes.count) }
    } catch {
      throw .exhausted(error)
    }
    if glob.isLiteral, !text.isEmpty {
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
  /// The positions of the nodes that one of the patterns means, in ascending order.
  ///
  /// - Throws: ``NarrowingError`` if a pattern means no node, or if all together need too many steps.
  func nodes(
    naming patterns: [String],
    as option: NarrowingError.Option
  ) throws(NarrowingError) -> [Int] {
    var found: Set<Int> = []
    for pattern in patterns { found.formUnion(try nodes(naming: pattern, as: option)) }
    return found.sorted()
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
    let letters = pattern.filter { !"*?{}".contains($0) }
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

/// Why a name from the user means no node.
package enum NodeNameError: Error, Hashable, Sendable {
  /// No node has the name, or matches the pattern; `nearest` are names like it.
  case noMatch(String, nearest: [String])
  /// Several types may be meant.
  case ambiguous(String, candidates: [String])
  /// The patterns need too many steps.
  case exhausted(NodeSearch.Exhausted)
}

extension NodeNameError: CustomStringConvertible {
  /// One line: the problem and how to fix it.
  package var description: String {
    switch self {
    case .noMatch(let name, let nearest): "no node matches \(name.quoted); \(Self.advice(nearest))"
    case .ambiguous(let name, let candidates):
      "no node is called \(name.quoted); did you mean \(Self.list(candidates))?"
    case .exhausted(let error): "\(error)"
    }
  }

  private static func advice(_ names: [String]) -> String {
    names.isEmpty ? "see all names with 'coordviz list'" : "did you mean \(list(names))?"
  }

  /// The first names: a line has no room for hundreds.
  private static func list(_ names: [String]) -> String {
    let most = 5
    let others = names.count > most ? ["\(names.count - most) others"] : []
    return (names.prefix(most).map(\.quoted) + others).alternatives
  }
}
