import CoordinatorGraph

/// Finds who attaches, keeps and makes which coordinator.
struct CoordinatorEdges {
  let flow: DataFlow
  let nodes: Set<TypeID>
  let screens: ViewOwners
  private(set) var relations: [EdgeDraft.Key: EdgeDraft] = [:]
  /// The structs that pass parents to coordinators, each with these parents.
  let carried: [AllocationSite: PointsToSet]
  /// The coordinators that attach or keep each object.
  private var keepers: [AllocationSite: Set<TypeID>] = [:]
  let routes: RouteTargets
  /// The children that routes make.
  private(set) var routed: Set<EdgeDraft.Key> = []
  /// Children of unknown type, by the coordinator whose method adds them.
  private(set) var unresolved: [TypeID: [Unresolved]] = [:]

  struct Unresolved: Hashable {
    let place: Place
    let what: String
  }

  var program: Program { flow.program }

  /// The edges that open another coordinator.
  var opened: [EdgeDraft.Key] {
    relations.keys.filter { Set.hierarchy.contains($0.kind) && $0.from != $0.to }
  }

  init(_ flow: DataFlow, nodes: Set<TypeID>, _ views: ShownViews) {
    self.flow = flow
    self.nodes = nodes
    routes = RouteTargets(flow.program, nodes)
    screens = ViewOwners(flow, nodes: nodes, views)
    carried = Self.carried(flow, nodes)
    for attributed in flow.attributedEffects { attach(attributed) }
    for attributed in flow.attributedEffects { keep(attributed) }
    for attributed in flow.attributedEffects { make(attributed) }
    for node in nodes { compose(node) }
    lead(views)
    startResolved()
    dropUncreatedSelfEdges()
  }

  // MARK: Attached

  private mutating func attach(_ attributed: AttributedEffect) {
    let effect = attributed.effect
    switch effect.kind {
    case .adds(let list):
      for owner in owners(of: effect) {
        add(effect, owner, program.childLists.isList(list, of: owner) ? .child : .holds, via: list)
      }
      if let owner = attributed.type, let store = store(effect, list, of: owner) {
        add(effect, owner, .child, via: store)
      }
    case .hands(let method):
      for owner in owners(of: effect) where program.behaviour.attaches(method, to: owner) {
        add(effect, owner, .child, via: nil)
      }
    default: break
    }
  }

  // MARK: Kept

  private mutating func keep(_ attributed: AttributedEffect) {
    guard case .sets(let name) = attributed.effect.kind else { return }
    for owner in owners(of: attributed.effect) where mayHave(name, owner) {
      keepCarried(attributed.effect, owner, name)
      if CoordinatorNaming.isWayUp(name) {
        let fitting = fitting(attributed.effect, name, of: owner)
        add(fitting, owner, CoordinatorNaming.isListener(name) ? .listener : .parent, via: name)
      } else {
        hold(attributed.effect, owner, name)
      }
    }
  }

  /// Whether a coordinator may have a property. In `(parent as? Home)?.tab = tab`, the property may belong to another
  /// type.
  private func mayHave(_ property: Name, _ owner: TypeID) -> Bool {
    program.property(property, on: owner) != nil
      || program.externals(of: owner).contains { !Self.withoutProperties.contains($0.name) }
  }

  private static let withoutProperties: Set<Name> = [
    "AnyObject", "NSObject", "ObservableObject", "Identifiable", "Sendable", "Equatable", "Hashable",
  ]

  private mutating func hold(_ effect: Effect, _ owner: TypeID, _ name: Name) {
    // A new object is a child. An object that created this owner is its parent.
    let isWeak = Ownership(of: name, on: owner, program) == .weak
    func isUp(_ value: AbstractValue) -> Bool {
      isAbove(value, owner) || isWeak && !isMade(value, by: owner)
    }
    let up = effect.changed(subject: effect.subject.filter(isUp))
    let down = effect.changed(subject: effect.subject.filter { !isUp($0) })
    if !up.subject.isEmpty { add(up, owner, .parent, via: name) }
    let isList = down.subject.all.contains(where: \.isList)
    if isAnything(down.subject, owner) {
      unresolved[owner, default: []].append(Unresolved(place: effect.place, what: "coordinator in \(name)"))
    } else if !down.subject.isEmpty {
      let isChild =
        name == CoordinatorNaming.childSlot || isList && program.childLists.isList(name, of: owner)
      add(down, owner, isChild ? .child : .holds, via: name)
    }
  }

