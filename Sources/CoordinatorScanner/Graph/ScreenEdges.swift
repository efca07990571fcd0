import CoordinatorGraph

/// Finds which coordinator makes and shows which screen, and how.
struct ScreenEdges {
  let flow: DataFlow
  let coordinators: Set<TypeID>
  private(set) var relations: [EdgeDraft.Key: EdgeDraft] = [:]
  /// The coordinators that make each screen.
  private var makers: [TypeID: Set<TypeID>] = [:]
  /// All effects; those of helpers that coordinators inherit are theirs.
  private var effects: [AttributedEffect] = []
  /// The screens that some coordinator makes. Any coordinator that shows another one presents it.
  private(set) var made: Set<TypeID> = []
  /// The coordinators that screens of builders are made for.
  private var receivers: [AllocationSite: TypeID] = [:]
  /// The screens that a coordinator gets inside a navigation controller, to push its own screens on them.
  private var stacked: Set<AllocationSite> = []
  /// Views that only stand within screens.
  let trimmings: DecorativeViews
  /// The objects that coordinators make of screens.
  private(set) var objects: [EdgeDraft.Key: Set<AllocationSite>] = [:]
  /// For each coordinator, the screens that were made for it.
  private var views: [TypeID: Set<TypeID>] = [:]
  /// The coordinators whose flows are seen in a view.
  private let flows: [TypeID: Set<TypeID>]
  /// Views around the flow of any coordinator, and controllers around any view. They are no screens.
  private let framesOfAny: Set<TypeID>
  /// The types of the app itself.
  private let entries: Set<TypeID>
  private let labels: ScreenLabels
  /// The coordinators that show a screen which they make.
  private var shownByMakers: [TypeID: Set<TypeID>] = [:]
  /// For each screen, the lines of coordinators that say themselves how they show it.
  private var direct: [TypeID: [TypeID: Set<Place>]] = [:]
  /// Presentations that the names of helpers suggest.
  private var hints: [EdgeDraft.Key: Set<Presentation>] = [:]
  /// How screens are shown where a helper may show them in several ways.
  private var resolved: [PresentationSites.Spot: Presentation?] = [:]

  var screens: Set<TypeID> { Set(relations.keys.map(\.to)) }

  init(_ flow: DataFlow, coordinators: Set<TypeID>, _ views: ShownViews, _ edges: CoordinatorEdges) {
    self.flow = flow
    self.coordinators = coordinators
    flows = views.flows
    framesOfAny = Set(
      flow.program.typeIDs.filter { view in
        flow.program.screenTypes.showsOnlyItsCoordinator(view)
          || flow.program.flowViews.isSharedFrame(view, among: coordinators)
          || flow.program.screenTypes.isHostForAnyView(view)
      }
    )
    entries = Set(flow.program.typeIDs.filter { flow.program.screenTypes.isEntry($0) })
    trimmings = DecorativeViews(flow, coordinators)
    let labels = ScreenLabels(flow: flow, coordinators: coordinators)
    self.labels = labels
    let handed = HandedScreens(flow, coordinators) { labels.label(of: $0, by: $1) != nil }
    effects = flow.attributedEffects.flatMap { $0.ofOwners(coordinators) }
    for attributed in flow.attributedEffects { receive(attributed, handed) }
    for attributed in effects { make(attributed) }
    for attributed in flow.attributedEffects { build(attributed) }
    made = Set(makers.keys)
    resolved = showings().resolved
    for attributed in effects { show(attributed) }
    applyHints()
    let opened = Set(edges.opened.map { [$0.from, $0.to] })
    let declared = views.screens(flow.program, of: coordinators).filter {
      !edges.screens.frames.contains($0.screen)
    }.map { $0.ofChild(flow.program, coordinators) { opened.contains([$0, $1]) } }
    let composed = flow.classification.compositions.screens(of: coordinators)
    for other in declared.filter({ !$0.isOwn }) + composed + edges.routes.screens { show(other) }
    for own in declared where own.isOwn && relations[own.key]?.label == nil { show(own) }
    for key in wrappers + parts { relations[key] = nil }
  }

