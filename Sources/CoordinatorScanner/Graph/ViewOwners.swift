/// The coordinator of each screen. It also leads to the coordinators that the screen makes.
struct ViewOwners {
  private let flow: DataFlow
  private let nodes: Set<TypeID>
  private let inheritedCalls: InheritedCallResolver
  /// The types that make objects of each screen.
  private var makers: [TypeID: Set<TypeID>] = [:]
  /// The coordinators that each screen has by its own properties.
  private var own: [TypeID: Set<TypeID>] = [:]
  /// The coordinators that screens make for themselves.
  private var made: [TypeID: Set<TypeID>] = [:]
  /// The coordinators whose flows are seen in a view.
  private let flows: [TypeID: Set<TypeID>]
  /// The views of UIKit in SwiftUI that a coordinator is seen in.
  private(set) var frames: Set<TypeID> = []
  /// The coordinators whose state shows a screen.
  private var showers: [TypeID: Set<TypeID>] = [:]

  init(_ flow: DataFlow, nodes: Set<TypeID>, _ views: ShownViews) {
    (self.flow, self.nodes) = (flow, nodes)
    inheritedCalls = InheritedCallResolver(flow.program)
    flows = views.flows
    for shown in views.showings { showers[shown.screen, default: []].insert(shown.spot.coordinator) }
    for attributed in flow.attributedEffects where attributed.effect.kind == .creates { index(attributed) }
    for screen in flow.program.typeIDs where flow.classification.isScreen(screen) {
      own[screen] = kept(by: screen)
    }
  }

  /// The coordinators that lead to what a screen makes.
  func leaders(to attributed: AttributedEffect) -> [TypeID] {
    guard let screen = attributed.type, flow.classification.isScreen(screen) else { return [] }
    let made = attributed.effect.subject.types
    if let own = own[screen], own.isDisjoint(with: made) { return own.sorted() }
    return leaders(to: screen, by: attributed.function).filter { nodes.contains($0) && !made.contains($0) }
  }

  /// The coordinators that screens make for themselves which the app itself shows.
  var shownByApp: Set<TypeID> {
    let shown = made.filter { screen, _ in
      leaders(to: screen, by: "").contains { flow.program.screenTypes.isEntry($0) }
    }
    return shown.values.reduce(into: []) { $0.formUnion($1) }
  }

  /// The coordinators and entries that a screen is shown by, itself or within other screens.
  private func leaders(to screen: TypeID, by member: Name) -> [TypeID] {
    var found: Set<TypeID> = []
    // A base class creates its objects where one of its screens is shown.
    var open = [screen] + inheritedCalls.all(below: screen, using: member)
    var seen = Set(open)
    while let next = open.popLast() {
      if let showing = showers[next] {
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
    return found.sorted()
  }

  private mutating func index(_ attributed: AttributedEffect) {
    guard let maker = attributed.type else { return }
    let isScreen = flow.classification.isScreen(maker)
    for type in attributed.effect.subject.types {
      if flow.classification.isScreen(type) { makers[type, default: []].insert(maker) }
      guard isScreen, nodes.contains(type) else { continue }
      made[maker, default: []].insert(type)
      if attributed.function == SwiftUI.makeCoordinator { frames.insert(maker) }
    }
  }

  private func isCoordinator(_ type: TypeID, of screen: TypeID) -> Bool {
    let kept = flow.program.flowViews.kept(in: screen, among: [type])
    return CoordinatorNaming.ownerNames.contains { kept[$0] != nil }
  }

  /// The coordinators of a screen by its properties; nil where it has none of its own.
  private func kept(by screen: TypeID) -> Set<TypeID>? {
    let made = made[screen] ?? []
    if let known = flow.program.flowViews.coordinator(of: screen, among: nodes, making: made) {
      if known.way != .made { return [known.type] }
      // What a screen makes may serve it alone.
      let isOwn = flows[screen]?.contains(known.type) == true || isCoordinator(known.type, of: screen)
      return isOwn && flow.program[screen].kind == .struct ? [known.type] : nil
    }
    // The property has the type of a protocol, or a generic one.
    let given = flow.program[screen].properties.filter { property in
      property.fact.getter == nil && CoordinatorNaming.isCoordinating(property.fact.name)
    }
    let types = given.flatMap { flow.fields[Field(type: screen, name: $0.fact.name)]?.types ?? [] }
    let found = Set(types.filter(nodes.contains)).subtracting(made)
    return found.isEmpty ? nil : found
  }
}
