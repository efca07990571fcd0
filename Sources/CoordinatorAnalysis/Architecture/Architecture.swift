import CoordinatorGraph

/// The rules of a project, and their violations in a graph.
public struct Architecture: Hashable, Sendable {
  /// The rules, in the order of the configuration.
  public var rules: [ArchitectureRule]

  /// The given rules.
  public init(rules: [ArchitectureRule] = []) { self.rules = rules }

  /// The violations of each rule, in the order of the rules. Each rule costs O(n + m) for n nodes and m edges.
  public func violations(in graph: Graph) -> [Violation] {
    guard !rules.isEmpty else { return [] }
    let located = Located(graph)
    let only = rules.filter { $0.demand == .onlyEdges }
    let unlisted = OnlyEdges(rules: only, located).violations
    return rules.flatMap { rule -> [Violation] in
      switch rule.demand {
      case .noEdge: NoEdge(rule, located).violations
      case .noPath: NoPath(rule, located).violations
      case .depth(let limit): DepthLimit(rule, limit, located).violations
      case .onlyEdges: unlisted[rule.name, default: []]
      }
    }
  }

  /// A note for each pattern that matches nothing: the rule is misspelled or obsolete.
  public func unmatched(in graph: Graph) -> [Finding] { rules.flatMap { $0.unmatched(in: graph) } }

  /// The rules without a violation that may have missed one, with the nodes that the graph does not know completely.
  public func incomplete(in graph: Graph, besides violations: [Violation]) -> [(rule: String, nodes: [Node])]
  {
    let violated = Set(violations.map(\.finding.rule))
    let unknown = graph.nodes.filter { !$0.unknown.isEmpty }
    return rules.filter { !violated.contains($0.name) }.compactMap { rule in
      // A path may lead through any node.
      let nodes = rule.demand.followsPaths ? unknown : unknown.filter(rule.from.matches)
      return nodes.isEmpty ? nil : (rule.name, nodes)
    }
  }

  /// The rule for a pattern that matches nothing.
  public static let unmatched = RuleDescription(
    id: "unmatched-rule",
    severity: .note,
    summary: "a rule of the project that matches no node",
    advice: "Correct the name or remove the rule: it checks nothing.",
    page: "docs/reference/rules.md#unmatched-rule"
  )
}

/// An edge, or a path of edges, that a rule forbids.
public struct Violation: Hashable, Sendable {
  /// What a report says about it.
  public var finding: Finding
  /// The edges that break the rule, in the order of the path. Of a long path only the last ones.
  public var edges: [Edge]
}

extension ArchitectureRule.Demand {
  fileprivate var followsPaths: Bool {
    switch self {
    case .noPath, .depth: true
    case .noEdge, .onlyEdges: false
    }
  }
}

extension ArchitectureRule {
  fileprivate func unmatched(in graph: Graph) -> [Finding] {
    [("from", from), ("to", to)].compactMap { key, pattern in
      pattern.problem(in: graph).map { problem in
        Finding(
          rule: Architecture.unmatched.id,
          severity: Architecture.unmatched.severity,
          message: "\(key.quoted) of the rule \(name.quoted) \(problem)",
          location: place,
          advice: Architecture.unmatched.advice
        )
      }
    }
  }
}

extension NodePattern {
  /// Why no node matches, or one of the names; nil if all is well.
  fileprivate func problem(in graph: Graph) -> String? {
    if let name = names.first(where: { glob in !graph.nodes.contains(where: glob.matches) }) {
      let near = graph.names(near: name.pattern).map(\.quoted)
      return "names \(name.pattern.quoted), which matches no node"
        + (near.isEmpty ? "" : "; did you mean \(near.alternatives)?")
    }
    let known = Set(graph.nodes.compactMap(\.module)).sorted()
    if let module = modules.first(where: { !known.contains(where: $0.matches) }) {
      let near = module.pattern.nearest(in: known)
      return "names the module \(module.pattern.quoted), which does not exist"
        + (near.map { "; did you mean \($0.quoted)?" } ?? "")
    }
    return isEverything || graph.nodes.contains(where: matches) ? nil : "matches no node"
  }
}