  private mutating func receive(_ attributed: AttributedEffect, _ handed: HandedScreens) {
    let effect = attributed.effect
    switch effect.kind {
    case .sets, .hands: break
    default: return
    }
    if let type = attributed.type, coordinators.contains(type), effect.places.count == 1 { return }
    guard case .object(let owner)? = effect.target.all.first else { return }
    guard coordinators.contains(owner.type) else { return }
    // The screens come inside a navigation controller of the system.
    let isStack = effect.subject.all.contains(where: \.isExternal)
    for case .object(let made) in effect.subject.all
    where isDrawn(made) && made.place.file == owner.place.file
      && !handed.staysWith(attributed.type, made, handedTo: owner.type)
    {
      receivers[made] = owner.type
      // A screen that an argument creates shares its line.
      if isStack, made.place.wholeLine < owner.place.wholeLine { stacked.insert(made) }
      views[owner.type, default: []].insert(made.type)
    }
  }

  private mutating func make(_ attributed: AttributedEffect) {
    guard attributed.effect.kind == .creates, let maker = attributed.type, coordinators.contains(maker),
      flow.program[maker].isReference || !flow.program.screenTypes.isScreen(maker)
    else { return }
    for case .object(let made) in attributed.effect.subject.all where isDrawn(made) {
      // A screen that a builder creates belongs to the coordinator that it builds. A screen from a line of a
      // coordinator stays with it.
      let isOwn = attributed.effect.places.count == 1 && stacked.contains(made)
      let owner = isOwn ? maker : receivers[made] ?? maker
      // A view that shows the flow of another coordinator is no screen.
      if isOfOthers(made.type, owner) || isFlow(made.type, of: owner) { continue }
      insert(attributed.effect, from: owner, to: made.type)
      objects[.init(from: owner, to: made.type, kind: .presents), default: []].insert(made)
    }
  }

  /// Whether a view shows the flow of another coordinator.
  private func isOfOthers(_ view: TypeID, _ owner: TypeID) -> Bool {
    flows[flow.program.screenTypes.hosted(by: view) ?? view].map { !$0.isEmpty && !$0.contains(owner) }
      ?? false
  }

  /// Whether a view is the one in which a coordinator's own flow is seen.
  private func isFlow(_ view: TypeID, of owner: TypeID) -> Bool {
    flows[view]?.contains(owner) == true && flow.program.flowViews.frame(view, among: [owner]) != nil
  }

  /// A router presents the view that its builder creates. A coordinator presents a screen that the app creates
  /// together with it.
  private mutating func build(_ attributed: AttributedEffect) {
    let effect = attributed.effect
    guard effect.kind == .creates, effect.places.count == 1 else { return }
    if let type = attributed.type, coordinators.contains(type) { return }
    for case .object(let made) in effect.subject.all {
      guard let owner = receivers[made] else { continue }
      // An app may have the library among its sources.
      let bases = flow.program.baseNames(of: owner)
      let key = EdgeDraft.Key(from: owner, to: made.type, kind: .presents)
      let isOwn = bases.contains(where: Dialect.hasView) || isFirst(owner, with: made.type)
      guard isOwn, relations[key] == nil else { continue }
      insert(effect, from: owner, to: made.type)
      if bases.contains(where: Dialect.isRoot) { add(.root, to: key) }
    }
  }

  /// Whether the app makes a coordinator with a screen that is more than a navigation controller.
  private func isFirst(_ owner: TypeID, with screen: TypeID) -> Bool {
    flow.madeByApp.contains(owner) && !flow.program.screenTypes.isNavigationController(screen)
  }

  func isDrawn(_ made: AllocationSite) -> Bool { isDrawn(made.type) && !trimmings.all.contains(made) }

  func isDrawn(_ type: TypeID) -> Bool {
    flow.classification.isScreen(type) && !flow.classification.isTestDouble(type)
      && !framesOfAny.contains(type)
  }

