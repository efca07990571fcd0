/// Finds strong references from children to their parents, delegates and listeners.
struct StrongWayUp {
  static let rule = SourceRule(
    id: "strong-way-up",
    severity: .error,
    summary: "a strong reference from a child to its parent, delegate or listener",
    advice: "Parent and child keep each other alive. Declare the property weak."
  )

  private static let adviceOnListeners =
    "coordviz found no cycle, but a child must not own its parent. Declare the property weak."

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    lifecycles.nodes.sorted().flatMap { type in
      lifecycles.storedProperties(of: type).filter {
        CoordinatorNaming.isWayUp($0.fact.name) && $0.fact.hold == .strong
      }
      .compactMap {
        strongWayUp($0, of: type)
      }
    } + strongListenersOfInteractors() + inValues + toMakers
  }

  /// Strong references in the values that a coordinator keeps: `let dependencies: Dependencies`, with a parent in it.
  private var inValues: [RuleViolation] {
    lifecycles.nodes.sorted().flatMap { type in
      lifecycles.storedProperties(of: type).flatMap { property -> [RuleViolation] in
        let held = lifecycles.flow.fields[Field(type: type, name: property.fact.name)]?.types ?? []
        return Set(held).sorted().filter { lifecycles.program[$0].kind == .struct }.flatMap { value in
          lifecycles.program[value].properties.filter {
            CoordinatorNaming.isWayUp($0.fact.name) && $0.fact.hold == .strong && $0.fact.getter == nil
          }.compactMap { strongWayUp($0, of: value, in: type) }
        }
      }
    }
  }

  /// Strong references from children to the coordinators that make and keep them, under any name.
  private var toMakers: [RuleViolation] {
    var seen: Set<Place> = []
    return lifecycles.children.flatMap { child in
      child.settings.keys.sorted { $0.text < $1.text }.compactMap { name -> RuleViolation? in
        guard !CoordinatorNaming.isWayUp(name), let property = lifecycles.stored(name, on: child.type),
          property.fact.hold == .strong, property.fact.type?.element == nil,
          !lifecycles.cleared.contains(Field(type: child.type, name: name)),
          let maker = maker(of: child, in: child.settings[name] ?? []), mayHold(property, maker, child.type)
        else { return nil }
        return violation(property, in: child.type, of: child.type, to: maker)
      }
    }.filter { seen.insert($0.place).inserted }
  }

  /// Whether a property may hold a type, by its declared type.
  private func mayHold(_ property: Property, _ value: TypeID, _ owner: TypeID) -> Bool {
    guard let reference = property.fact.type else { return true }
    return lifecycles.program.parts(of: reference.unwrapped, in: Scope(file: property.file, type: owner))
      .compactMap(\.source).contains { lifecycles.isRelated($0, value) }
  }

  /// The coordinator that makes a child, keeps it, and is one of some values.
  private func maker(of child: Child, in values: PointsToSet) -> TypeID? {
    values.types.first { type in
      type != child.type && child.makings.contains { $0.type == type }
        && (child.keepings.contains { $0.owner == type && $0.isList } || keepsForGood(child, type))
    }
  }

  /// Whether a coordinator keeps a child in a property that nothing clears.
  private func keepsForGood(_ child: Child, _ owner: TypeID) -> Bool {
    lifecycles.storedProperties(of: owner).contains { property in
      let field = Field(type: owner, name: property.fact.name)
      return property.fact.hold == .strong && !lifecycles.cleared.contains(field)
        && lifecycles.flow.fields[field]?.all.contains(.object(child.made)) ?? false
    }
  }

  /// - Parameter type: The type of the property: the child itself, or a value that it keeps.
  private func strongWayUp(_ property: Property, of type: TypeID, in child: TypeID? = nil) -> RuleViolation? {
    let known = lifecycles.flow.fields[Field(type: type, name: property.fact.name)]?.types ?? []
    guard let above = known.first(where: { keeps($0, child ?? type) }) else { return nil }
    return violation(property, in: type, of: child ?? type, to: above)
  }

  private func violation(_ property: Property, in holder: TypeID, of type: TypeID, to above: TypeID)
    -> RuleViolation
  {
    let name = property.fact.name
    return RuleViolation(
      place: Place(file: property.file, line: property.fact.line),
      type: type,
      message:
        "\(lifecycles.name(type)) keeps \(lifecycles.name(above)) alive by its property `\(name)`, and \(lifecycles.name(above)) keeps it; \(lifecycles.weakening(name, of: holder))"
    )
  }

  /// Whether a type keeps a coordinator, directly or through others. A protocol may be any coordinator that conforms to it.
  private func keeps(_ above: TypeID, _ type: TypeID) -> Bool {
    let starts =
      lifecycles.nodes.contains(above)
      ? [above] : lifecycles.program.concreteTypes(below: above).filter(lifecycles.nodes.contains)
    var seen = Set(starts)
    var open = Array(seen)
    while let next = open.popLast() {
      let below = lifecycles.kept[next] ?? []
      if below.contains(type) { return true }
      for child in below.sorted() where seen.insert(child).inserted { open.append(child) }
    }
    return false
  }

  /// An interactor belongs to its router, which the parent's router keeps.
  private func strongListenersOfInteractors() -> [RuleViolation] {
    lifecycles.program.typeIDs.flatMap { type -> [RuleViolation] in
      let dialect = lifecycles.program.externals(of: type).lazy.compactMap { Dialect.ofInteractors($0.name) }
        .first
      guard let dialect else { return [] }
      return lifecycles.storedProperties(of: type).filter {
        CoordinatorNaming.isListener($0.fact.name) && $0.fact.hold == .strong
      }.map {
        strongListener($0, of: type, dialect)
      }
    }
  }

  /// An error only where a cycle is known: most interactors keep their routers weakly.
  private func strongListener(_ property: Property, of type: TypeID, _ dialect: Dialect) -> RuleViolation {
    let place = Place(file: property.file, line: property.fact.line)
    let name = property.fact.name
    guard let ring = ring(through: property, of: type) else {
      return RuleViolation(
        place: place,
        type: router(of: type),
        message:
          "\(lifecycles.name(type)) keeps its \(name); make it weak, as listeners of \(dialect.name) are",
        severity: .note,
        advice: Self.adviceOnListeners
      )
    }
    return RuleViolation(
      place: place,
      type: router(of: type),
      message:
        "\(lifecycles.name(type)) keeps \(lifecycles.name(ring.listener)) by its \(name), \(lifecycles.name(ring.listener)) keeps \(lifecycles.name(ring.router)), and that keeps it; make it weak"
    )
  }

  /// A listener that keeps its own router, which keeps the router of the interactor.
  private func ring(through property: Property, of type: TypeID) -> (listener: TypeID, router: TypeID)? {
    let router = router(of: type)
    for listener in listeners(property, of: type) {
      guard let up = lifecycles.stored("router", on: listener), up.fact.hold == .strong else { continue }
      let known = lifecycles.flow.fields[Field(type: listener, name: "router")]?.types ?? []
      if let above = known.first(where: { keeps($0, router) }) { return (listener, above) }
    }
    return nil
  }

  /// The types of a listener: those that are set, or those that conform to its protocol.
  private func listeners(_ property: Property, of type: TypeID) -> [TypeID] {
    let known = lifecycles.flow.fields[Field(type: type, name: property.fact.name)]?.types ?? []
    let scope = Scope(file: property.file, type: type)
    let declared = property.fact.type.map { lifecycles.program.parts(of: $0, in: scope) } ?? []
    let asked = declared.compactMap(\.source)
    let all = (known.isEmpty ? asked : known).flatMap { [$0] + lifecycles.program.concreteTypes(below: $0) }
    return all.filter { !lifecycles.program[$0].isProtocol }
  }

  /// The router of an interactor, or the interactor itself.
  private func router(of interactor: TypeID) -> TypeID {
    guard let stem = lifecycles.program[interactor].name.text.dropping(suffix: "Interactor") else {
      return interactor
    }
    return lifecycles.nodes.sorted().first { [stem + "Router", stem].contains(lifecycles.program[$0].name) }
      ?? interactor
  }
}
