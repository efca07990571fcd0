/// Finds children whose reference to their parent is never set.
struct ParentNeverSet {
  static let rule = SourceRule(
    id: "parent-never-set",
    severity: .warning,
    summary: "a child whose parent, delegate or listener is never set",
    advice:
      "The child cannot report that it is done, so it is never removed. Set the property where the child is created."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    lifecycles.children.flatMap { child in unset(child).map { violation(child, $0.property, $0.making) } }
  }

  private func unset(_ child: Child) -> [(property: Name, making: AttributedEffect)] {
    guard !child.isLost, let making = child.making(in: lifecycles.nodes), let maker = making.type,
      lifecycles.nodes.contains(maker), isReached(child), !lifecycles.isDoneAtOnce(child)
    else { return [] }
    return unsetWaysUp(of: child).map { ($0, making) }
  }

  /// The children whose parent is never set, with the methods that make them. That nothing removes them has the same cause.
  var causes: Set<Cause> {
    Set(
      lifecycles.children.flatMap { child in
        unset(child).map { Cause(type: child.type, maker: $0.making.type, function: $0.making.function) }
      }
    )
  }

  struct Cause: Hashable {
    let type: TypeID
    let maker: TypeID?
    let function: Name
  }

  private func isReached(_ child: Child) -> Bool { !child.keepings.isEmpty || !child.calls.isEmpty }

  private func violation(_ child: Child, _ property: Name, _ making: AttributedEffect) -> RuleViolation {
    // A tab that lives as long as its parent may have nothing to report.
    let isPermanent = lifecycles.method(of: making).map { lifecycles.runsOnce($0) } ?? false
    return RuleViolation(
      place: making.effect.place,
      type: child.type,
      message:
        "`\(property)` of \(lifecycles.name(child.type)) is never set, so \(lifecycles.name(making.type ?? child.type)) never hears that it is done; set it where the child is made",
      severity: isPermanent ? .note : nil
    )
  }

  /// The first parent property, if none is set.
  private func unsetWaysUp(of child: Child) -> [Name] {
    if child.settings.keys.contains(where: CoordinatorNaming.isWayUp) { return forgotten(of: child) }
    for property in lifecycles.storedProperties(of: child.type) where isWayUp(property, of: child.type) {
      if isFor(child, property.fact.name) { return [property.fact.name] }
    }
    return []
  }

  /// The parent property of a child that other children of its maker get, where the child ends itself by a method that a
  /// library declares, such as `finish()`.
  private func forgotten(of child: Child) -> [Name] {
    let waysOut = WaysOut(lifecycles: lifecycles)
    let makers = Set(child.makings.compactMap(\.type))
    let unset = lifecycles.storedProperties(of: child.type).filter {
      isEndListener($0.fact.name) && $0.fact.initial == nil && !$0.fact.isConstant
        && child.settings[$0.fact.name] == nil
    }
    guard !unset.isEmpty,
      lifecycles.graph.bodies(of: child.type).contains(where: { waysOut.callsUnknownEnd($0, of: child.type) })
    else { return [] }
    let others = lifecycles.children.filter { other in
      other.type != child.type && other.makings.contains { $0.type.map(makers.contains) ?? false }
    }
    return unset.map(\.fact.name).filter { name in
      others.contains { $0.settings[name]?.types.contains(where: makers.contains) ?? false }
    }
  }

  /// Whether a property is told of the end: `parentCoordinator`, `finishDelegate`.
  private func isEndListener(_ name: Name) -> Bool {
    let small = name.lowercased()
    return small.hasPrefix("parent") || small.hasPrefix("finish") && CoordinatorNaming.isListener(name)
  }

  /// Whether a property is of use to a child: its type declares or reads it.
  ///
  /// A property of a base class may be for other subclasses. A protocol may ask for a property that the child does not need,
  /// because it tells of its end by other means.
  private func isFor(_ child: Child, _ property: Name) -> Bool {
    let type = child.type
    if lifecycles.program.property(property, on: type)?.scope.type == type,
      !isRequired(property, of: type) || !tells(child)
    {
      return true
    }
    for method in lifecycles.methods(of: type) where looks(method, at: property, on: type) { return true }
    return false
  }

  /// Whether a child has a closure or a reference to its maker, or ends with its screen.
  private func tells(_ child: Child) -> Bool {
    let waysOut = WaysOut(lifecycles: lifecycles)
    let makers = Set(child.makings.compactMap(\.type))
    return child.settings.contains { name, values in
      waysOut.isClosure(name, of: child.type) || values.types.contains(where: makers.contains)
    } || waysOut.tenures.contains { $0.child.made == child.made && waysOut.isToldOfEnd($0, []) }
  }

  private func isRequired(_ property: Name, of type: TypeID) -> Bool {
    lifecycles.program.ancestors(of: type).map(\.type).contains { above in
      lifecycles.program[above].isProtocol
        && lifecycles.program[above].properties.contains { $0.fact.name == property }
    }
  }

  private func looks(_ method: Method, at property: Name, on type: TypeID) -> Bool {
    guard lifecycles.declarer(of: method) == type || lifecycles.isCalled(method) else { return false }
    return method.sites.contains { $0.expression.isOwn && $0.expression.name == property }
  }

  private func isWayUp(_ property: Property, of type: TypeID) -> Bool {
    guard CoordinatorNaming.isWayUp(property.fact.name), property.fact.initial == nil,
      !property.fact.isConstant
    else {
      return false
    }
    guard let reference = property.fact.type?.unwrapped else { return false }
    return lifecycles.program.parts(of: reference, in: Scope(file: property.file, type: type)).contains {
      part in
      guard case .source(let target, _) = part else { return false }
      return lifecycles.flow.classification.isCoordinator(target)
        || lifecycles.program.concreteTypes(below: target).contains(where: lifecycles.nodes.contains)
    }
  }
}
