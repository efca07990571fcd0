extension SourceRule {
  static let parentNeverSet = SourceRule(
    id: "parent-never-set",
    severity: .warning,
    summary: "a child whose parent, delegate or listener is never set",
    advice:
      "What the child says when it is done reaches nobody, so it is never removed and nothing is shown in its place. Set the property where the child is made."
  )
}

extension Lives {
  func parentsNeverSet() -> [Breach] {
    children.flatMap { child in
      guard !child.isLost, let making = child.making(in: nodes), let maker = making.type,
        nodes.contains(maker),
        isReached(child)
      else { return [Breach]() }
      return unsetWaysUp(of: child).map { breach(child, $0, making) }
    }
  }

  /// Whether anything is done with it: it is kept, or called.
  private func isReached(_ child: Child) -> Bool { !child.keepings.isEmpty || !child.calls.isEmpty }

  private func breach(_ child: Child, _ property: Name, _ making: Happening) -> Breach {
    // A tab that stays as long as its parent may have nothing to say.
    let isPermanent = method(of: making).map { runsOnce($0) } ?? false
    return Breach(
      place: making.effect.place,
      type: child.type,
      message:
        "the \(property) of \(name(child.type)) is never set here, so what it says reaches nobody; set it where it is made",
      severity: isPermanent ? .note : nil
    )
  }

  /// Ways up to coordinators that nobody sets on this child. One that is set is enough.
  private func unsetWaysUp(of child: Child) -> [Name] {
    let ups = storedProperties(of: child.type).filter {
      isWayUp($0, of: child.type) && isFor(child.type, $0)
    }
    let isSomeSet = child.settings.keys.contains(where: Words.isWayUp)
    return isSomeSet ? [] : ups.prefix(1).map(\.fact.name)
  }

  /// Whether a property is there for a type: it declares it, or looks at it. What a base class has may be for others, as
  /// where this one is taken off when its screen is gone.
  private func isFor(_ type: TypeID, _ property: Property) -> Bool {
    if program[type].properties.contains(where: { $0 === property }) { return true }
    return methods(of: type).contains { method in
      let isOwn = method.function.map { program[$0].owner == type } ?? true
      return (isOwn || isCalled(method))
        && method.sites.contains {
          $0.expression.isOwn && $0.expression.name == property.fact.name
        }
    }
  }

  private func isWayUp(_ property: Property, of type: TypeID) -> Bool {
    guard Words.isWayUp(property.fact.name), property.fact.initial == nil, !property.fact.isConstant else {
      return false
    }
    guard let reference = property.fact.type?.unwrapped else { return false }
    return program.parts(of: reference, in: Scope(file: property.file, type: type)).contains { part in
      guard case .source(let target, _) = part else { return false }
      return flow.cast.isCoordinator(target)
        || program.concreteTypes(below: target).contains(where: nodes.contains)
    }
  }
}
