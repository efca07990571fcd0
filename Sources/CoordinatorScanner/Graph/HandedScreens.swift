/// Screens that coordinators make and show themselves, and hand on to others, which show theirs upon them.
struct HandedScreens {
  /// A screen that a coordinator hands to another one.
  private struct Handing: Hashable {
    let screen: Allocation
    let giver: TypeID
    let taker: TypeID
  }

  private let flow: Flow
  private let coordinators: Set<TypeID>
  private var handings: Set<Handing> = []
  /// The coordinators that show each screen that is handed on.
  private var showers: [Allocation: Set<TypeID>] = [:]
  /// The lines of the coordinators that take screens.
  private var lines: [Place: TypeID] = [:]

  /// - Parameter isShowing: Whether an effect of a coordinator says how something is shown.
  init(_ flow: Flow, _ coordinators: Set<TypeID>, _ isShowing: (Effect, TypeID) -> Bool) {
    (self.flow, self.coordinators) = (flow, coordinators)
    for happening in flow.happenings { hand(happening) }
    if handings.isEmpty { return }
    for taker in Set(handings.map(\.taker)).sorted() {
      for line in flow.program.lines(of: taker) { lines[line] = taker }
    }
    let screens = Set(handings.map(\.screen))
    for happening in flow.happenings { show(happening, screens, isShowing) }
  }

  /// Whether a screen stays with the coordinator that hands it on: that shows it, and whoever takes it does not.
  func staysWith(_ giver: TypeID?, _ screen: Allocation, handedTo taker: TypeID) -> Bool {
    guard let giver, handings.contains(Handing(screen: screen, giver: giver, taker: taker)) else {
      return false
    }
    let showers = showers[screen] ?? []
    return showers.contains(giver) && !showers.contains(taker)
  }

  private mutating func hand(_ happening: Happening) {
    guard let giver = happening.type, coordinators.contains(giver) else { return }
    switch happening.effect.kind {
    case .sets, .hands: break
    default: return
    }
    guard case .object(let owner)? = happening.effect.target.all.first, owner.type != giver,
      coordinators.contains(owner.type)
    else { return }
    for case .object(let made) in happening.effect.subject.all where flow.cast.isScreen(made.type) {
      handings.insert(Handing(screen: made, giver: giver, taker: owner.type))
    }
  }

  private mutating func show(
    _ happening: Happening,
    _ screens: Set<Allocation>,
    _ isShowing: (Effect, TypeID) -> Bool
  ) {
    guard let type = happening.type, coordinators.contains(type) else { return }
    for case .object(let made) in happening.effect.subject.flattened.all where screens.contains(made) {
      guard isShowing(happening.effect, type) else { return }
      showers[made, default: []].insert(shower(happening.effect, by: type))
    }
  }

  /// Who shows something: the coordinator that is told to, or in whose lines it is done.
  private func shower(_ effect: Effect, by type: TypeID) -> TypeID {
    if let told = effect.target.types.first(where: coordinators.contains) { return told }
    guard effect.places.count > 1 else { return type }
    return lines[effect.places[effect.places.count - 2]] ?? type
  }
}

extension Program {
  /// The lines of a type's own functions.
  fileprivate func lines(of type: TypeID) -> Set<Place> {
    Set(
      self[type].functions.flatMap { id in
        SiteReader.sites(of: self[id].fact.body ?? []).map {
          Place(file: self[id].file, at: $0.expression.id)
        }
      }
    )
  }
}
