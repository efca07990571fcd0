import CoordinatorGraph

/// Finds rules whose patterns match nothing.
struct PatternSpelling {
  private let search: NodeSearch
  private let modules: [String]
  /// Suggestions compare a name with all others, so only the first findings have some.
  private var suggestions = 8

  init(_ graph: Graph) {
    search = NodeSearch(graph)
    modules = Set(graph.nodes.compactMap(\.module)).sorted()
  }

  /// The findings about a rule. None where the search is exhausted: then the rule has a finding that says so.
  mutating func unmatched(_ rule: ArchitectureRule) -> [Finding] {
    var findings: [Finding] = []
    for (key, pattern) in [("from", rule.from), ("to", rule.to)] {
      guard let problem = try? problem(of: pattern) else { continue }
      findings.append(
        Finding(
          rule: Architecture.unmatched.id,
          severity: Architecture.unmatched.severity,
          message: "\(key.quoted) of the rule \(rule.name.quoted) \(problem)",
          location: rule.place,
          advice: Architecture.unmatched.advice
        )
      )
    }
    return findings
  }

  /// Why no node matches, or one of the names; nil if all is well.
  private mutating func problem(of pattern: NodePattern) throws -> String? {
    for name in pattern.names where try search.nodes(named: name).isEmpty {
      let near = maySuggest() ? search.graph.names(near: name.pattern).map(\.quoted) : []
      return "names \(name.pattern.quoted), which matches no node"
        + (near.isEmpty ? "" : "; did you mean \(near.alternatives)?")
    }
    for module in pattern.modules where try search.modules([module]).isEmpty {
      let near = maySuggest() ? [module.pattern.nearest(in: modules)].compactMap { $0?.quoted } : []
      return "names the module \(module.pattern.quoted), which does not exist"
        + (near.isEmpty ? "" : "; did you mean \(near[0])?")
    }
    return try pattern.isEverything || !search.nodes(matching: pattern).isEmpty ? nil : "matches no node"
  }

  private mutating func maySuggest() -> Bool {
    suggestions -= 1
    return suggestions >= 0
  }
}
