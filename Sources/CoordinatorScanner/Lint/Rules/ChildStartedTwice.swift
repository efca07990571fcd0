/// Finds children that one call of a method starts twice.
struct ChildStartedTwice {
  static let rule = SourceRule(
    id: "child-started-twice",
    severity: .warning,
    summary: "a child that is started twice in one call",
    advice: "Its screens appear twice, and its subscriptions fire twice. Start it once."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    lifecycles.methods.filter { $0.type.map(lifecycles.nodes.contains) ?? false }.flatMap {
      repeatedStarts(in: $0)
    }
  }

  private func repeatedStarts(in method: Method) -> [RuleViolation] {
    var starts: [AllocationSite: Set<Place>] = [:]
    for effect in method.effects {
      guard case .calls(let name) = effect.kind, CoordinatorNaming.isStarting(name),
        effect.target.all.count == 1,
        case .object(let made)? = effect.target.all.first, lifecycles.nodes.contains(made.type)
      else { continue }
      starts[made, default: []].insert(effect.place)
    }
    for (made, place) in startsByObservers(in: method) where starts[made] != nil {
      starts[made, default: []].insert(place)
    }
    let sites = starts.values.contains { $0.count > 1 } ? method.sites : []
    return starts.compactMap { made, places in
      second(of: places.sorted(), in: sites).map { place in
        RuleViolation(
          place: place,
          type: made.type,
          message:
            "\(lifecycles.name(made.type)) is started a second time, after line \(places.map(\.line).min() ?? place.line) started it; start it once"
        )
      }
    }.sorted { $0.place < $1.place }
  }

  /// The assignments to properties whose observers start the child: `didSet { child?.start() }`.
  private func startsByObservers(in method: Method) -> [(AllocationSite, Place)] {
    guard let type = method.type else { return [] }
    return method.own.flatMap { effect -> [(AllocationSite, Place)] in
      guard case .sets(let slot) = effect.kind, effect.target.types.contains(type),
        observerStarts(slot, of: type)
      else { return [] }
      return effect.subject.all.compactMap { value in
        if case .object(let made) = value { return (made, effect.place) }
        return nil
      }
    }
  }

  private func observerStarts(_ slot: Name, of type: TypeID) -> Bool {
    let observers = lifecycles.stored(slot, on: type)?.fact.observers ?? []
    return SiteReader.sites(of: observers).contains { site in
      guard case .call(let callee, _) = site.expression.kind, case .member(let base?, let name) = callee.kind
      else {
        return false
      }
      return CoordinatorNaming.isStarting(name) && base.isOwn && base.name == slot
    }
  }

  /// The second start of the same child.
  private func second(of places: [Place], in sites: [Site]) -> Place? {
    let calls = places.map { place in sites.first { place.isOf($0.expression) } }
    for (position, call) in calls.enumerated().dropFirst() {
      guard let call else { continue }
      let before = calls[..<position].compactMap(\.self)
      if before.contains(where: { !$0.excludes(call) && $0.isLater == call.isLater }) {
        return places[position]
      }
    }
    return nil
  }
}
