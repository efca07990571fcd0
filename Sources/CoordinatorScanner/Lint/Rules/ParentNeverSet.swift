extension SourceRule {
  static let parentNeverSet = SourceRule(
    id: "parent-never-set",
    severity: .warning,
    summary: "a child whose parent, delegate or listener is never set",
    advice:
      "The child cannot report that it is done, so it is never removed. Set the property where the child is created."
  )
}

extension Lifecycles {
  func parentsNeverSet() -> [RuleViolation] {
    children.flatMap { child in
      guard !child.isLost, let making = child.making(in: nodes), let maker = making.type,
        nodes.contains(maker),
        isReached(child)
      else { return [RuleViolation]() }
      return unsetWaysUp(of: child).map { breach(child, $0, making) }
    }
  }

  /// Whether anything is done with it: it is kept, or called.
  private func isReached(_ child: Child) -> Bool { !child.keepings.isEmpty || !child.calls.isEmpty }

  private func breach(_ child: Child, _ property: Name, _ making: AttributedEffect) -> RuleViolation {
    // A tab that stays as long as its parent may have nothing to say.
    let isPermanent = method(of: making).map { runsOnce($0) } ?? false
    return RuleViolation(
      place: making.effect.place,
      type: child.type,
      message:
        "the \(property) of \(name(child.type)) is never set here, so what it says reaches nobody; set it where it is made",
      severity: isPermanent ? .note : nil
    )
  }

  /// Ways up to coordinators that nobody sets on this child. One that is set is enough.
  private func unsetWaysUp(of child: Child) -> [Name] {
    if child.settings.keys.contains(where: CoordinatorNaming.isWayUp) { return [] }
    for property in storedProperties(of: child.type) where isWayUp(property, of: child.type) {
      if isFor(child.type, property.fact.name) { return [property.fact.name] }
    }
    return []
  }

  /// Whether a property is there for a type: it declares it, or looks at it. What a base class has may be for others, as
  /// where this one is taken off when its screen is gone.
  private func isFor(_ type: TypeID, _ property: Name) -> Bool {
    if let (owner, _) = program.property(property, on: type), owner == type { return true }
    for method in methods(of: type) where looks(method, at: property, on: type) { return true }
    return false
  }

  private func looks(_ method: Method, at property: Name, on type: TypeID) -> Bool {
    guard owner(of: method) == type || isCalled(method) else { return false }
    return method.sites.contains { $0.expression.isOwn && $0.expression.name == property }
  }

  private func owner(of method: Method) -> TypeID? {
    if let function = method.function { return program[function].owner }
    return method.type
  }

  private func isWayUp(_ property: Property, of type: TypeID) -> Bool {
    guard CoordinatorNaming.isWayUp(property.fact.name), property.fact.initial == nil,
      !property.fact.isConstant
    else {
      return false
    }
    guard let reference = property.fact.type?.unwrapped else { return false }
    return program.parts(of: reference, in: Scope(file: property.file, type: type)).contains { part in
      guard case .source(let target, _) = part else { return false }
      return flow.classification.isCoordinator(target)
        || program.concreteTypes(below: target).contains(where: nodes.contains)
    }
  }
}
