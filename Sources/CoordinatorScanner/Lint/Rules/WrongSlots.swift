extension SourceRule {
  static let wrongSlotCleared = SourceRule(
    id: "wrong-slot-cleared",
    severity: .error,
    summary: "a property that is cleared when the child of another property is done",
    advice:
      "The finished child stays, and a running one is released. Clear the property of the finished child."
  )

  static let wrongChildDetached = SourceRule(
    id: "wrong-child-detached",
    severity: .warning,
    summary: "the first or last child is removed when any child is done",
    advice:
      "With two children, the wrong one is removed. Remove the child that is done, by identity."
  )

  static let wrongGuard = SourceRule(
    id: "wrong-guard",
    severity: .warning,
    summary: "a property that is set behind a guard on another property",
    advice:
      "The guard lets a second child start while the first one runs, and blocks others. Check the property that is set."
  )

  static let slotOverwritten = SourceRule(
    id: "slot-overwritten",
    severity: .warning,
    summary: "a property that is overwritten while its child is still attached",
    advice:
      "The old child stays attached, but no property refers to it. Detach it first, or return early if the property is set."
  )
}

extension Lifecycles {
  func wrongSlotsCleared() -> [RuleViolation] {
    slotted { type, slots, method in
      Self.unwrapped(method, slots).filter { slot in Self.clears(method, slots).allSatisfy { $0.slot != slot }
      }
      .flatMap { done in
        Self.clears(method, slots).filter { cleared in !Self.reads(method, cleared.slot) }.map { cleared in
          self.breach(
            type,
            method,
            cleared.line,
            done,
            "the slot \(cleared.slot) is cleared where \(done) is done; clear \(done)"
          )
        }
      } + self.clearedByCallbacks(type, slots, method) + self.clearedForOthers(type, slots, method)
    }
  }

  /// A closure given to the child of one slot that clears only another.
  private func clearedByCallbacks(_ type: TypeID, _ slots: Set<Name>, _ method: Method) -> [RuleViolation] {
    let filled = Set(Self.fills(method, slots).map(\.slot))
    guard filled.count == 1, let own = filled.first else { return [] }
    let later = Self.clears(method, slots).filter(\.isLater)
    guard !later.isEmpty, !later.contains(where: { $0.slot == own }) else { return [] }
    return later.map { cleared in
      breach(
        type,
        method,
        cleared.line,
        own,
        "the slot \(cleared.slot) is cleared where \(own) is done; clear \(own)"
      )
    }
  }

  /// What is told that the child of one slot is done, and does nothing but clear another: `aDidFinish(_ a: A) { b = nil }`.
  private func clearedForOthers(_ type: TypeID, _ slots: Set<Name>, _ method: Method) -> [RuleViolation] {
    guard tellsOfEnd(method), method.doesOneThing, method.parameters.count == 1,
      let cleared = Self.clears(method, slots).first, isPlain(cleared.slot, of: type),
      let done = method.parameters[0].type?.name.flatMap({
        program.resolve($0, in: Scope(file: method.file, type: type))
      }), nodes.contains(done)
    else { return [] }
    let own = slots.filter { holds($0, of: type, done) }
    guard own.count == 1, let slot = own.first, slot != cleared.slot, isPlain(slot, of: type) else {
      return []
    }
    return [
      breach(
        type,
        method,
        cleared.line,
        slot,
        "the slot \(cleared.slot) is cleared where \(slot) is done; clear \(slot)"
      )
    ]
  }

  /// Whether a method is told that something has come to its end, and not that it has finished loading.
  private func tellsOfEnd(_ method: Method) -> Bool {
    let name = method.name.lowercased()
    return ["didfinish", "didend", "didcomplete", "finished", "isdone"].contains { name.hasSuffix($0) }
  }

  /// Whether a slot keeps its child, and nothing else is done where it changes.
  private func isPlain(_ slot: Name, of type: TypeID) -> Bool {
    guard let property = stored(slot, on: type) else { return false }
    return property.fact.hold == .strong && property.fact.observers.isEmpty
  }

  private func holds(_ slot: Name, of type: TypeID, _ child: TypeID) -> Bool {
    flow.fields[Field(type: type, name: slot)]?.types.contains(child) ?? false
  }

  func wrongGuards() -> [RuleViolation] {
    slotted { type, slots, method in
      Self.fills(method, slots).compactMap { fill in
        let asked = fill.site.guards.filter(\.asksForNothing).flatMap { $0.names.intersection(slots) }
        guard Set(asked).count == 1, let other = asked.first, other != fill.slot else { return nil }
        guard self.guardsItself(other, type, slots) else { return nil }
        return self.breach(
          type,
          method,
          fill.site.guards.first { $0.names.contains(other) }?.line ?? fill.line,
          fill.slot,
          "the guard asks for \(other), but \(fill.slot) is filled behind it; ask for \(fill.slot)"
        )
      }
    }
  }

  func slotsOverwritten() -> [RuleViolation] {
    slotted { type, slots, method in
      guard !self.runsOnce(method), !self.isTakenOffByItself(type), !self.callersDetach(method) else {
        return []
      }
      return Self.fills(method, slots).filter { fill in
        self.isAttached(type, method, fill) && !fill.site.tests.contains { $0.names.contains(fill.slot) }
          && !Self.clears(method, slots).contains { $0.slot == fill.slot && $0.line < fill.line }
          && !self.detaches(method, before: fill.line)
      }.map { fill in
        self.breach(
          type,
          method,
          fill.line,
          fill.slot,
          "\(fill.slot) is filled anew while the old one may be attached; detach it first"
        )
      }
    }
  }

  func wrongChildrenDetached() -> [RuleViolation] {
    nodes.sorted().flatMap { type in
      methods(of: type).flatMap { method in
        method.sites.filter {
          $0.detachesAnyChild && ($0.isLater || CoordinatorNaming.isDetaching(method.name))
        }.map {
          site in
          RuleViolation(
            place: Place(file: method.file, line: site.expression.line),
            type: childMade(in: method) ?? type,
            message:
              "\(name(type)) removes whichever child stands there, not the one that is done; remove that one"
          )
        }
      }
    }
  }

  private func childMade(in method: Method) -> TypeID? {
    let made = method.effects.filter { $0.kind == .creates }.flatMap(\.subject.types).filter(nodes.contains)
    return Set(made).count == 1 ? made.first : nil
  }
}

extension Method {
  /// Whether it is one assignment, under no condition.
  fileprivate var doesOneThing: Bool {
    guard statements.count == 1 else { return false }
    switch statements[0].kind {
    case .expression(let value), .result(let value?):
      if case .assignment = value.kind { return true }
      return false
    default: return false
    }
  }
}

extension Site {
  /// `children.removeLast()`, `remove(children.last)`.
  fileprivate var detachesAnyChild: Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(let base?, let name) = callee.kind
    else { return false }
    if ["removeLast", "popLast", "removeFirst"].contains(name) {
      return arguments.isEmpty && base.name.map(CoordinatorNaming.isChildList) ?? false
    }
    return CoordinatorNaming.isDetaching(name)
      && arguments.contains { argument in
        guard case .member(let list?, let end) = argument.value.kind else { return false }
        return ["last", "first"].contains(end) && list.name.map(CoordinatorNaming.isChildList) ?? false
      }
  }
}
