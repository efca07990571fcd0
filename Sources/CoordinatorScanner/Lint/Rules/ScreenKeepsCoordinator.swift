extension SourceRule {
  static let screenKeepsCoordinator = SourceRule(
    id: "screen-keeps-coordinator",
    severity: .error,
    summary: "a coordinator and a screen that keep each other alive",
    advice:
      "Neither is released. Make the reference from the screen or view model to the coordinator weak."
  )
}

extension Lifecycles {
  func screensThatKeepCoordinators() -> [RuleViolation] {
    var seen: Set<Place> = []
    return nodes.sorted().flatMap { circles(of: $0) }.filter { seen.insert($0.place).inserted }
  }

  /// The ways from a coordinator through things that it keeps back to itself.
  private func circles(of type: TypeID) -> [RuleViolation] {
    var found: [RuleViolation] = []
    var seen: Set<TypeID> = [type]
    var open: [(type: TypeID, way: [String])] = [(type, [])]
    while let next = open.popLast() {
      for link in links(from: next.type) {
        let way = next.way + ["\(name(next.type)).\(link.property.fact.name)"]
        if link.to == type, next.type != type {
          found.append(breach(link, type, way))
        } else if !nodes.contains(link.to), way.count < 4, seen.insert(link.to).inserted {
          open.append((link.to, way))
        }
      }
    }
    return found
  }

  private func breach(_ link: Link, _ type: TypeID, _ way: [String]) -> RuleViolation {
    RuleViolation(
      place: Place(file: link.property.file, line: link.property.fact.line),
      type: type,
      message:
        "\(name(type)) and \(name(link.from)) keep each other, so neither is released; make \(link.property.fact.name) weak",
      details: way
    )
  }

  private struct Link {
    let from: TypeID
    let property: Property
    let to: TypeID
  }

  /// What an object keeps: by stored properties that are strong, were seen to be set and are never cleared.
  private func links(from type: TypeID) -> [Link] {
    guard !program[type].isProtocol, !program[type].isExternal else { return [] }
    return storedProperties(of: type).filter {
      $0.fact.hold == .strong && !cleared.contains(Field(type: type, name: $0.fact.name))
    }
    .flatMap {
      property in
      let known = flow.fields[Field(type: type, name: property.fact.name)] ?? []
      let exact = known.all.compactMap { value -> TypeID? in
        switch value {
        case .object(let made): made.type
        case .typed(let type) where !program[type].isProtocol: type
        default: nil
        }
      }
      return Set(exact).sorted().map { Link(from: type, property: property, to: $0) }
    }
  }
}
