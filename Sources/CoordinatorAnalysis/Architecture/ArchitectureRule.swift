import CoordinatorGraph

/// A rule of a project about the edges of its graph.
package struct ArchitectureRule: Hashable, Sendable {
  package enum Demand: Hashable, Sendable {
    /// No edge leads from one node to the other.
    case noEdge
    /// No path leads from one node to the other.
    case noPath
    /// No path to the other node needs more edges than this, from the first node or else from a root.
    case depth(Int)
    /// Edges that leave the first node lead only to the other, or to those of another such rule.
    case onlyEdges
  }

  /// Its name, which its findings have as their rule.
  package var name: String
  package var severity: Finding.Severity
  package var comment: String?
  package var demand: Demand
  package var from: NodePattern
  package var to: NodePattern
  package var edges: Set<Edge.Kind>
  /// The line that states the rule.
  package var place: SourceLocation?

  package init(
    _ name: String,
    _ demand: Demand,
    severity: Finding.Severity = .error,
    comment: String? = nil,
    from: NodePattern = NodePattern(),
    to: NodePattern = NodePattern(),
    edges: [Edge.Kind] = [],
    place: SourceLocation? = nil
  ) {
    (self.name, self.demand, self.severity, self.comment) = (name, demand, severity, comment)
    (self.from, self.to, self.place) = (from, to, place)
    self.edges = edges.isEmpty ? demand.usualEdges : Set(edges)
  }

  /// Whether names of coordinators mean no screens or containers, because the rule names no kinds.
  func isAboutCoordinators(_ pattern: NodePattern) -> Bool {
    pattern.kinds.isEmpty && edges == demand.usualEdges
  }

  /// The rule in one sentence.
  package var summary: String {
    let kinds = edges == demand.usualEdges ? "" : " by \(edgeNames)"
    let (first, second) = (from.words, to.words)
    return switch demand {
    case .noEdge: "no edge\(kinds) from \(first) to \(second)"
    case .noPath: "no path\(kinds) from \(first) to \(second)"
    case .depth(let limit):
      "at most \(limit) \(limit == 1 ? "edge" : "edges")\(kinds) from \(from.isEverything ? "a root" : first) to \(second)"
    case .onlyEdges: "edges\(kinds) from \(first) lead only to \(second)"
    }
  }

  private var edgeNames: String {
    Edge.Kind.allCases.filter(edges.contains).map(\.rawValue).alternatives
  }
}

extension ArchitectureRule.Demand {
  /// The kinds of edges that count if a rule names none: those that open something. Levels and lists of allowed edges are
  /// about coordinators, which present screens of their own.
  package var usualEdges: Set<Edge.Kind> {
    switch self {
    case .depth, .onlyEdges: .hierarchy
    case .noEdge, .noPath: Set.hierarchy.union([.presents])
    }
  }
}

extension RuleDescription {
  package init(of rule: ArchitectureRule) {
    self.init(id: rule.name, severity: rule.severity, summary: rule.summary, advice: rule.comment)
  }
}