  /// Labels a screen of any creator: a parent may show a screen that its child created.
  private mutating func show(_ attributed: AttributedEffect) {
    guard let shower = attributed.type else { return }
    // The app itself puts into its window what is a coordinator's.
    let isCoordinator = coordinators.contains(shower)
    guard isCoordinator || entries.contains(shower) else { return }
    let subject = attributed.effect.subject.flattened
    let given = subject.all.filter { isShown($0) }
    // A helper of the app may take a closure for what it shows: `router.present { HelpView() }`.
    let shown = given.isEmpty ? subject.called.all.filter { isShown($0) } : given
    guard !shown.isEmpty, let label = labels.label(of: attributed.effect, by: shower),
      label.isHint || !given.isEmpty
    else { return }
    // A container may be handed to a method by its protocol: `makeTab(on: navigator)`.
    let isHelper = attributed.effect.target.types.contains { $0 != shower }
    for value in shown {
      if case .view(let routers) = value { show(viewsOf: routers, label.presentation) }
      guard let type = shownType(value), !(isHelper && isKnownByProtocol(value)) else { continue }
      if isCoordinator, makers[type] == nil || isFromElsewhere(value, attributed.effect),
        !isOfOthers(type, shower)
      {
        insert(attributed.effect, from: shower, to: type)
      }
      let spot = PresentationSites.Spot(shower: shower, place: attributed.effect.place, screen: type)
      // Other lines may only show it again. A sheet can be set up anywhere.
      if label.presentation != .sheet, direct[type]?[shower]?.contains(spot.place) == false { continue }
      if let known = resolved[spot], known != label.presentation { continue }
      let own = makers[type]?.contains(shower) == true
      for maker in own ? [shower] : makers[type] ?? [] {
        // A coordinator that starts another does not show the screens of the other.
        if !own, shownByMakers[type]?.contains(maker) == true { continue }
        let key = EdgeDraft.Key(from: maker, to: type, kind: .presents)
        if label.isHint {
          hints[key, default: []].insert(label.presentation)
        } else {
          add(label.presentation, to: key)
        }
      }
    }
  }

  private func isShown(_ value: AbstractValue) -> Bool {
    if case .view = value { true } else { shownType(value) != nil }
  }

  private mutating func showings() -> PresentationSites {
    var showings = PresentationSites()
    for attributed in effects {
      guard let shower = attributed.type else { continue }
      let shown = attributed.effect.subject.flattened.all.compactMap { shownType($0) }
      guard !shown.isEmpty, let label = labels.label(of: attributed.effect, by: shower) else { continue }
      // The name of a helper does not count if another helper calls it.
      if label.isHint, attributed.effect.places.count > 1 || attributed.effect.setsRoot { continue }
      for screen in shown {
        showings.add(label.presentation, attributed.effect, of: screen, by: shower)
        if makers[screen]?.contains(shower) == true { shownByMakers[screen, default: []].insert(shower) }
        if attributed.effect.places.count == 1 {
          direct[screen, default: [:]][shower, default: []].insert(attributed.effect.place)
        }
      }
    }
    return showings
  }

  /// A coordinator presents the screens that its view, route or composition declares.
  private mutating func show(_ declared: DeclaredScreen) {
    guard isDrawn(declared.screen) else { return }
    let effect = Effect(making: declared.screen, at: declared.place, condition: declared.condition)
    insert(effect, from: declared.coordinator, to: declared.screen)
    for presentation in declared.presentations { add(presentation, to: declared.key) }
  }

  /// Labels the views of routers: another coordinator shows them.
  private mutating func show(viewsOf routers: PointsToSet, _ label: Presentation) {
    for router in routers.flattened.all.compactMap(router) {
      for screen in (views[router] ?? []).union(kept(by: router)) {
        add(label, to: .init(from: router, to: screen, kind: .presents))
      }
    }
  }

  /// The screens that a coordinator has as its own view.
  private func kept(by router: TypeID) -> [TypeID] {
    let values = flow.fields[Field(type: router, name: .viewControllable)]
    return values?.types.filter { makers[$0]?.contains(router) == true } ?? []
  }

  /// The router that a value is; where only its type is known, the only one that it can be.
  private func router(_ value: AbstractValue) -> TypeID? {
    switch value {
    case .object(let made): return made.type
    case .typed(let type):
      return ([type] + flow.program.concreteTypes(below: type)).filter(coordinators.contains).only
    default: return nil
    }
  }

  /// The name of a helper says how it shows a screen, if nothing else does.
  private mutating func applyHints() {
    for (key, hints) in hints {
      guard let hint = hints.min(), let known = relations[key] else { continue }
      if known.label == nil || hint.isKind(of: known.label) { relations[key]?.label = hint }
    }
  }

  private mutating func add(_ label: Presentation, to key: EdgeDraft.Key) {
    let known = relations[key]?.label ?? label
    relations[key]?.label = min(known, label)
  }

  private mutating func insert(_ effect: Effect, from: TypeID, to: TypeID) {
    let key = EdgeDraft.Key(from: from, to: to, kind: .presents)
    relations[key, default: EdgeDraft()].add(effect, isPossible: effect.isPossible)
    makers[to, default: []].insert(from)
  }
}
