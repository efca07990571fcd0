/// Finds cycles of strong references between a coordinator and a screen.
struct ScreenKeepsCoordinator {
  static let rule = SourceRule(
    id: "screen-keeps-coordinator",
    severity: .error,
    summary: "a cycle of strong references through a coordinator or a screen",
    advice:
      "Neither is released. Make the reference from the screen or view model to the coordinator weak, or capture self weakly."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    var seen: Set<Place> = []
    // The containers of coordinators live as long as they do.
    let containers = lifecycles.program.typeIDs.filter { type in
      lifecycles.program[type].isReference && ContainerNaming.isContainer(lifecycles.program[type].name)
        && !lifecycles.nodes.contains(type)
    }
    let screens = lifecycles.program.typeIDs.filter { isScreen($0) && lifecycles.program[$0].isReference }
    return
      (lifecycles.nodes.sorted().flatMap { circles(of: $0) }
      + containers.flatMap { circles(of: $0, onlyByClosures: true) } + screens.flatMap { circles(of: $0) })
      .filter { seen.insert($0.place).inserted }
  }

  private func isScreen(_ type: TypeID) -> Bool {
    lifecycles.flow.classification.isScreen(type) && !lifecycles.nodes.contains(type)
  }

  /// The paths of strong references from a coordinator or a screen back to itself, through no other one. Another rule
  /// finds closures of a screen that capture the screen.
  private func circles(of type: TypeID, onlyByClosures: Bool = false) -> [RuleViolation] {
    var found: [RuleViolation] = []
    let isScreen = isScreen(type)
    var seen: Set<TypeID> = [type]
    var open: [(type: TypeID, way: [String])] = [(type, [])]
    while let next = open.popLast() {
      for link in links(from: next.type) {
        let way = next.way + ["\(lifecycles.name(next.type)).\(link.property)"]
        if link.to == type, next.type != type || link.isClosure && !isScreen {
          if link.isClosure || !onlyByClosures { found.append(violation(link, type, way)) }
        } else if !lifecycles.nodes.contains(link.to), !isScreen || !self.isScreen(link.to), way.count < 4,
          seen.insert(link.to).inserted
        {
          open.append((link.to, way))
        }
      }
    }
    return found
  }

  private func violation(_ link: Link, _ type: TypeID, _ way: [String]) -> RuleViolation {
    RuleViolation(
      place: link.place,
      type: type,
      message: link.isClosure ? closureMessage(link, type) : message(link, type),
      details: way
    )
  }

  private func message(_ link: Link, _ type: TypeID) -> String {
    "\(lifecycles.name(type)) and \(lifecycles.name(link.from)) keep each other, so neither is released; \(lifecycles.weakening(link.property, of: link.from))"
  }

  private func closureMessage(_ link: Link, _ type: TypeID) -> String {
    let keeper = link.from == type ? "itself" : lifecycles.name(link.from)
    // Not all know that the name of a method, used as a closure, captures self.
    let subject = link.call == nil ? "`\(link.property)`" : "the method in `\(link.property)`"
    return
      "\(subject) captures \(lifecycles.name(type)), which keeps \(keeper) alive, so neither is released; write `{ [weak self] in \(link.call ?? "…") }`"
  }

  private struct Link {
    let from: TypeID
    let property: Name
    let place: Place
    let to: TypeID
    let isClosure: Bool
    /// The call for a method that is used as a closure.
    var call: String?
  }

  /// The strong references of a type that are set somewhere and never cleared.
  private func links(from type: TypeID) -> [Link] {
    guard !lifecycles.program[type].isProtocol, !lifecycles.program[type].isExternal else { return [] }
    return lifecycles.storedProperties(of: type).filter {
      $0.fact.hold == .strong && !lifecycles.cleared.contains(Field(type: type, name: $0.fact.name))
    }
    .flatMap { objects(in: $0, of: type) + closures(in: $0, of: type) }
  }

  private func objects(in property: Property, of type: TypeID) -> [Link] {
    let known = lifecycles.flow.fields[Field(type: type, name: property.fact.name)] ?? []
    let exact = known.flattened.all.compactMap { value -> TypeID? in
      switch value {
      case .object(let made): made.type
      case .typed(let type) where !lifecycles.program[type].isProtocol: type
      default: nil
      }
    }
    let place = Place(file: property.file, line: property.fact.line)
    return Set(exact).sorted().map {
      Link(from: type, property: property.fact.name, place: place, to: $0, isClosure: false)
    }
  }

  /// What the closures in a property capture strongly.
  private func closures(in property: Property, of type: TypeID) -> [Link] {
    lifecycles.graph.handlers.handlers(of: property.fact.name).compactMap { handler in
      guard handler.keepsSelf, handler.targets.types.contains(type),
        let captured = lifecycles.methods[handler.method].type, handler.isOwn || captured != type
      else { return nil }
      return Link(
        from: type,
        property: property.fact.name,
        place: handler.place,
        to: captured,
        isClosure: true,
        call: call(handler)
      )
    }
  }

  /// The call in a closure that does the same as a method as a value: `self?.show($0)`.
  private func call(_ handler: Handler) -> String? {
    guard !handler.value.isClosure, let name = handler.value.name, let body = handler.bodies.first else {
      return nil
    }
    let arguments = lifecycles.methods[body.method].parameters.enumerated().map { position, parameter in
      parameter.label.map { "\($0): $\(position)" } ?? "$\(position)"
    }
    return "self?.\(name)(\(arguments.joined(separator: ", ")))"
  }
}
