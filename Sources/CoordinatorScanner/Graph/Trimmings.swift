/// Views that coordinators make and that are no screens: they stand within one, or around what another shows.
struct Trimmings {
  private let flow: Flow
  private(set) var all: Set<Allocation> = []

  init(_ flow: Flow, _ coordinators: Set<TypeID>) {
    self.flow = flow
    let items = Dictionary(uniqueKeysWithValues: coordinators.map { ($0, flow.program.tabItems(of: $0)) })
    for happening in flow.happenings {
      switch happening.effect.kind {
      case .sets("rootView"): host(happening.effect)
      case .hands(.initializer): decorate(happening.effect)
      case .creates:
        let isItem = happening.type.flatMap { items[$0]?.contains(happening.function) } ?? false
        if isItem { insert(happening.effect.subject) }
      default: break
      }
    }
  }

  /// What a hosting controller for just one view is made with stands within that: `final class Profile: UIHostingController<…>`.
  private mutating func host(_ effect: Effect) {
    let isHosted = effect.target.types.contains { type in
      flow.cast.isScreen(type) && flow.program[type].generics.isEmpty
        && flow.program.externals(of: type).contains { $0.name.lastPart == Name.hostingController.text }
    }
    if isHosted { insert(effect.subject) }
  }

  /// What a wrapper is given to dress its coordinator with: `ViewWrapperCoordinator(child) { Chrome($0) }`.
  private mutating func decorate(_ effect: Effect) {
    let isWrapper = effect.target.all.contains { value in
      if case .external(let name, _) = value { return Dialect.isDecorator(name) }
      return false
    }
    if isWrapper { insert(effect.subject.called) }
  }

  private mutating func insert(_ values: Values) {
    for case .object(let made) in values.flattened.all where flow.cast.isScreen(made.type) {
      all.insert(made)
    }
  }
}

extension Program {
  /// The methods that make the labels of tabs for routes: `@Route(tabItem: makeHomeTab)`.
  fileprivate func tabItems(of type: TypeID) -> Set<Name> {
    guard externals(of: type).contains(where: Dialect.hasTabRoutes) else { return [] }
    return Set(self[type].properties.flatMap(\.fact.wrapping).filter(\.isOwn).compactMap(\.name))
  }
}
