/// Finds properties that are cleared, guarded or overwritten in place of another.
struct WrongSlots {
  static let clearedRule = SourceRule(
    id: "wrong-slot-cleared",
    severity: .error,
    summary: "a property that is cleared when the child of another property is done",
    advice:
      "The finished child stays, and a running one is released. Clear the property of the finished child."
  )

  static let detachedRule = SourceRule(
    id: "wrong-child-detached",
    severity: .warning,
    summary: "the first or last child is removed when any child is done",
    advice:
      "With two children, the wrong one is removed. Remove the child that is done, by identity."
  )

  static let guardRule = SourceRule(
    id: "wrong-guard",
    severity: .warning,
    summary: "a property that is set behind a guard on another property",
    advice:
      "The guard lets a second child start while the first one runs, and blocks others. Check the property that is set."
  )

  static let overwrittenRule = SourceRule(
    id: "slot-overwritten",
    severity: .warning,
    summary: "a property that is overwritten while its child is still attached",
    advice:
      "The old child stays attached, but no property refers to it. Detach it first, or return early if the property is set."
  )

  let lifecycles: Lifecycles

  /// A slot that is cleared, and the slot whose child is done.
  private typealias Mismatch = (cleared: SlotUse, done: Name)

  /// Properties that are cleared when the child of another property is done.
  var cleared: [RuleViolation] {
    lifecycles.slotted { type, slots, method in
      clearedAfterDetaching(slots, method).map { cleared, done in
        let message =
          "`\(method.name)` clears `\(cleared.slot)`, but `\(done)` keeps the child that is done; clear `\(done)`"
        return lifecycles.violation(type, method, cleared.line, done, message)
      }
    } + clearedByWaysOut
  }

  /// Methods that detach the child of one slot and clear another.
  private func clearedAfterDetaching(_ slots: Set<Name>, _ method: Method) -> [Mismatch] {
    let clears = lifecycles.clears(method, slots)
    let done = lifecycles.unwrapped(method, slots).filter { slot in !clears.contains { $0.slot == slot } }
    let others = clears.filter { !lifecycles.reads(method, $0.slot) }
    return done.flatMap { slot in others.map { ($0, slot) } }
  }

  /// Ways out of the child in one slot that only clear another slot.
  private var clearedByWaysOut: [RuleViolation] {
    let ways = WaysOut(lifecycles: lifecycles)
    return ways.tenures.filter { !$0.isList }.flatMap { tenure -> [RuleViolation] in
      guard let own = tenure.property else { return [] }
      return ways.ways(out: tenure).filter { !ways.removes($0, tenure) }.compactMap { way in
        guard let (other, place) = ways.clearedInstead(by: way, tenure),
          !observes(other, own, of: tenure.owner)
        else {
          return nil
        }
        return RuleViolation(
          place: place,
          type: tenure.child.type,
          message:
            "`\(way.name)` clears `\(other)`, but `\(own)` keeps the child that is done; clear `\(own)`"
        )
      }
    }
  }

  /// Whether a change of one slot may change another.
  private func observes(_ slot: Name, _ other: Name, of type: TypeID) -> Bool {
    let observers = lifecycles.stored(slot, on: type)?.fact.observers ?? []
    return SiteReader.sites(of: observers).contains { $0.expression.name == other }
  }

  /// Properties that are set behind a guard on another property.
  var guards: [RuleViolation] {
    lifecycles.slotted { type, slots, method in
      lifecycles.fills(method, slots).compactMap { fill in
        let asked = fill.site.guards.filter(\.asksForNothing).flatMap { $0.names.intersection(slots) }
        guard Set(asked).count == 1, let other = asked.first, other != fill.slot else { return nil }
        // Both are filled: the guard is for both.
        if lifecycles.fills(method, slots).contains(where: { $0.slot == other }) { return nil }
        guard lifecycles.guardsItself(other, type, slots) else { return nil }
        return lifecycles.violation(
          type,
          method,
          fill.site.guards.first { $0.names.contains(other) }?.line ?? fill.line,
          fill.slot,
          "the guard asks for \(other), but \(fill.slot) is filled behind it; ask for \(fill.slot)"
        )
      }
    }
  }

  /// Properties that are overwritten while their child may be attached.
  var overwritten: [RuleViolation] {
    lifecycles.slotted { type, slots, method in
      guard !lifecycles.runsOnce(method), !lifecycles.isTakenOffByItself(type),
        !lifecycles.callersDetach(method)
      else {
        return []
      }
      return lifecycles.fills(method, slots).filter { fill in
        let same = slotsFilled(as: fill, method, slots)
        return !asksForOther(fill, slots)
          && !lifecycles.isExpectedEmpty(fill.slot, before: fill.line, in: method)
          && !endsByItself(fill, type, method) && lifecycles.isAttached(type, method, fill)
          && !fill.site.tests.contains { !$0.names.isDisjoint(with: same) }
          && !lifecycles.clears(method, slots).contains { $0.slot == fill.slot && $0.line < fill.line }
          && !lifecycles.detaches(method, before: fill.line)
      }.map { fill in
        lifecycles.violation(
          type,
          method,
          fill.line,
          fill.slot,
          "\(fill.slot) is filled anew while the old one may be attached; detach it first"
        )
      }
    }
  }

