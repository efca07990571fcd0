import CoordinatorAnalysis
import CoordinatorDeclarations
import CoordinatorGraph

extension ArchitectureRule {
  init(of rule: Configuration.EdgeRule, at place: SourceLocation) {
    let forbidden = rule.maxDepth.map(Demand.depth) ?? (rule.to.isReachable ? .noPath : .noEdge)
    self.init(
      rule.name,
      rule.isAllowed ? .onlyEdges : forbidden,
      severity: rule.severity,
      comment: rule.comment,
      from: NodePattern(of: rule.from),
      to: NodePattern(of: rule.to),
      edges: rule.edges,
      place: place
    )
  }
}

extension NodePattern {
  fileprivate init(of choice: Configuration.NodeChoice) {
    self.init(
      names: choice.name,
      otherThan: choice.notName,
      modules: choice.module,
      outside: choice.notModule,
      roles: choice.role,
      kinds: choice.kind
    )
  }
}
