extension WaysOut {
  /// The places that take a child off.
  func removals(_ tenure: Tenure) -> Set<Place> {
    if let known = cache.removals[tenure.key] { return known }
    let found = lifecycles.detaching.flatMap { position in
      graph.methods[position].own.filter { effect in
        if case .sets = effect.kind { return false }
        return graph.methods[position].name != "deinit" && isRemoval(effect, in: position, tenure)
      }.map(\.place)
    }
    cache.removals[tenure.key] = Set(found)
    return Set(found)
  }

  /// Whether an effect takes a child off, or replaces it.
  func isRemoval(_ effect: Effect, in position: Int, _ tenure: Tenure) -> Bool {
    guard effect.target.types.contains(where: { lifecycles.isRelated($0, tenure.owner) }),
      effect.place != tenure.place || effect.kind == tenure.property.map(Effect.Kind.sets)
    else { return false }
    let isAbout = mayBeAbout(tenure.child, effect)
    switch effect.kind {
    case .removes(let list):
      return isAbout && keeps(list, tenure) && !hasOtherKey(effect, in: position, tenure)
    case .clears(let list): return keeps(list, tenure)
    case .sets(let name): return name == tenure.property
    case .hands(let name): return tenure.isList && isAbout && CoordinatorNaming.isDetaching(name)
    default: return false
    }
  }

  /// Whether an effect removes what is under another key, or under the key of the owner itself.
  private func hasOtherKey(_ effect: Effect, in position: Int, _ tenure: Tenure) -> Bool {
    guard let own = key(of: tenure),
      let removed = graph.code(of: position).sites.first(where: { effect.place.isOf($0.expression) })?
        .expression
        .keyOfChild
    else { return false }
    let isOwner = removed.names.contains(.own) && removed.all.contains(where: \.isIdentityOfSelf)
    return removed.isOther(than: own) || isOwner
  }

  /// Whether a list or a slot keeps the child. A child in a slot may be in a list too.
  private func keeps(_ name: Name, _ tenure: Tenure) -> Bool {
    name == tenure.property
  }

  private func mayBeAbout(_ child: Child, _ effect: Effect) -> Bool {
    let values = effect.subject.flattened.all.filter { $0.namedType.map(lifecycles.nodes.contains) ?? false }
    // Objects that are made elsewhere are others, even of the same type.
    let made = values.compactMap { value -> AllocationSite? in
      if case .object(let made) = value { return made }
      return nil
    }
    if !made.isEmpty, made.count == values.count { return made.contains(child.made) }
    return values.isEmpty
      || values.contains { $0.namedType.map { lifecycles.isRelated($0, child.type) } ?? false }
  }

  /// Whether a way out takes the child off, or ends the owner itself.
  func removes(_ way: WayOut, _ tenure: Tenure) -> Bool {
    reach(from: way, about: tenure).contains { body in
      graph.content(of: body).effects.contains { isRemoval($0, in: body.method, tenure) }
        || graph.methods[body.method].type == tenure.owner
          && (speaksUp(body, of: tenure.owner) || asksStateMachine(graph.content(of: body).sites))
    }
  }

  /// Whether a way out takes the child off.
  func takesOff(_ way: WayOut, _ tenure: Tenure) -> Bool {
    reach(from: way, about: tenure).contains { body in
      graph.content(of: body).effects.contains { isRemoval($0, in: body.method, tenure) }
    }
  }

  /// All code that a way out runs for the child, and not for others.
  private func reach(from way: WayOut, about tenure: Tenure) -> [CodeBody] {
    let others = removalsOfOthers(way, tenure)
    return graph.reach(from: way, isListening: true) {
      mayBeAbout(tenure.child, $0) && !others.contains($0.place)
    }
  }

