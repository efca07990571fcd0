import CoordinatorGraph

/// Which nodes a rule is about. A node matches if it matches every list that is not empty.
package struct NodePattern: Hashable, Sendable {
  /// Patterns of names, types and ids: one of them has to match.
  package var names: [Glob]
  /// The same, but none of them may match.
  package var otherThan: [Glob]
  /// Patterns of modules: one of them has to match.
  package var modules: [Glob]
  /// The same, but none of them may match. A node without a module matches none.
  package var outside: [Glob]
  package var roles: [Node.Role]
  package var kinds: [Node.Kind]

  /// A pattern; without arguments, all nodes match.
  package init(
    names: [String] = [],
    otherThan: [String] = [],
    modules: [String] = [],
    outside: [String] = [],
    roles: [Node.Role] = [],
    kinds: [Node.Kind] = []
  ) {
    self.names = names.map(Glob.init)
    self.otherThan = otherThan.map(Glob.init)
    self.modules = modules.map(Glob.init)
    self.outside = outside.map(Glob.init)
    (self.roles, self.kinds) = (roles, kinds)
  }

  package var isEverything: Bool { self == NodePattern() }

  /// Whether a node has one of the kinds and roles.
  func takes(_ node: Node) -> Bool {
    (kinds.isEmpty || kinds.contains(node.kind)) && (roles.isEmpty || node.role.map(roles.contains) ?? false)
  }

  /// The pattern in words: `Search*, in the module Search`.
  var words: String {
    if isEverything { return "any node" }
    let parts = [
      kinds.isEmpty ? nil : kinds.map(\.rawValue).alternatives + (names.isEmpty ? "" : ":"),
      names.isEmpty ? (kinds.isEmpty ? "nodes" : nil) : names.map(\.pattern).alternatives,
      roles.isEmpty ? nil : "with the role \(roles.map(\.rawValue).alternatives)",
      modules.isEmpty ? nil : "in the module \(modules.map(\.pattern).alternatives)",
      outside.isEmpty ? nil : "outside the module \(outside.map(\.pattern).alternatives)",
      otherThan.isEmpty ? nil : "except \(otherThan.map(\.pattern).alternatives)",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}

extension [String] {
  /// `A`, `A or B`, `A, B or C`.
  var alternatives: String { listed(with: "or") }

  /// `A`, `A and B`, `A, B and C`.
  func listed(with conjunction: String) -> String {
    guard count > 1, let last else { return joined() }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

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
          message: "\(key.quoted) of the rule \(rule.name.quoted): \(problem)",
          location: rule.place,
          advice: Architecture.unmatched.advice
        )
      )
    }
    return findings
  }

  /// Why no node matches, or one of the names; nil if all is well.
  private mutating func problem(of pattern: NodePattern) throws -> String? {
    for name in pattern.names + pattern.otherThan {
      do throws(NodeNameError) {
        guard try search.nodes(namedBy: name).isEmpty else { continue }
        throw .noMatch(name.pattern, nearest: maySuggest() ? search.graph.names(near: name.pattern) : [])
      } catch {
        if case .exhausted = error { throw error }
        return "\(error)"
      }
    }
    for module in pattern.modules where try search.modules([module]).isEmpty {
      let near = maySuggest() ? [module.pattern.nearest(in: modules)].compactMap { $0?.quoted } : []
      return "there is no module \(module.pattern.quoted)"
        + (near.isEmpty ? "" : "; did you mean \(near[0])?")
    }
    return try pattern.isEverything || !search.nodes(matching: pattern).isEmpty ? nil : "no node matches"
  }

  private mutating func maySuggest() -> Bool {
    suggestions -= 1
    return suggestions >= 0
  }
}