  /// Whether a property may hold any of very many objects that other types make, such as the top of a stack.
  private func isAnything(_ values: PointsToSet, _ owner: TypeID) -> Bool {
    let others = values.all.filter { !$0.isList && !isMade($0, by: owner) }
    return Set(others.compactMap(\.knownType)).count > OverloadResolver.mostImplementers
  }

  private func isAbove(_ value: AbstractValue, _ owner: TypeID) -> Bool {
    guard case .typed(let type) = value, type != owner else { return false }
    return makes(type, owner)
  }

  private func isMade(_ value: AbstractValue, by owner: TypeID) -> Bool {
    value.knownType.map { makes(owner, $0) } ?? false
  }

  private func makes(_ maker: TypeID, _ made: TypeID) -> Bool {
    flow.makers[made]?.contains(maker) ?? false
  }

  // MARK: Made

  private mutating func make(_ attributed: AttributedEffect) {
    guard attributed.effect.kind == .creates, let type = attributed.type else { return }
    // The coordinator that shows a view leads to what the view keeps.
    for parent in routes.parents(of: attributed) { makeRoute(attributed, of: parent) }
    let others = attributed.effect.target.types.filter(nodes.contains)
    let makers =
      !others.isEmpty ? Array(others) : nodes.contains(type) ? [type] : screens.leaders(to: attributed)
    for maker in makers { make(attributed, by: maker) }
  }

  /// A coordinator that the route of another coordinator makes is a child of the latter.
  private mutating func makeRoute(_ attributed: AttributedEffect, of parent: TypeID) {
    for type in attributed.effect.subject.types where nodes.contains(type) {
      insert(attributed.effect, from: parent, to: type, .child)
      routed.insert(.init(from: parent, to: type, kind: .child))
    }
  }

  /// Adds the coordinators of shown views that come from elsewhere: `CartView(coordinator: resolver.resolve())`.
  private mutating func lead(_ views: ShownViews) {
    let led = Set(opened.map(\.to))
    for shown in views.showings {
      guard let own = program.flowViews.coordinator(of: shown.screen, among: nodes), own.way == .given,
        own.type != shown.spot.coordinator, !led.contains(own.type)
      else { continue }
      let effect = Effect(making: own.type, at: shown.place, condition: shown.condition)
      insert(effect, from: shown.spot.coordinator, to: own.type, .creates)
    }
  }

  /// Adds what a coordinator resolves and starts, but nobody keeps: `resolver.resolve(PromoCoordinator.self)!.start()`.
  private mutating func startResolved() {
    let rule = LeadingRule(program: program, coordinators: nodes)
    let roots = program.typeIDs.filter(program.screenTypes.isEntry).flatMap(rule.started).map(\.type)
    let led = Set(opened.map(\.to) + roots)
    for node in nodes {
      for (started, place) in rule.started(by: node) where !led.contains(started) {
        insert(Effect(making: started, at: place), from: node, to: started, .creates)
      }
    }
  }

  /// Adds the parts that no line makes: `.forEach(\.path, action: \.path)`.
  private mutating func compose(_ owner: TypeID) {
    for part in flow.classification.compositions.parts[owner] ?? [] where nodes.contains(part.type) {
      let key = EdgeDraft.Key(from: owner, to: part.type, kind: .child)
      guard relations[key] == nil else { continue }
      let effect = Effect(making: part.type, at: part.place, condition: part.condition)
      insert(effect, from: owner, to: part.type, .child, via: part.property)
    }
  }

