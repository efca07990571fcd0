/// Finds ways out of a child that leave it with its owner.
struct ExitKeepsChild {
  static let rule = SourceRule(
    id: "exit-keeps-child",
    severity: .warning,
    summary: "a way out of a child that does not remove it from its parent",
    advice: "The child stays in memory with all its screens. Remove it on each way out."
  )

  static let slotRule = SourceRule(
    id: "slot-never-cleared",
    severity: .note,
    summary: "a property that keeps its child after the child is done",
    advice:
      "The child stays in memory until the next one takes its place. Set the property to nil when the child is done."
  )

  let lifecycles: Lifecycles

  private var waysOut: WaysOut { WaysOut(lifecycles: lifecycles) }

  /// Ways out of children that some other code removes.
  var violations: [RuleViolation] {
    let reported = Set(ChildNeverRemoved(lifecycles: lifecycles).violations.map(\.place))
    // Where a method forgets to call super, that is the cause of what it does not tell.
    let forgetful = Set(StopForgets(lifecycles: lifecycles).withoutSuper.map(\.place))
    var seen: Set<Place> = []
    return waysOut.tenures.filter { !reported.contains($0.place) && isRemovable($0) }
      .flatMap { violations($0, forgetful) }.filter { seen.insert($0.place).inserted }
  }

  /// Slots of children that nothing ever clears, although the child has a way out or comes again.
  var uncleared: [RuleViolation] {
    var seen: Set<Place> = []
    // Where another slot is cleared in its place, that is the cause.
    let confused = Set(WrongSlots(lifecycles: lifecycles).cleared.map(\.type))
    return waysOut.tenures.filter { tenure in
      !tenure.isList && !confused.contains(tenure.child.type) && !isRemovable(tenure)
    }.compactMap { tenure in
      guard let slot = tenure.property, !isChecked(slot, tenure),
        let reason = reason(tenure), seen.insert(tenure.place).inserted
      else {
        return nil
      }
      return RuleViolation(
        place: tenure.place,
        type: tenure.child.type,
        message:
          "`\(slot)` of \(lifecycles.name(tenure.owner)) keeps \(lifecycles.name(tenure.child.type)) after \(reason), because nothing sets it to nil; do so when the child is done"
      )
    }
  }

  /// Whether the code expects the slot to be empty, so that the child comes once: `assert(home == nil)`. A guard does not.
  private func isChecked(_ slot: Name, _ tenure: Tenure) -> Bool {
    guard let method = lifecycles.method(of: tenure.attributed) else { return false }
    return lifecycles.isExpectedEmpty(slot, before: tenure.place.line, in: method)
      && !isAskedFor(tenure, in: method)
  }

  /// When a child that its slot keeps is done; nil where that is not known.
  private func reason(_ tenure: Tenure) -> String? {
    if let way = waysOut.ways(out: tenure).first(where: { !waysOut.removes($0, tenure) }) {
      return waysOut.clearedInstead(by: way, tenure) == nil ? "`\(way.name)`" : nil
    }
    guard let method = lifecycles.method(of: tenure.attributed), method.type == tenure.owner,
      !waysOut.endsWithScreen(tenure, []), !lifecycles.runsOnce(method), !isAskedFor(tenure, in: method),
      OwnExits(lifecycles: lifecycles, type: tenure.child.type).shows.contains(where: \.isAtStart)
    else { return nil }
    return "its screen is gone"
  }

  private func isAskedFor(_ tenure: Tenure, in method: Method) -> Bool {
    let sites = method.sites.filter { tenure.place.isOf($0.expression) }
    return sites.contains { site in
      site.tests.contains { $0.names.contains(tenure.property ?? "") }
    }
  }

  private func isRemovable(_ tenure: Tenure) -> Bool {
    tenure.isList || !waysOut.removals(tenure).isEmpty
  }

