/// The views of composed values, which have stores.
extension ViewReader {
  /// Reads the views of a composed value. One that another of them makes is read there.
  init(_ program: Program, _ model: Composition, own: [TypeID], others: Set<TypeID>) {
    (self.program, coordinators) = (program, [])
    stores = (model, Set(own), others)
    let inner = Set(own.flatMap { view in program.made(by: view).filter { own.contains($0) && $0 != view } })
    for view in own where !inner.contains(view) { read(member: "body", of: view, Context(extent: .top)) }
  }

  /// Whether the views are those of a composed value.
  var isOfValue: Bool { stores != nil }

  // MARK: Trees

  /// A view of a composed value that contains more than the screens of others is a screen.
  mutating func read(_ trees: [ViewTree], areBeside: Bool, _ context: Context) {
    let isPart = stores != nil && areBeside && context.extent != .whole(.tab)
    let start = parts.count
    for tree in trees { read(tree, isPart ? context.part : context) }
    guard isPart, [.top, .whole(.root)].contains(context.extent), !context.isChosen, let view = scope.type
    else { return }
    if parts[start...].contains(where: { $0.isWhole && ($0.presentation ?? .root) <= .tab }) { return }
    let place = Place(file: program[view].file, line: program[view].line)
    ownScreens.insert(StoreViews.Showing(view: view, place: place, presentation: .root))
  }

  /// One of several views of parts is a screen, also if other views are next to it.
  mutating func read(branches: [ViewTree], by tests: [Statement], _ context: Context) {
    let isChosen = branches.filter(showsOthers).count > 1
    let isScreen =
      stores != nil && (isChosen && context.extent == .part || branches.count > 1 && context.extent == .top)
    var inner = isScreen ? context.with(.whole(.root)) : self.context(of: tests, context)
    inner.isChosen = isChosen
    for branch in branches { read(branch, inner) }
  }

  private func showsOthers(_ tree: ViewTree) -> Bool {
    tree.contains { name in program.resolve(name, in: scope).flatMap { stores?.others.contains($0) } ?? false
    }
  }

  // MARK: Parts

  /// Notes a view of another value, or one that is chosen next to such.
  mutating func record(_ view: TypeID, of stores: Stores, _ tree: ViewTree, _ context: Context) {
    let place = Place(file: scope.file, at: tree.id)
    // A view may show one more of its kind.
    if stores.others.contains(view) || view == scope.type {
      var showing = StoreViews.Showing(view: view, place: place, properties: properties(scopedIn: tree))
      if case .whole(let presentation) = context.extent {
        showing.presentation = presentation
      } else {
        showing.isWhole = false
      }
      parts.append(showing)
    } else if !stores.own.contains(view), case .whole(let presentation?) = context.extent,
      presentation > .tab || context.isChosen && presentation == .root, program.screenTypes.isScreen(view)
    {
      ownScreens.insert(StoreViews.Showing(view: view, place: place, presentation: presentation))
    }
  }

  /// The properties whose stores a view is given: `store.scope(state: \.cart, action: \.cart)`.
  private func properties(scopedIn tree: ViewTree) -> Set<Name> {
    let sites = SiteReader.sites(of: tree.given.map(\.value.statement))
    return Set(
      sites.compactMap { site in
        guard case .call(let callee, let arguments) = site.expression.kind, let member = callee.member,
          member == stores?.model.scoping
        else { return nil }
        let path = arguments.first { $0.label == "state" }?.value.keyPath
        return path?.first.map { Name($0.text.filter { $0 != "$" }) }
      }
    )
  }
}
