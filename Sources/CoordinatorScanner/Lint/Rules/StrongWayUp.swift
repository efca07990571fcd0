extension SourceRule {
  static let strongWayUp = SourceRule(
    id: "strong-way-up",
    severity: .error,
    summary: "a strong reference from a child to its parent, delegate or listener",
    advice: "Parent and child keep each other alive. Declare the property weak."
  )

  fileprivate static let adviceOnListeners =
    "coordviz found no cycle, but a child must not own its parent. Declare the property weak."
}

extension Lifecycles {
  func strongWaysUp() -> [RuleViolation] {
    nodes.sorted().flatMap { type in
      storedProperties(of: type).filter { CoordinatorNaming.isWayUp($0.fact.name) && $0.fact.hold == .strong }
        .compactMap {
          strongWayUp($0, of: type)
        }
    } + strongListenersOfInteractors()
  }

  private func strongWayUp(_ property: Property, of type: TypeID) -> RuleViolation? {
    let name = property.fact.name
    let known = flow.fields[Field(type: type, name: name)]?.types ?? []
    guard let above = known.first(where: { keeps($0, type) }) else { return nil }
    return RuleViolation(
      place: Place(file: property.file, line: property.fact.line),
      type: type,
      message:
        "\(self.name(type)) keeps \(self.name(above)) alive by its \(name), and \(self.name(above)) keeps it; make it weak"
    )
  }

  /// Whether something keeps a coordinator, itself or by those that it keeps. What is only known by a protocol may be
  /// any coordinator of it.
  private func keeps(_ above: TypeID, _ type: TypeID) -> Bool {
    let starts = nodes.contains(above) ? [above] : program.concreteTypes(below: above).filter(nodes.contains)
    var seen = Set(starts)
    var open = Array(seen)
    while let next = open.popLast() {
      let below = kept[next] ?? []
      if below.contains(type) { return true }
      for child in below.sorted() where seen.insert(child).inserted { open.append(child) }
    }
    return false
  }

  /// An interactor belongs to its router, which the one above keeps.
  private func strongListenersOfInteractors() -> [RuleViolation] {
    program.typeIDs.flatMap { type -> [RuleViolation] in
      let dialect = program.externals(of: type).lazy.compactMap { Dialect.ofInteractors($0.name) }.first
      guard let dialect else { return [] }
      return storedProperties(of: type).filter {
        CoordinatorNaming.isListener($0.fact.name) && $0.fact.hold == .strong
      }.map {
        strongListener($0, of: type, dialect)
      }
    }
  }

  /// An error only where a ring is known: interactors keep their routers weakly as a rule.
  private func strongListener(_ property: Property, of type: TypeID, _ dialect: Dialect) -> RuleViolation {
    let place = Place(file: property.file, line: property.fact.line)
    let name = property.fact.name
    guard let ring = ring(through: property, of: type) else {
      return RuleViolation(
        place: place,
        type: router(of: type),
        message: "\(self.name(type)) keeps its \(name); make it weak, as listeners of \(dialect.name) are",
        severity: .note,
        advice: SourceRule.adviceOnListeners
      )
    }
    return RuleViolation(
      place: place,
      type: router(of: type),
      message:
        "\(self.name(type)) keeps \(self.name(ring.listener)) by its \(name), \(self.name(ring.listener)) keeps \(self.name(ring.router)), and that keeps it; make it weak"
    )
  }

  /// Who listens and keeps its own router, which keeps that of the interactor.
  private func ring(through property: Property, of type: TypeID) -> (listener: TypeID, router: TypeID)? {
    let router = router(of: type)
    for listener in listeners(property, of: type) {
      guard let up = stored("router", on: listener), up.fact.hold == .strong else { continue }
      let known = flow.fields[Field(type: listener, name: "router")]?.types ?? []
      if let above = known.first(where: { keeps($0, router) }) { return (listener, above) }
    }
    return nil
  }

  /// The types that a listener may be of: those that it was seen to be set to, else those that conform to its protocol.
  private func listeners(_ property: Property, of type: TypeID) -> [TypeID] {
    let known = flow.fields[Field(type: type, name: property.fact.name)]?.types ?? []
    let scope = Scope(file: property.file, type: type)
    let declared = property.fact.type.map { program.parts(of: $0, in: scope) } ?? []
    let asked = declared.compactMap(\.source)
    let all = (known.isEmpty ? asked : known).flatMap { [$0] + program.concreteTypes(below: $0) }
    return all.filter { !program[$0].isProtocol }
  }

  /// The router that an interactor belongs to; itself where there is none.
  private func router(of interactor: TypeID) -> TypeID {
    guard let stem = program[interactor].name.text.dropping(suffix: "Interactor") else { return interactor }
    return nodes.sorted().first { [stem + "Router", stem].contains(program[$0].name) } ?? interactor
  }
}
