/// Coordinators that views of SwiftUI create and keep. The coordinator that shows such a view leads to them.
struct ScreenOwnership {
  private let flow: DataFlow
  private let nodes: Set<TypeID>
  private let inheritedCalls: InheritedCallResolver
  /// The types that make objects of each screen.
  private var makers: [TypeID: Set<TypeID>] = [:]
  /// The coordinators that each screen makes and keeps.
  private var kept: [TypeID: Set<TypeID>] = [:]
  /// Those among them that a view is there for: it shows what they say, or has them as its coordinator or flow.
  private var own: [TypeID: Set<TypeID>] = [:]
  /// The coordinators whose state shows a screen.
  private var showers: [TypeID: Set<TypeID>] = [:]
  /// Coordinators that a view creates and passes to another view.
  private var handed: Set<AllocationSite> = []
  /// The coordinators whose flows are seen in a view.
  private let flows: [TypeID: Set<TypeID>]
  /// Objects that an initializer puts into a wrapper, `_home = StateObject(wrappedValue: HomeCoordinator())`, or a
  /// controller into a property.
  private var wrapped: Set<AllocationSite> = []

  init(_ flow: DataFlow, nodes: Set<TypeID>, _ views: CoordinatorViews) {
    (self.flow, self.nodes) = (flow, nodes)
    inheritedCalls = InheritedCallResolver(flow.program)
    flows = views.flows
    for shown in views.showings { showers[shown.screen, default: []].insert(shown.spot.coordinator) }
    for attributed in flow.attributedEffects {
      wrap(attributed)
      hand(attributed)
    }
    for attributed in flow.attributedEffects where attributed.effect.kind == .creates { note(attributed) }
  }

  /// The coordinators that lead to what a screen makes and keeps there; none where it keeps nothing.
  func leaders(to attributed: AttributedEffect) -> [TypeID] {
    guard let screen = attributed.type else { return [] }
    if hands(attributed), let own = flows[screen] ?? kept[screen] {
      return own.subtracting(attributed.effect.subject.types).filter(nodes.contains).sorted()
    }
    guard isController(screen) || !keptObjects(attributed).isEmpty || hands(attributed) else { return [] }
    return leaders(to: screen, by: attributed.function).filter(nodes.contains)
  }

  /// Whether a view is there for a coordinator that it makes and keeps, and is seen as the flow of that.
  func isFlow(_ view: TypeID) -> Bool {
    guard let kept = kept[view] else { return false }
    return own[view] != nil || flow.program.flowViews.owner(ofView: view, among: kept.sorted()) != nil
  }

  /// The coordinators that screens keep which the app itself shows.
  var shownByApp: Set<TypeID> {
    let shown = kept.filter { screen, _ in
      leaders(to: screen, by: "").contains { flow.program.screenTypes.isEntry($0) }
    }
    return shown.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The coordinators and entries that a screen is shown by, itself or within other screens.
  private func leaders(to screen: TypeID, by member: Name) -> [TypeID] {
    var found: Set<TypeID> = []
    // A base class creates its objects where one of its screens is shown.
    var open = [screen] + inheritedCalls.all(below: screen, doing: member)
    var seen = Set(open)
    while let next = open.popLast() {
      if let showing = showers[next] ?? (next == screen ? nil : flows[next]) {
        found.formUnion(showing)
        continue
      }
      for maker in makers[next] ?? [] where seen.insert(maker).inserted {
        if nodes.contains(maker) || flow.program.screenTypes.isEntry(maker) {
          found.insert(maker)
        } else if let own = own[maker] {
          found.formUnion(own)
        } else if flow.classification.isScreen(maker) {
          open.append(maker)
        }
      }
    }
    return found.subtracting(kept[screen] ?? []).sorted()
  }

  // MARK: Noting

  private mutating func wrap(_ attributed: AttributedEffect) {
    if let controller = attributed.type, isController(controller) {
      return keep(attributed.effect, in: controller)
    }
    guard attributed.function == "init", case .hands("init") = attributed.effect.kind, isView(attributed.type)
    else {
      return
    }
    let isWrapper = attributed.effect.target.all.contains { value in
      if case .external(let name, _) = value { Self.wrappers.contains(name) } else { false }
    }
    guard isWrapper else { return }
    for case .object(let made) in attributed.effect.subject.all { wrapped.insert(made) }
  }

  /// Notes what a view makes and gives to another: `CartView(coordinator: CartCoordinator())`.
  private mutating func hand(_ attributed: AttributedEffect) {
    guard isView(attributed.type), case .sets = attributed.effect.kind,
      attributed.effect.target.types.contains(where: { isView($0) && $0 != attributed.type })
    else { return }
    for case .object(let made) in attributed.effect.subject.all where nodes.contains(made.type) {
      handed.insert(made)
    }
  }

  private func hands(_ attributed: AttributedEffect) -> Bool {
    guard isView(attributed.type) else { return false }
    return attributed.effect.subject.all.contains { value in
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

  private mutating func note(_ attributed: AttributedEffect) {
    guard let maker = attributed.type else { return }
    for made in attributed.effect.subject.types where flow.classification.isScreen(made) {
      makers[made, default: []].insert(maker)
    }
    for made in keptObjects(attributed) {
      kept[maker, default: []].insert(made.type)
      let isOwn = flows[maker]?.contains(made.type) ?? false || Self.ownNames.contains(attributed.function)
      if isOwn, isView(maker) { own[maker, default: []].insert(made.type) }
    }
  }

  /// The coordinators among what a view makes that it keeps as well: by a property of state, or for its controller.
  private func keptObjects(_ attributed: AttributedEffect) -> [AllocationSite] {
    guard let view = attributed.type, isView(view) || isController(view) else { return [] }
    let isKept = attributed.function == "makeCoordinator" || isState(attributed.function, of: view)
    return attributed.effect.subject.all.compactMap { value in
      guard case .object(let made) = value, nodes.contains(made.type) else { return nil }
      return isKept || wrapped.contains(made) ? made : nil
    }
  }

  private func isView(_ type: TypeID?) -> Bool {
    guard let type else { return false }
    return flow.program[type].kind == .struct && flow.classification.isScreen(type)
  }

  /// Whether it is a controller, as one for tabs that makes their coordinators.
  private func isController(_ type: TypeID) -> Bool {
    flow.program[type].isReference && flow.classification.isScreen(type) && !nodes.contains(type)
  }

  private func isState(_ name: Name, of view: TypeID) -> Bool {
    flow.program[view].properties.contains { property in
      property.fact.name == name && property.fact.attributes.contains(where: Self.wrappers.contains)
    }
  }

  private static let ownNames: Set<Name> = ["coordinator", "flow", "makeCoordinator"]
  private static let wrappers: Set = ["StateObject", "State", "ObservedObject"]
}