  /// The calls of a way out that detach what is under another key than the child.
  private func removalsOfOthers(_ way: WayOut, _ tenure: Tenure) -> Set<Place> {
    guard let own = key(of: tenure) else { return [] }
    return Set(
      way.bodies.flatMap { body in
        graph.content(of: body).sites.compactMap { site -> Place? in
          guard case .call(let callee, let arguments) = site.expression.kind,
            callee.name.map(CoordinatorNaming.isDetaching) ?? false,
            arguments.contains(where: { $0.value.isOther(than: own) })
          else { return nil }
          return Place(file: graph.methods[body.method].file, at: site.expression.id)
        }
      }
    )
  }

  /// Whether a way out takes off something else than the child: what is under another key, or of another type.
  func removesOther(_ way: WayOut, _ tenure: Tenure) -> Bool {
    if !removalsOfOthers(way, tenure).isEmpty { return true }
    return way.bodies.contains { body in
      graph.content(of: body).effects.contains { effect in
        guard case .calls = effect.kind, !mayBeAbout(tenure.child, effect),
          effect.target.types.contains(where: { lifecycles.isRelated($0, tenure.owner) })
        else { return false }
        return graph.steps(from: body).contains { step in
          step.effect == effect
            && graph.content(of: step.to).effects.contains {
              if case .removes = $0.kind { true } else { false }
            }
        }
      }
    }
  }

  /// The key under which the owner keeps the child.
  private func key(of tenure: Tenure) -> Expression? {
    lifecycles.method(of: tenure.attributed)?.sites.first { tenure.place.isOf($0.expression) }?.expression
      .keyOfChild
  }

  /// Whether code gives an event to a state machine, which decides what to remove: `machine.tryEvent(.closeRoom)`.
  func asksStateMachine(_ sites: [Site]) -> Bool {
    sites.contains { site in
      guard case .call(let callee, let arguments) = site.expression.kind,
        case .member(.some, let name) = callee.kind,
        !Self.eventWords.isDisjoint(with: ExitNaming.words(of: name.text))
      else { return false }
      return arguments.contains { $0.value.isCase }
    }
  }

  private static let eventWords: Set = [
    "event", "process", "handle", "dispatch", "transition", "fire", "trigger", "apply", "post", "enter",
  ]

  /// Whether wherever the child calls a way out, it also removes itself, or calls one that removes it.
  func isAccompanied(_ way: WayOut, by others: [WayOut], _ tenure: Tenure) -> Bool {
    let names = Set(others.map(\.name)).subtracting([way.name])
    let type = tenure.child.type
    let calling = graph.bodies(of: type).filter { calls([way.called], $0) }
    let callers = graph.callers(within: type)
    return !calling.isEmpty
      && calling.allSatisfy { body in
        var seen: Set<CodeBody> = [body]
        var open = [body]
        while let next = open.popLast() {
          if ends(next, names, tenure, way.instead) { continue }
          let above = callers[next] ?? []
          if above.isEmpty { return false }
          open += above.filter { seen.insert($0).inserted }
        }
        return true
      }
  }

  /// Whether code of a child removes it, or calls one of the ways that do.
  func ends(
    _ body: CodeBody,
    _ names: Set<Name>,
    _ tenure: Tenure,
    _ instead: [CodeBody: CodeBody] = [:]
  ) -> Bool {
    graph.reach(from: [body], instead: instead) { mayBeAbout(tenure.child, $0) }.contains { reached in
      graph.methods[reached.method].type == tenure.child.type
        && (calls(names, reached) || callsUnknownEnd(reached, of: tenure.child.type))
        || graph.content(of: reached).effects.contains { isRemoval($0, in: reached.method, tenure) }
    }
  }

  /// Whether code calls an end of the type that a library declares, which may remove it.
  func callsUnknownEnd(_ body: CodeBody, of type: TypeID) -> Bool {
    graph.content(of: body).sites.contains { site in
      guard case .call(let callee, _) = site.expression.kind, callee.isOwn, let name = callee.name else {
        return false
      }
      return ExitNaming.isExit(name, of: program[type].name) && graph.bodies(named: name, of: type).isEmpty
        && lifecycles.stored(name, on: type) == nil
    }
  }

