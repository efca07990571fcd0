/// An assignment to a slot: a property that holds one child or nil.
struct SlotUse {
  let slot: Name
  let site: Site
  var line: Int { site.expression.line }
  var isLater: Bool { site.isLater }
}

extension Lifecycles {
  /// Runs a check on each method of the coordinators with slots.
  func slotted(_ find: (TypeID, Set<Name>, Method) -> [RuleViolation]) -> [RuleViolation] {
    nodes.sorted().flatMap { type in
      let slots = slots(of: type)
      return slots.isEmpty ? [] : methods(of: type).flatMap { find(type, slots, $0) }
    }
  }

  /// The slots of a type.
  func slots(of type: TypeID) -> Set<Name> {
    let slots = storedProperties(of: type).filter { property in
      guard case .optional(let wrapped)? = property.fact.type, wrapped.element == nil else { return false }
      guard !property.fact.isConstant, !CoordinatorNaming.isWayUp(property.fact.name) else { return false }
      let known = flow.fields[Field(type: type, name: property.fact.name)]?.types ?? []
      return wrapped.parts.contains { part in isCoordinating(part, property, type) }
        || known.contains { flow.classification.isCoordinator($0) }
    }
    return Set(slots.map(\.fact.name))
  }

  private func isCoordinating(_ part: TypeReference, _ property: Property, _ type: TypeID) -> Bool {
    program.parts(of: part, in: Scope(file: property.file, type: type)).contains { resolved in
      switch resolved {
      case .source(let id, _): flow.classification.isCoordinator(id)
      case .external(let name, _): CoordinatorNaming.isCoordinating(name) || name.hasSuffix("Routing")
      }
    }
  }

  func fills(_ method: Method, _ slots: Set<Name>) -> [SlotUse] {
    uses(method, slots) { $0.kind != .nothing }
  }

  func clears(_ method: Method, _ slots: Set<Name>) -> [SlotUse] {
    uses(method, slots) { $0.kind == .nothing }
  }

  private func uses(_ method: Method, _ slots: Set<Name>, _ isMeant: (Expression) -> Bool)
    -> [SlotUse]
  {
    method.sites.compactMap { site in
      guard case .assignment(let left, let right) = site.expression.kind, left.isOwn, let name = left.name,
        slots.contains(name), isMeant(right)
      else { return nil }
      return SlotUse(slot: name, site: site)
    }
  }

  /// The slots that a method passes to a detaching method, by name or by a local name.
  func unwrapped(_ method: Method, _ slots: Set<Name>) -> Set<Name> {
    let renamed = renamed(method, slots)
    var found: Set<Name> = []
    for site in method.sites {
      guard case .call(let callee, let arguments) = site.expression.kind, let name = callee.name,
        CoordinatorNaming.isDetaching(name)
      else { continue }
      let names = Set(arguments.flatMap(\.value.names))
      found.formUnion(names.subtracting(renamed.keys).intersection(slots))
      found.formUnion(names.flatMap { renamed[$0] ?? [] })
    }
    return found
  }

  /// The slots of local names: `guard let child = settings`.
  private func renamed(_ method: Method, _ slots: Set<Name>) -> [Name: Set<Name>] {
    var found: [Name: Set<Name>] = [:]
    for site in method.sites {
      let value = site.expression.withoutCasts
      guard let local = site.bound, value.isOwn, let slot = value.name, slots.contains(slot) else { continue }
      found[local, default: []].insert(slot)
    }
    return found
  }

  /// Whether a method checks that a slot is empty: `assert(home == nil)`.
  func isExpectedEmpty(_ slot: Name, before line: Int, in method: Method) -> Bool {
    method.sites.contains { site in
      site.expression.line < line && site.expression.asksForNothing && site.expression.names.contains(slot)
    }
  }

  /// Whether a method reads a slot.
  func reads(_ method: Method, _ slot: Name) -> Bool {
    let all = method.sites.filter { $0.expression.name == slot }.count
    let written = uses(method, [slot]) { _ in true }.count
    return all > written
  }

  /// Whether some method fills a slot behind a guard on the same slot.
  func guardsItself(_ slot: Name, _ type: TypeID, _ slots: Set<Name>) -> Bool {
    methods(of: type).contains { method in
      fills(method, slots).contains { fill in
        fill.slot == slot && fill.site.guards.contains { $0.names.contains(slot) }
      }
    }
  }

  /// Whether the child that fills a slot is also attached.
  func isAttached(_ type: TypeID, _ method: Method, _ fill: SlotUse) -> Bool {
    let filling = method.effects.filter { $0.kind == .sets(fill.slot) && $0.place.isOf(fill.site.expression) }
    let made = Set(filling.flatMap(\.subject.all))
    return method.effects.contains { effect in
      switch effect.kind {
      case .adds, .hands: !made.isDisjoint(with: effect.subject.all) && effect.target.types.contains(type)
      default: false
      }
    }
  }

  /// Whether callers of a method take off the old child first.
  func callersDetach(_ method: Method) -> Bool {
    let callers = calls.calls(of: method.name).filter { methods[$0.caller].type == method.type }
    return !callers.isEmpty && callers.contains { detaches(methods[$0.caller], before: $0.place.line) }
  }

  /// Whether a method takes off a child before a line, directly or by a call.
  func detaches(_ method: Method, before line: Int) -> Bool {
    method.effects.contains { effect in
      guard effect.place.line < line else { return false }
      switch effect.kind {
      case .removes, .clears: return true
      case .hands(let name), .calls(let name): return CoordinatorNaming.isDetaching(name)
      default: return false
      }
    }
  }

  func violation(_ type: TypeID, _ method: Method, _ line: Int, _ slot: Name, _ message: String)
    -> RuleViolation
  {
    let held = flow.fields[Field(type: type, name: slot)]?.types.first { nodes.contains($0) }
    return RuleViolation(place: Place(file: method.file, line: line), type: held ?? type, message: message)
  }
}
