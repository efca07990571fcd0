/// Views that coordinators create and that are no screens: parts of a screen, and frames around a screen.
struct DecorativeViews {
  private let flow: DataFlow
  private(set) var all: Set<AllocationSite> = []
  /// Views within a model, a modifier or another view. A view that is also shown is a screen all the same.
  private(set) var parts: Set<AllocationSite> = []
  /// Views that screens make for themselves.
  private(set) var contents: Set<AllocationSite> = []

  init(_ flow: DataFlow, _ coordinators: Set<TypeID>) {
    self.flow = flow
    let items = Dictionary(
      uniqueKeysWithValues: coordinators.map { ($0, Self.tabItems(of: $0, flow.program)) }
    )
    for attributed in flow.attributedEffects {
      let isOfCoordinator = attributed.type.map(coordinators.contains) ?? false
      switch attributed.effect.kind {
      case .sets("rootView"): host(attributed.effect)
      case .sets(let name): addParts(attributed.effect, as: name, isOfCoordinator)
      case .calls(let name) where isOfCoordinator && SwiftUI.decorations.contains(name):
        addPart(attributed.effect.subject)
      case .hands(.initializer): decorate(attributed.effect)
      case .creates:
        let isItem = attributed.type.flatMap { items[$0]?.contains(attributed.function) } ?? false
        if isItem { insert(attributed.effect.subject) }
        if let type = attributed.type, attributed.effect.places.count == 1 {
          addContents(attributed.effect, of: type)
        }
      default: break
      }
    }
  }

  /// Views that a screen makes are seen in the screen. Views that an observed model makes are seen in the screen of the model.
  private mutating func addContents(_ effect: Effect, of maker: TypeID) {
    if flow.classification.isScreen(maker) {
      for case .object(let made) in effect.subject.all { contents.insert(made) }
    } else if !flow.classification.isCoordinator(maker), flow.program.behaviour.isObserved(maker) {
      addPart(
        effect.subject.filter { value in value.knownType.map { flow.program[$0].kind == .struct } ?? false }
      )
    }
  }

  /// A hosting controller class contains the view that its initializer takes: `final class Profile:
  /// UIHostingController<…>`.
  private mutating func host(_ effect: Effect) {
    let isHosted = effect.target.types.contains { type in
      flow.classification.isScreen(type) && flow.program[type].generics.isEmpty
        && flow.program.externals(of: type).contains { $0.name.lastPart == Name.hostingController.text }
    }
    if isHosted { insert(effect.subject) }
  }

  /// The decoration in the closure of a wrapper: `ViewWrapperCoordinator(child) { Chrome($0) }`. Also what a toolbar shows:
  /// `ToolbarItem { CartButton() }`.
  private mutating func decorate(_ effect: Effect) {
    for case .external(let name, _) in effect.target.all {
      if Dialect.wraps(name) { insert(effect.subject.called) }
      if SwiftUI.toolbarItems.contains(name) { addPart(effect.subject) }
    }
  }

  /// The argument in `Widget(content: WeatherPart())` is a part of the screen of this model. The content of a view
  /// that shows more is a part of that view: `Picker { Row(item: $0) }`. So is a controller that a plain controller
  /// keeps.
  private mutating func addParts(_ effect: Effect, as name: Name, _ isOfCoordinator: Bool) {
    let isController = effect.subject.types.allSatisfy { flow.program[$0].isReference }
    let isWithin = effect.target.all.allSatisfy { value in
      guard case .object(let made) = value, !flow.classification.isCoordinator(made.type) else {
        return false
      }
      if isController, keeps(name, made.type) { return true }
      return isOfCoordinator
        && (!flow.classification.isScreen(made.type) || showsMore(made.type))
    }
    if isWithin { addPart(effect.subject) }
  }

  /// Whether a view shows more than the views that it is given.
  private func showsMore(_ view: TypeID) -> Bool {
    flow.program[view].kind == .struct && !flow.program.screenTypes.onlyWraps(view)
  }

  private func keeps(_ name: Name, _ controller: TypeID) -> Bool {
    guard flow.program[controller].isReference, flow.classification.isScreen(controller),
      !flow.program.screenTypes.onlyWraps(controller),
      let property = flow.program.property(name, on: controller)
    else { return false }
    return property.fact.hold == .strong && !CoordinatorNaming.isWayUp(name)
  }

  private mutating func addPart(_ values: PointsToSet) {
    for case .object(let made) in values.union(values.flattened.called).flattened.all
    where flow.classification.isScreen(made.type) {
      parts.insert(made)
    }
  }

  private mutating func insert(_ values: PointsToSet) {
    for case .object(let made) in values.flattened.all where flow.classification.isScreen(made.type) {
      all.insert(made)
    }
  }

  /// The methods that make the labels of tabs for routes: `@Route(tabItem: makeHomeTab)`.
  private static func tabItems(of type: TypeID, _ program: Program) -> Set<Name> {
    guard program.externals(of: type).contains(where: Dialect.hasTabRoutes) else { return [] }
    return Set(program[type].properties.flatMap(\.fact.wrapping).filter(\.isOwn).compactMap(\.name))
  }
}