  func calls(_ names: Set<Name>, _ body: CodeBody) -> Bool {
    graph.content(of: body).sites.contains { site in
      guard case .call(let callee, _) = site.expression.kind, let name = callee.name else { return false }
      return names.contains(name)
    }
  }

  /// Whether code of a coordinator tells those above it of something: by a parent, a closure or a stream.
  func speaksUp(_ body: CodeBody, of type: TypeID) -> Bool {
    graph.content(of: body).sites.contains { site in
      guard case .call(let callee, _) = site.expression.kind, let name = callee.name else { return false }
      if callee.isOwn { return isClosure(name, of: type) }
      guard case .member(let base?, _) = callee.kind else { return false }
      return Self.emitting.contains(name) || base.name.map(CoordinatorNaming.isWayUp) ?? false
    }
  }

  private static let emitting: Set<Name> = [
    "send", "onNext", "onCompleted", "accept", "yield", "finish", "resume",
  ]

  /// Whether a property of a type holds a closure.
  func isClosure(_ name: Name, of type: TypeID) -> Bool {
    guard let property = lifecycles.stored(name, on: type), let reference = property.fact.type else {
      return false
    }
    let scope = Scope(file: property.file, type: type)
    return lifecycles.flow.symbols.expanded(reference, in: scope).isFunction
  }
}

extension WaysOut {
  /// The slot of another child that a way out clears without asking for it.
  func clearedInstead(by way: WayOut, _ tenure: Tenure) -> (slot: Name, place: Place)? {
    let slots = lifecycles.slots(of: tenure.owner)
    let reached = graph.reach(from: way, where: { $0.target.types.contains(tenure.owner) })
    if reached.contains(where: { detaches(tenure.child, $0) }) { return nil }
    for body in reached {
      let content = graph.content(of: body)
      for effect in content.effects {
        guard case .clears(let slot) = effect.kind, slot != tenure.property, slots.contains(slot),
          effect.target.types.contains(tenure.owner), !holds(slot, tenure),
          // A screen that is done may end others on purpose: then it reads them.
          !reads(slot, content.sites)
        else { continue }
        return (slot, effect.place)
      }
    }
    return nil
  }

  /// Whether code passes the child to a method that detaches it.
  private func detaches(_ child: Child, _ body: CodeBody) -> Bool {
    graph.content(of: body).effects.contains { effect in
      switch effect.kind {
      case .calls(let name), .hands(let name):
        CoordinatorNaming.isDetaching(name) && !effect.subject.isEmpty && mayBeAbout(child, effect)
      default: false
      }
    }
  }

  private func holds(_ slot: Name, _ tenure: Tenure) -> Bool {
    let held = lifecycles.flow.fields[Field(type: tenure.owner, name: slot)]?.types ?? []
    return held.contains { lifecycles.isRelated($0, tenure.child.type) }
  }

  private func reads(_ slot: Name, _ sites: [Site]) -> Bool {
    let named = sites.filter { $0.expression.name == slot }.count
    let written = sites.filter { site in
      guard case .assignment(let left, _) = site.expression.kind else { return false }
      return left.name == slot
    }.count
    return named > written
  }
}

extension Expression {
  /// `ObjectIdentifier(self)`
  fileprivate var isIdentityOfSelf: Bool {
    guard case .call(let callee, let arguments) = kind else { return false }
    return callee.name == "ObjectIdentifier" && arguments.first?.value.isSelf ?? false
  }
}

extension Expression {
  /// Whether it is a case without its type: `.done`, `.done(result)`.
  fileprivate var isCase: Bool {
    switch kind {
    case .member(nil, _): true
    case .call(let callee, _): callee.isCase
    default: false
    }
  }
}
