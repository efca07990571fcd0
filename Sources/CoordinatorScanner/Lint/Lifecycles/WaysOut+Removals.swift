extension WaysOut {
  /// The places that take a child off.
  func removals(_ tenure: Tenure) -> Set<Place> {
    Set(
      graph.methods.indices.flatMap { position in
        graph.methods[position].own.filter { isRemoval($0, in: position, tenure) }.map(\.place)
      }
    )
  }

  /// Whether an effect takes a child off, or replaces it.
  func isRemoval(_ effect: Effect, in position: Int, _ tenure: Tenure) -> Bool {
    guard effect.target.types.contains(where: { lifecycles.isRelated($0, tenure.owner) }),
      effect.place != tenure.place
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
    guard let method = lifecycles.method(of: tenure.attributed),
      let own = method.sites.first(where: { tenure.place.isOf($0.expression) })?.expression.keyOfChild,
      let removed = graph.code(of: position).sites.first(where: { effect.place.isOf($0.expression) })?.expression
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
    let types = effect.subject.types.filter(lifecycles.nodes.contains)
    return types.isEmpty || types.contains { lifecycles.isRelated($0, child.type) }
  }

  /// Whether some code takes the child off, or ends the owner itself.
  func removes(_ bodies: [CodeBody], _ tenure: Tenure) -> Bool {
    let all = graph.reach(from: bodies) { mayBeAbout(tenure.child, $0) }
    return all.contains { body in
      graph.content(of: body).effects.contains { isRemoval($0, in: body.method, tenure) }
        || graph.methods[body.method].type == tenure.owner && speaksUp(body, of: tenure.owner)
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
    guard let property = lifecycles.stored(name, on: type), let reference = property.fact.type else { return false }
    let scope = Scope(file: property.file, type: type)
    return lifecycles.flow.symbols.expanded(reference, in: scope).isFunction
  }
}

extension WaysOut {
  /// The slot of another child that a way out clears without asking for it.
  func clearedInstead(by way: WayOut, _ tenure: Tenure) -> (slot: Name, place: Place)? {
    let slots = lifecycles.slots(of: tenure.owner)
    for body in graph.reach(from: way.bodies, where: { $0.target.types.contains(tenure.owner) }) {
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
