/// The views of parts and the own screens that the views of one composed value show.
struct StoreShowings {
  /// The views of the value.
  let own: Set<TypeID>
  /// The views of other values.
  let others: Set<TypeID>
  private(set) var parts: [StoreViews.Showing] = []
  private(set) var screens: Set<StoreViews.Showing> = []

  init(own: [TypeID], others: Set<TypeID>) {
    (self.own, self.others) = (Set(own), others)
  }

  /// Whether a view of another value is shown.
  func isOther(_ tree: ViewTree, _ scope: ViewScope) -> Bool {
    tree.contains { scope.resolve($0).map(others.contains) ?? false }
  }

  /// Adds a view of another value as a part, or another view as a screen if a state shows or chooses it.
  mutating func add(_ view: TypeID, _ tree: ViewTree, _ context: ViewContext, _ scope: ViewScope) {
    let place = Place(file: scope.code.file, at: tree.id)
    // A view may show one more of its kind.
    if others.contains(view) || view == scope.code.type {
      var showing = StoreViews.Showing(view: view, place: place, properties: properties(scopedIn: tree))
      if case .whole(let presentation) = context.extent {
        showing.presentation = presentation
      } else {
        showing.isWhole = false
      }
      parts.append(showing)
    } else if !own.contains(view), case .whole(let presentation?) = context.extent,
      presentation > .tab || context.isChosen && presentation == .root,
      scope.program.screenTypes.isScreen(view)
    {
      screens.insert(StoreViews.Showing(view: view, place: place, presentation: presentation))
    }
  }

  /// Adds a view that contains more than the screens of others, unless one of the parts from a place on is a screen.
  mutating func add(whole view: TypeID, in program: Program, since start: Int) {
    if parts[start...].contains(where: { $0.isWhole && ($0.presentation ?? .root) <= .tab }) { return }
    screens.insert(StoreViews.Showing(view: view, place: program[view].place, presentation: .root))
  }

  /// The properties whose stores a view is given: `store.scope(state: \.cart, action: \.cart)`.
  private func properties(scopedIn tree: ViewTree) -> Set<Name> {
    let sites = SiteReader.sites(of: tree.given.map(\.value.statement))
    return Set(
      sites.compactMap { site in
        guard case .call(let callee, let arguments) = site.expression.kind, callee.member == TCA.scoping
        else { return nil }
        return arguments.first { $0.label == TCA.stateLabel }?.value.firstOfPath
      }
    )
  }
}

extension Expression {
  /// The first property of a key path, or of a closure in place of one: `cart` of `\.cart` and of `{ $0.cart }`.
  fileprivate var firstOfPath: Name? {
    if let first = keyPath?.first { return first.unbound }
    return resultOfClosure?.all.first { $0.base?.plainName == "$0" }?.member
  }
}
