extension SourceRule {
  static let strongWayUp = SourceRule(
    id: "strong-way-up",
    severity: .error,
    summary: "a parent, delegate or listener that is kept by what belongs to it",
    advice: "Parent and child keep each other, and neither is released. Declare the property weak."
  )
}

extension Lives {
  func strongWaysUp() -> [Breach] {
    nodes.sorted().flatMap { type in
      storedProperties(of: type).filter { Words.isWayUp($0.fact.name) && $0.fact.hold == .strong }.compactMap
      {
        strongWayUp($0, of: type)
      }
    } + strongListenersOfInteractors()
  }

  private func strongWayUp(_ property: Property, of type: TypeID) -> Breach? {
    let name = property.fact.name
    let known = flow.fields[Field(type: type, name: name)]?.types ?? []
    guard let above = known.first(where: { keeps($0, type) }) else { return nil }
    return Breach(
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

  /// An interactor of RIBs belongs to its router, which the one above keeps.
  private func strongListenersOfInteractors() -> [Breach] {
    program.typeIDs.filter { type in
      program.externals(of: type).contains {
        ["Interactor", "PresentableInteractor"].contains($0.name.lastPart)
      }
    }.flatMap { type in
      storedProperties(of: type).filter { Words.isListener($0.fact.name) && $0.fact.hold == .strong }.map {
        property in
        Breach(
          place: Place(file: property.file, line: property.fact.line),
          type: router(of: type),
          message: "\(name(type)) keeps its \(property.fact.name), which keeps it by its router; make it weak"
        )
      }
    }
  }

  /// The router that an interactor belongs to; itself where there is none.
  private func router(of interactor: TypeID) -> TypeID {
    guard let stem = program[interactor].name.dropping(suffix: "Interactor") else { return interactor }
    return nodes.sorted().first { program[$0].name == stem + "Router" } ?? interactor
  }
}

extension String {
  /// What stands before an ending; nil where it ends in something else.
  func dropping(suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
