import CoordinatorGraph

/// The rules of a project, and their violations in a graph.
package struct Architecture: Hashable, Sendable {
  /// The rules, in the order of the configuration.
  package var rules: [ArchitectureRule]

  package init(rules: [ArchitectureRule] = []) { self.rules = rules }

  /// The violations of each rule, in the order of the rules.
  ///
  /// A rule costs the nodes and edges that it is about. All rules together have a limit of steps. Those after the limit
  /// have a violation that says so, because a rule that was not checked is not kept.
  package func violations(in graph: Graph) -> [Violation] {
    rules.isEmpty ? [] : violations(EdgeSearch(graph))
  }

  func violations(_ search: EdgeSearch) -> [Violation] {
    let only = rules.filter { $0.demand == .onlyEdges }
    let unlisted = Result { () throws(NodeSearch.Exhausted) in try only.unlistedEdges(search) }
    return rules.flatMap { rule -> [Violation] in
      do throws(NodeSearch.Exhausted) {
        switch rule.demand {
        case .noEdge: return try rule.forbiddenEdges(search)
        case .noPath: return try rule.forbiddenPaths(search)
        case .depth(let limit): return try rule.nodes(below: limit, search)
        case .onlyEdges: return try unlisted.get()[rule.name, default: []]
        }
      } catch {
        return [rule.unchecked(error)]
      }
    }
  }

  /// A warning for each pattern that matches nothing: the rule is misspelled or obsolete.
  package func unmatched(in graph: Graph) -> [Finding] {
    var search = PatternSpelling(graph)
    return rules.flatMap { search.unmatched($0) }
  }

  /// The rules without a violation that may have missed one, with nodes that the graph does not know completely.
  package func incomplete(in graph: Graph, besides violated: Set<String>) -> [Doubt] {
    let search = NodeSearch(graph)
    let unknown = graph.nodes.indices.filter { !graph.nodes[$0].unknown.isEmpty }
    return rules.filter { !violated.contains($0.name) }.compactMap { rule in
      // A path may lead through any node.
      let all = rule.demand.followsPaths ? nil : (try? search.nodes(matching: rule.from)).map(Set.init)
      let nodes = all.map { all in unknown.filter(all.contains) } ?? unknown
      return nodes.isEmpty ? nil : Doubt(rule: rule.name, nodes: nodes.map { graph.nodes[$0].name })
    }
  }

  /// A rule that may have missed a violation.
  package struct Doubt: Hashable, Sendable {
    package let rule: String
    /// The names of the nodes whose edges may be unknown.
    package let nodes: [String]
  }

  /// The rule for a pattern that matches nothing.
  package static let unmatched = RuleDescription(
    own: "unmatched-rule",
    .warning,
    "a rule of the project that matches no node",
    advice: "Correct the name, or remove what means no node."
  )
}

/// An edge, or a path of edges, that a rule forbids.
package struct Violation: Hashable, Sendable {
  package var finding: Finding
  /// The edges that break the rule, in the order of the path. Of a long path only the last ones.
  package var edges: [Edge]
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
  /// The violation for an unchecked rule.
  fileprivate func unchecked(_ reason: NodeSearch.Exhausted) -> Violation {
    let finding = Finding(
      rule: name,
      severity: severity,
      message: "the rule was not checked: \(reason)",
      location: place,
      advice: comment
    )
    return Violation(finding: finding, edges: [])
  }
}
