/// Finds children that are attached and never started.
struct ChildNeverStarted {
  static let rule = SourceRule(
    id: "child-never-started",
    severity: .warning,
    summary: "a child that is attached but never started",
    advice:
      "It shows nothing and stays until its parent is released. Start it, or do not create it."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    lifecycles.children.filter { isIdle($0) }.flatMap { child in
      child.keepings.filter { $0.isList && $0.property != nil && lifecycles.nodes.contains($0.owner) }.map {
        keeping in
        RuleViolation(
          place: keeping.attributed.effect.place,
          type: child.type,
          message:
            "\(lifecycles.name(child.type)) is attached to \(lifecycles.name(keeping.owner)) and never started; start it"
        )
      }
    }
  }

  /// Whether nothing calls or shows the child, although it has a method to start it.
  private func isIdle(_ child: Child) -> Bool {
    guard child.calls.isEmpty, !child.isLost, !child.isShown else { return false }
    let own = lifecycles.methods(of: child.type)
    let startsItself = own.contains { $0.name == "init" && $0.own.contains { $0.isCall(on: child.type) } }
    let canStart = own.contains { CoordinatorNaming.isStarting($0.name) && !$0.statements.isEmpty }
    return canStart && !startsItself && !child.keepings.contains { $0.property == nil }
  }
}

extension Effect {
  fileprivate func isCall(on type: TypeID) -> Bool {
    if case .calls = kind { return target.types.contains(type) }
    return false
  }
}