  private func violations(_ tenure: Tenure, _ forgetful: Set<Place>) -> [RuleViolation] {
    let ways = waysOut.ways(out: tenure)
    let ending = ways.filter { waysOut.removes($0, tenure) }
    let endsWithScreen = waysOut.endsWithScreen(tenure, ending)
    let endsByCode = waysOut.endsWithScreen(tenure, ending, isByCode: true)
    let staying = ways.filter { way in
      // The other slot is told of by a rule of its own.
      !ending.contains { $0.place == way.place }
        && (tenure.isList || waysOut.clearedInstead(by: way, tenure) == nil)
        && (waysOut.removesOther(way, tenure) || !waysOut.isAccompanied(way, by: ending, tenure))
        // Where a screen hears of its end, the way out may be one of several.
        && (!endsWithScreen || !endsByCode && waysOut.takesAway(way, of: tenure.owner) != nil
          || ending.isEmpty && waysOut.removesOther(way, tenure))
    }
    let told = staying.map { way in violation(tenure, way, as: ending.first) } + unset(tenure, ways, ending)
    guard !endsByCode, !waysOut.removals(tenure).isEmpty else { return told }
    return told
      + silent(tenure.child.type, forgetful).map {
        silentViolation(tenure, $0, ending.first)
      }
  }

  /// The ends that the child calls and that nobody set.
  private func unset(_ tenure: Tenure, _ ways: [WayOut], _ ending: [WayOut]) -> [RuleViolation] {
    if ending.isEmpty {
      // Without any way out, the child stays for good. One that is kept only once may be meant to.
      guard ways.isEmpty, !waysOut.isToldOfEnd(tenure, []),
        let method = lifecycles.method(of: tenure.attributed), !lifecycles.runsOnce(method)
      else { return [] }
    } else if waysOut.endsWithScreen(tenure, ending) {
      return []
    }
    return waysOut.unset(tenure).compactMap { unsetViolation(tenure, $0) }
  }

  /// The exits that tell nobody.
  private func silent(_ type: TypeID, _ forgetful: Set<Place>) -> [WayOut] {
    let graph = lifecycles.graph
    return OwnExits(lifecycles: lifecycles, type: type).silent.filter { way in
      forgetful.isEmpty
        || !graph.reach(from: way).contains { body in
          guard let function = graph.methods[body.method].function else { return false }
          let found = lifecycles.program[function]
          return forgetful.contains(Place(file: found.file, line: found.fact.line))
        }
    }
  }

  private func violation(_ tenure: Tenure, _ way: WayOut, as model: WayOut?) -> RuleViolation {
    let fix = model.map { "remove it there, as `\($0.name)` does" } ?? "remove it there"
    if waysOut.removesOther(way, tenure) {
      return RuleViolation(
        place: way.place,
        type: tenure.child.type,
        message:
          "`\(way.name)` ends \(lifecycles.name(tenure.child.type)) but removes another child, so it stays in `\(holder(tenure))` of \(lifecycles.name(tenure.owner)); \(fix)"
      )
    }
    return RuleViolation(
      place: way.place,
      type: tenure.child.type,
      message:
        "`\(way.name)` ends \(lifecycles.name(tenure.child.type)) but leaves it in `\(holder(tenure))` of \(lifecycles.name(tenure.owner)); \(fix)"
    )
  }

  private func unsetViolation(_ tenure: Tenure, _ name: Name) -> RuleViolation? {
    guard let making = tenure.child.making(in: lifecycles.nodes) else { return nil }
    return RuleViolation(
      place: making.effect.place,
      type: tenure.child.type,
      message:
        "`\(name)` of \(lifecycles.name(tenure.child.type)) is not set here, so that way out leaves it in `\(holder(tenure))`; set it and remove the child there"
    )
  }

  private func silentViolation(_ tenure: Tenure, _ way: WayOut, _ model: WayOut?) -> RuleViolation {
    let fix =
      model.map { "tell it by `\($0.called)` there, too" } ?? "\(telling(tenure)), and remove the child then"
    return RuleViolation(
      place: way.place,
      type: tenure.child.type,
      message:
        "`\(way.name)` takes the screen of \(lifecycles.name(tenure.child.type)) away without telling \(lifecycles.name(tenure.owner)), which keeps it in `\(holder(tenure))`; \(fix)"
    )
  }

  /// How a child tells its owner of its end, where none of its ways out removes it.
  private func telling(_ tenure: Tenure) -> String {
    let end = EndOfChild(tenure, lifecycles)
    if let closure = end.closure { return "call `\(closure)` there" }
    return end.wayUp.map { "tell `\($0)` there" } ?? "give it a closure such as `onFinish`, call it there"
  }

  private func holder(_ tenure: Tenure) -> Name { tenure.property ?? "children" }
}
