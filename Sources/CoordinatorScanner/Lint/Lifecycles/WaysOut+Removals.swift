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

  /// Whether a list or a slot keeps the child. A child in a slot may be in a list too.
  private func keeps(_ name: Name, _ tenure: Tenure) -> Bool {
    name == tenure.property
  }

  func mayBeAbout(_ child: Child, _ effect: Effect) -> Bool {
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
    let instead = instead(way, tenure)
    let callers = graph.callers(within: type)
    return !calling.isEmpty
      && calling.allSatisfy { body in
        var seen: Set<CodeBody> = [body]
        var open = [body]
        while let next = open.popLast() {
          if ends(next, names, tenure, instead) { continue }
          let above = callers[next] ?? []
          if above.isEmpty { return false }
          open += above.filter { seen.insert($0).inserted }
        }
        return true
      }
  }

  /// The branches of a way out, and its code in place of what other children call by the same property.
  private func instead(_ way: WayOut, _ tenure: Tenure) -> [CodeBody: CodeBody] {
    var instead = way.instead
    guard let own = way.running.first else { return instead }
    for handler in graph.handlers.handlers(of: way.called) where !isFor(tenure.child, handler) {
      for body in handler.bodies where instead[body] == nil && !way.bodies.contains(body) {
        instead[body] = own
      }
    }
    return instead
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
  /// Whether it is a case without its type: `.done`, `.done(result)`.
  fileprivate var isCase: Bool {
    switch kind {
    case .member(nil, _): true
    case .call(let callee, _): callee.isCase
    default: false
    }
  }
}
