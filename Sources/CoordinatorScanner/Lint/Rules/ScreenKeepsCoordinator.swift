/// Finds cycles of strong references between a coordinator and a screen.
struct ScreenKeepsCoordinator {
  static let rule = SourceRule(
    id: "screen-keeps-coordinator",
    severity: .error,
    summary: "a coordinator and a screen that keep each other alive",
    advice:
      "Neither is released. Make the reference from the screen or view model to the coordinator weak."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    var seen: Set<Place> = []
    return lifecycles.nodes.sorted().flatMap { circles(of: $0) }.filter { seen.insert($0.place).inserted }
  }

  /// The paths of strong references from a coordinator back to itself.
  private func circles(of type: TypeID) -> [RuleViolation] {
    var found: [RuleViolation] = []
    var seen: Set<TypeID> = [type]
    var open: [(type: TypeID, way: [String])] = [(type, [])]
    while let next = open.popLast() {
      for link in links(from: next.type) {
        let way = next.way + ["\(lifecycles.name(next.type)).\(link.property.fact.name)"]
        if link.to == type, next.type != type {
          found.append(violation(link, type, way))
        } else if !lifecycles.nodes.contains(link.to), way.count < 4, seen.insert(link.to).inserted {
          open.append((link.to, way))
        }
      }
    }
    return found
  }

  private func violation(_ link: Link, _ type: TypeID, _ way: [String]) -> RuleViolation {
    RuleViolation(
      place: Place(file: link.property.file, line: link.property.fact.line),
      type: type,
      message:
        "\(lifecycles.name(type)) and \(lifecycles.name(link.from)) keep each other, so neither is released; make \(link.property.fact.name) weak",
      details: way
    )
  }

  private struct Link {
    let from: TypeID
    let property: Property
    let to: TypeID
  }

  /// The strong references of a type that are set somewhere and never cleared.
  private func links(from type: TypeID) -> [Link] {
    guard !lifecycles.program[type].isProtocol, !lifecycles.program[type].isExternal else { return [] }
    return lifecycles.storedProperties(of: type).filter {
      $0.fact.hold == .strong && !lifecycles.cleared.contains(Field(type: type, name: $0.fact.name))
    }
    .flatMap {
      property in
      let known = lifecycles.flow.fields[Field(type: type, name: property.fact.name)] ?? []
      let exact = known.all.compactMap { value -> TypeID? in
        switch value {
        case .object(let made): made.type
        case .typed(let type) where !lifecycles.program[type].isProtocol: type
        default: nil
        }
      }
      return Set(exact).sorted().map { Link(from: type, property: property, to: $0) }
    }
  }
}