  private mutating func make(_ attributed: AttributedEffect, by maker: TypeID) {
    for value in attributed.effect.subject.all {
      guard case .object(let made) = value, nodes.contains(made.type),
        !(isForOthers(attributed, maker) && isKept(made, byOtherThan: maker))
      else { continue }
      let isKept = [Edge.Kind.child, .holds].contains {
        relations[.init(from: maker, to: made.type, kind: $0)] != nil
      }
      let part = flow.classification.compositions.part(made.type, of: maker)
      let kind: Edge.Kind = isKept ? keptKind(maker, made.type) : part == nil ? .creates : .child
      insert(attributed.effect, from: maker, to: made.type, kind, via: part?.property)
    }
  }

  /// Whether the object is not for its maker. The caller may keep it, or the coordinator of the view that makes it.
  private func isForOthers(_ attributed: AttributedEffect, _ maker: TypeID) -> Bool {
    attributed.effect.isForCaller || attributed.type != maker
  }

  /// Whether only other coordinators keep an object, as after `HomeCoordinator(makeCart: { CartCoordinator() })`.
  private func isKept(_ made: AllocationSite, byOtherThan maker: TypeID) -> Bool {
    keepers[made].map { !$0.contains(maker) } ?? false
  }

  private func keptKind(_ maker: TypeID, _ made: TypeID) -> Edge.Kind {
    relations[.init(from: maker, to: made, kind: .child)] != nil ? .child : .holds
  }

  // MARK: Adding

  /// The coordinators that an effect happens to.
  private func owners(of effect: Effect) -> [TypeID] {
    effect.target.types.flatMap { type -> [TypeID] in
      if nodes.contains(type) { return [type] }
      guard program[type].isProtocol else { return [] }
      let behind = program.concreteTypes(below: type).filter(nodes.contains)
      return behind.count == 1 ? behind : []
    }
  }

  mutating func add(_ effect: Effect, _ owner: TypeID, _ kind: Edge.Kind, via: Name?) {
    for value in effect.subject.flattened.all {
      switch value {
      case .object(let made) where nodes.contains(made.type):
        if kind == .child || kind == .holds { keepers[made, default: []].insert(owner) }
        insert(effect, from: owner, to: made.type, kind, via: via)
      case .typed(let type):
        add(effect, owner, kind, via, anyBelow: type)
      default: break
      }
    }
  }

  /// Adds an object of which only the type is known. It can be one of the few types below. A value of type
  /// `UIViewController` may be no coordinator at all.
  private mutating func add(
    _ effect: Effect,
    _ owner: TypeID,
    _ kind: Edge.Kind,
    _ via: Name?,
    anyBelow type: TypeID
  ) {
    if UIKit.isHost(program[type].name) { return }
    let behind = ([type] + program.concreteTypes(below: type)).filter {
      nodes.contains($0) && !flow.classification.isTestDouble($0)
    }
    let isBase = flow.classification.isBroad(type, program)
    guard flow.classification.isCoordinator(type) || !behind.isEmpty else { return }
    if behind.count > 1 && isBase || behind.count > OverloadResolver.mostImplementers || behind.isEmpty {
      guard kind == .child else { return }
      unresolved[owner, default: []].append(Unresolved(place: effect.place, what: program[type].name.text))
      return
    }
    for candidate in behind {
      insert(effect, from: owner, to: candidate, kind, via: via, isPossible: behind.count > 1)
    }
  }

  private mutating func insert(
    _ effect: Effect,
    from: TypeID,
    to: TypeID,
    _ kind: Edge.Kind,
    via: Name? = nil,
    isPossible: Bool = false
  ) {
    let key = EdgeDraft.Key(from: from, to: to, kind: kind)
    let ownership = via.map { Ownership(of: $0, on: from, program) } ?? .unknown
    // In place: an edge may have as many lines as a program.
    relations[key, default: EdgeDraft()].refer(via: via, ownership)
    relations[key]?.add(effect, isPossible: isPossible || effect.isPossible)
  }

  /// A type that only passes itself, as in `parent.add(self)`, is not its own child.
  private mutating func dropUncreatedSelfEdges() {
    for (key, _) in relations where key.from == key.to && key.kind != .creates {
      guard flow.makers[key.to]?.contains(key.from) != true else { continue }
      relations[key] = nil
    }
  }
}
