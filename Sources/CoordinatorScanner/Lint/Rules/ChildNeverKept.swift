extension SourceRule {
  static let childNeverKept = SourceRule(
    id: "child-never-kept",
    severity: .error,
    summary: "a child that is started but never stored",
    advice:
      "After the method returns, only its screens may keep it alive, so its delegates can stop working. Add it to the children, or store it in a property."
  )

  static let childNeverAttached = SourceRule(
    id: "child-never-attached",
    severity: .warning,
    summary: "a child that is created, but neither started nor stored",
    advice:
      "It is released at the end of the line, and weak references to it become nil. Attach and start it, or pass on a coordinator that is stored."
  )
}

extension Lifecycles {
  func childrenNeverKept() -> [RuleViolation] {
    let all = dropped.filter { !$0.calls.isEmpty }.compactMap { child in
      child.making(in: nodes).flatMap { breachOfKeeping(child, $0) }
    }
    return all + droppedByOneOfSeveral
  }

  /// What a builder makes for several coordinators, where one of them starts it and does not keep it.
  private var droppedByOneOfSeveral: [RuleViolation] {
    children.filter { !$0.drops.isEmpty && !handsItselfOn($0) && !addsItself($0) }.flatMap { child in
      child.drops.filter { $0.type.map(nodes.contains) ?? false }.compactMap { breachOfKeeping(child, $0) }
    }
  }

  private func breachOfKeeping(_ child: Child, _ making: AttributedEffect) -> RuleViolation? {
    breach(child, making, "\(name(child.type)) is started and nothing keeps it; add it to the children")
  }

  func childrenNeverAttached() -> [RuleViolation] {
    dropped.filter(\.calls.isEmpty).compactMap { child in
      guard let making = child.making(in: nodes) else { return nil }
      return breach(
        child,
        making,
        "\(name(child.type)) is made, but neither started nor kept; attach it or leave it out"
      )
    }
  }

  /// Children that nothing keeps.
  private var dropped: [Child] {
    children.filter {
      !$0.isLost && $0.keepings.isEmpty && !$0.makings.isEmpty && !handsItselfOn($0) && !addsItself($0)
    }
  }

  private func breach(_ child: Child, _ making: AttributedEffect, _ message: String) -> RuleViolation? {
    if let maker = making.type, flow.classification.isTestDouble(maker) { return nil }
    return RuleViolation(place: making.effect.place, type: child.type, message: message)
  }
}