  /// Whether the child that fills a slot takes itself out of its parent when it is done.
  private func endsByItself(_ fill: SlotUse, _ type: TypeID, _ method: Method) -> Bool {
    let ways = WaysOut(lifecycles: lifecycles)
    let made = Set(
      method.effects.filter { $0.kind == .sets(fill.slot) && $0.place.isOf(fill.site.expression) }
        .flatMap(\.subject.all)
    )
    return ways.tenures.contains { tenure in
      guard tenure.isList, tenure.owner == type, made.contains(.object(tenure.child.made)) else {
        return false
      }
      let ending = ways.ways(out: tenure).filter { ways.removes($0, tenure) }
      return ways.endsWithScreen(tenure, ending)
    }
  }

  /// Whether a guard asks for another slot, which is the cause.
  private func asksForOther(_ fill: SlotUse, _ slots: Set<Name>) -> Bool {
    fill.site.guards.contains { $0.asksForNothing && !$0.names.isDisjoint(with: slots) }
  }

  /// The slots that a method fills with the same child as one line does.
  private func slotsFilled(as fill: SlotUse, _ method: Method, _ slots: Set<Name>) -> Set<Name> {
    func filled(_ use: SlotUse) -> Set<AbstractValue> {
      Set(
        method.effects.filter { $0.kind == .sets(use.slot) && $0.place.isOf(use.site.expression) }
          .flatMap(\.subject.all)
      )
    }
    let child = filled(fill)
    let same = lifecycles.fills(method, slots).filter { !child.isDisjoint(with: filled($0)) }
    return Set(same.map(\.slot)).union([fill.slot])
  }

  /// Removals of the first or last child.
  var detached: [RuleViolation] {
    lifecycles.nodes.sorted().flatMap { type in
      lifecycles.methods(of: type).flatMap { method in
        method.sites.filter {
          $0.detachesAnyChild && ($0.isLater || CoordinatorNaming.isDetaching(method.name))
        }.map {
          site in
          RuleViolation(
            place: Place(file: method.file, line: site.expression.line),
            type: childMade(in: method) ?? type,
            message:
              "\(lifecycles.name(type)) removes whichever child stands there, not the one that is done; remove that one"
          )
        }
      }
    } + inverted
  }

  /// Removals of all children but the one that is done: `removeAll { $0 !== child }`.
  private var inverted: [RuleViolation] {
    lifecycles.nodes.sorted().flatMap { type in
      lifecycles.methods(of: type).flatMap { method in
        method.sites.compactMap { site -> RuleViolation? in
          guard let (list, kept) = removalOfOthers(site.expression),
            site.isLater || CoordinatorNaming.isDetaching(method.name), isChild(kept, in: method)
          else { return nil }
          return RuleViolation(
            place: Place(file: method.file, line: site.expression.line),
            type: childMade(in: method) ?? type,
            message:
              "this removes every child in `\(list)` of \(lifecycles.name(type)) except `\(kept)`, which is done; write `{ $0 === \(kept) }`"
          )
        }
      }
    }
  }

  /// `children.removeAll { $0 !== child }`, `children = children.filter { $0 === child }`: the list, and the only child that
  /// stays.
  private func removalOfOthers(_ change: Expression) -> (list: Name, kept: Name)? {
    var filter: Expression?
    if case .assignment(let left, let right) = change.kind, left.name == right.receiver { filter = right }
    guard case .call(let callee, let arguments) = (filter ?? change).kind,
      callee.member == (filter == nil ? "removeAll" : "filter"),
      let list = (filter ?? change).receiver, CoordinatorNaming.isChildList(list),
      case .closure(let closure)? = arguments.first?.value.kind,
      let test = arguments[0].value.resultOfClosure,
      let pair = filter == nil ? test.differing : test.same
    else { return nil }
    let element = closure.parameters.first?.name ?? "$0"
    guard pair.contains(where: { $0.name == element }),
      case .name(let kept, _)? = pair.first(where: { $0.name != element })?.kind, kept != .own
    else { return nil }
    return (list, kept)
  }

  /// Whether a name is that of a child: a parameter of the method, or a coordinator that it makes.
  private func isChild(_ name: Name, in method: Method) -> Bool {
    method.parameters.contains { $0.name == name }
      || method.sites.contains { site in
        site.bound == name
          && method.effects.contains { effect in
            effect.kind == .creates && effect.place.isOf(site.expression)
              && effect.subject.types.contains(where: lifecycles.nodes.contains)
          }
      }
  }

  private func childMade(in method: Method) -> TypeID? {
    let made = method.effects.filter { $0.kind == .creates }.flatMap(\.subject.types).filter(
      lifecycles.nodes.contains
    )
    return Set(made).count == 1 ? made.first : nil
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
