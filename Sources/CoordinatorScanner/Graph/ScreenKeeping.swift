/// Coordinators that views of SwiftUI make and keep, and who leads to them: whoever shows such a view.
struct ScreenKeeping {
  private let flow: Flow
  private let nodes: Set<TypeID>
  private let heirs: Heirs
  /// The types that make objects of each screen.
  private var makers: [TypeID: Set<TypeID>] = [:]
  /// The coordinators that each screen makes and keeps.
  private var kept: [TypeID: Set<TypeID>] = [:]
  /// Those among them that a view is there for: it shows what they say, or has them as its coordinator or flow.
  private var own: [TypeID: Set<TypeID>] = [:]
  /// The coordinators whose state shows a screen.
  private var showers: [TypeID: Set<TypeID>] = [:]
  /// What a view makes for another one, which has it as its coordinator.
  private var handed: Set<Allocation> = []
  /// The coordinators whose flows are seen in a view.
  private let flows: [TypeID: Set<TypeID>]
  /// What an initializer puts into a wrapper: `_home = StateObject(wrappedValue: HomeCoordinator())`; what a controller
  /// puts into a property.
  private var wrapped: Set<Allocation> = []

  init(_ flow: Flow, nodes: Set<TypeID>, _ views: FlowViews) {
    (self.flow, self.nodes) = (flow, nodes)
    heirs = Heirs(flow.program)
    flows = views.flows
    for shown in views.showings { showers[shown.screen, default: []].insert(shown.spot.coordinator) }
    for happening in flow.happenings {
      wrap(happening)
      hand(happening)
    }
    for happening in flow.happenings where happening.effect.kind == .creates { note(happening) }
  }

  /// The coordinators that lead to what a screen makes and keeps there; none where it keeps nothing.
  func leaders(to happening: Happening) -> [TypeID] {
    guard let screen = happening.type else { return [] }
    if hands(happening), let own = flows[screen] ?? kept[screen] {
      return own.subtracting(happening.effect.subject.types).filter(nodes.contains).sorted()
    }
    guard isController(screen) || !keptObjects(happening).isEmpty || hands(happening) else { return [] }
    return leaders(to: screen, by: happening.function).filter(nodes.contains)
  }

  /// Whether a view is there for a coordinator that it makes and keeps, and is seen as the flow of that.
  func isFlow(_ view: TypeID) -> Bool {
    guard let kept = kept[view] else { return false }
    return own[view] != nil || flow.program.owner(ofView: view, among: kept.sorted()) != nil
  }

  /// The coordinators that screens keep which the app itself shows.
  var shownByApp: Set<TypeID> {
    let shown = kept.filter { screen, _ in leaders(to: screen, by: "").contains { flow.program.isEntry($0) } }
    return shown.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The coordinators and entries that a screen is shown by, itself or within other screens.
  private func leaders(to screen: TypeID, by member: Name) -> [TypeID] {
    var found: Set<TypeID> = []
    // What a base class makes is made where one of its screens is shown.
    var open = [screen] + heirs.all(below: screen, doing: member)
    var seen = Set(open)
    while let next = open.popLast() {
      if let showing = showers[next] ?? (next == screen ? nil : flows[next]) {
        found.formUnion(showing)
        continue
      }
      for maker in makers[next] ?? [] where seen.insert(maker).inserted {
        if nodes.contains(maker) || flow.program.isEntry(maker) {
          found.insert(maker)
        } else if let own = own[maker] {
          found.formUnion(own)
        } else if flow.cast.isScreen(maker) {
          open.append(maker)
        }
      }
    }
    return found.subtracting(kept[screen] ?? []).sorted()
  }

  // MARK: Noting

  private mutating func wrap(_ happening: Happening) {
    if let controller = happening.type, isController(controller) {
      return keep(happening.effect, in: controller)
    }
    guard happening.function == "init", case .hands("init") = happening.effect.kind, isView(happening.type)
    else {
      return
    }
    let isWrapper = happening.effect.target.all.contains { value in
      if case .external(let name, _) = value { return Self.wrappers.contains(name) }
      return false
    }
    guard isWrapper else { return }
    for case .object(let made) in happening.effect.subject.all { wrapped.insert(made) }
  }

  /// Notes what a view makes and gives to another: `CartView(coordinator: CartCoordinator())`.
  private mutating func hand(_ happening: Happening) {
    guard isView(happening.type), case .sets = happening.effect.kind,
      happening.effect.target.types.contains(where: { isView($0) && $0 != happening.type })
    else { return }
    for case .object(let made) in happening.effect.subject.all where nodes.contains(made.type) {
      handed.insert(made)
    }
  }

  private func hands(_ happening: Happening) -> Bool {
    guard isView(happening.type) else { return false }
    return happening.effect.subject.all.contains { value in
      if case .object(let made) = value { handed.contains(made) } else { false }
    }
  }

  private mutating func keep(_ effect: Effect, in controller: TypeID) {
    switch effect.kind {
    case .sets, .adds: break
    default: return
    }
    guard effect.target.types.contains(controller) else { return }
    for case .object(let made) in effect.subject.flattened.all where nodes.contains(made.type) {
      wrapped.insert(made)
    }
  }

  private mutating func note(_ happening: Happening) {
    guard let maker = happening.type else { return }
    for made in happening.effect.subject.types where flow.cast.isScreen(made) {
      makers[made, default: []].insert(maker)
    }
    for made in keptObjects(happening) {
      kept[maker, default: []].insert(made.type)
      let isOwn = flows[maker]?.contains(made.type) ?? false || Self.ownNames.contains(happening.function)
      if isOwn, isView(maker) { own[maker, default: []].insert(made.type) }
    }
  }

  /// The coordinators among what a view makes that it keeps as well: by a property of state, or for its controller.
  private func keptObjects(_ happening: Happening) -> [Allocation] {
    guard let view = happening.type, isView(view) || isController(view) else { return [] }
    let isKept = happening.function == "makeCoordinator" || isState(happening.function, of: view)
    return happening.effect.subject.all.compactMap { value in
      guard case .object(let made) = value, nodes.contains(made.type) else { return nil }
      return isKept || wrapped.contains(made) ? made : nil
    }
  }

  private func isView(_ type: TypeID?) -> Bool {
    guard let type else { return false }
    return flow.program[type].kind == .struct && flow.cast.isScreen(type)
  }

  /// Whether it is a controller, as one for tabs that makes their coordinators.
  private func isController(_ type: TypeID) -> Bool {
    flow.program[type].isReference && flow.cast.isScreen(type) && !nodes.contains(type)
  }

  private func isState(_ name: Name, of view: TypeID) -> Bool {
    flow.program[view].properties.contains { property in
      property.fact.name == name && property.fact.attributes.contains(where: Self.wrappers.contains)
    }
  }

  private static let ownNames: Set<Name> = ["coordinator", "flow", "makeCoordinator"]
  private static let wrappers: Set = ["StateObject", "State", "ObservedObject"]
}
