/// Reads which views of parts the views of a composed value show, and whether they are parts of a screen.
struct StoreViewReader {
  private let program: Program
  private let model: Composition
  /// The views of the value.
  private let own: Set<TypeID>
  /// The views of other values.
  private let others: Set<TypeID>
  private var found: [StoreViews.Showing] = []
  private var visits: Set<Visit> = []
  /// The view that is read, and the file of its code.
  private var scope = Scope(file: 0, type: nil)
  /// Whether tabs are pages here, of which one is seen.
  private var isPaged = false
  /// Whether the view is one of several here.
  private var isChosen = false
  /// The views of the value that are screens.
  private(set) var screens: Set<StoreViews.Showing> = []

  /// The surroundings of a view.
  private enum Context: Hashable {
    /// Nothing is around it: it is the view itself, or a part of it.
    case top
    /// There are other views next to it.
    case part
    /// It is all that is shown, in some way; nil where the state says how.
    case whole(Presentation?)
  }

  private struct Visit: Hashable {
    let view: TypeID
    let member: Name
    let context: Context
  }

  init(_ program: Program, _ model: Composition, own: Set<TypeID>, others: Set<TypeID>) {
    (self.program, self.model, self.own, self.others) = (program, model, own, others)
  }

  /// The views of parts that some views show. One that another of them makes is read there.
  mutating func showings(in views: [TypeID]) -> [StoreViews.Showing] {
    let inner = Set(views.flatMap(made))
    for view in views where !inner.contains(view) { read("body", of: view, .top) }
    return found
  }

  /// The other views of the value that a view makes.
  private func made(by view: TypeID) -> [TypeID] {
    let scope = Scope(file: program[view].file, type: view)
    return SiteReader.sites(of: program.statements(of: view)).compactMap { site in
      site.expression.madeType.flatMap { program.resolve($0, in: scope) }
    }.filter { own.contains($0) && $0 != view }
  }

  private mutating func read(_ member: Name, of view: TypeID, _ context: Context) {
    guard visits.insert(Visit(view: view, member: member, context: context)).inserted else { return }
    let outer = scope
    for code in program.code(of: view, named: [member]) {
      scope = code.scope
      read(ViewTree(code.statements), context)
    }
    scope = outer
  }

  private mutating func read(_ member: Name, _ context: Context) {
    if let view = scope.type { read(member, of: view, context) }
  }

  // MARK: Trees

  private mutating func read(_ tree: ViewTree, _ context: Context) {
    switch tree.kind {
    case .view(let name): read(name, tree, context)
    case .call(let name, let base, let inner): read(name, of: base, inner, tree, context)
    case .name(let name): read(name, context)
    case .member(.initializer, let base): note(base.name, tree, context)
    case .member(let name, let base): if base.isSelf { read(name, context) }
    case .several: read(tree.children, besideEachOther: tree.countOfViews > 1, context)
    case .branches: read(branches: tree.children, context)
    case .part: for child in tree.children { read(child, .part) }
    }
  }

  private mutating func read(_ trees: [ViewTree], besideEachOther isShared: Bool, _ context: Context) {
    let isPart = isShared && context != .whole(.tab)
    let start = found.count
    for tree in trees { read(tree, isPart ? .part : context) }
    guard isPart, context == .top || context == .whole(.root), !isChosen, let view = scope.type else {
      return
    }
    // A view that contains more than the screens of others is a screen.
    let isContainer = found[start...].contains { $0.isWhole && ($0.presentation ?? .root) <= .tab }
    if isContainer { return }
    let place = Place(file: program[view].file, line: program[view].line)
    screens.insert(StoreViews.Showing(view: view, place: place, presentation: .root))
  }

  /// One of several views of parts is a screen, also if other views are next to it.
  private mutating func read(branches: [ViewTree], _ context: Context) {
    let outer = isChosen
    isChosen = branches.filter(showsOthers).count > 1
    let isScreen = isChosen && context == .part || branches.count > 1 && context == .top
    for branch in branches { read(branch, isScreen ? .whole(.root) : context) }
    isChosen = outer
  }

  private func showsOthers(_ tree: ViewTree) -> Bool {
    tree.contains { name in program.resolve(name, in: scope).map(others.contains) ?? false }
  }

  private mutating func read(_ name: Name, _ tree: ViewTree, _ context: Context) {
    if model.wrappers.contains(name) || name == "Group" || name == "AnyView" {
      read(tree.given, context)
    } else if SwiftUI.stacks.contains(name) || model.stackViews.contains(name) {
      read(tree.given, context == .part || context == .top ? .whole(.root) : context)
    } else if name == "TabView" {
      read(tree.given, .whole(isPaged ? .root : .tab))
    } else if model.routers.contains(name) {
      read(tree.given, .whole(nil))
    } else if name == "NavigationLink" {
      readLink(tree.given)
    } else if let type = program.resolve(name, in: scope) {
      note(name, tree, context)
      if own.contains(type) { read("body", of: type, context) }
      read(tree.given, program.screenTypes.showsOnlyWhatItIsGiven(type) ? context : .part)
    } else if name.first?.isUppercase == true {
      read(tree.given.map(\.tree), besideEachOther: SwiftUI.lists.contains(name), context)
    } else {
      read(name, context)
      read(tree.given, .part)
    }
  }

  private mutating func read(
    _ name: Name,
    of base: Expression,
    _ inner: ViewTree,
    _ tree: ViewTree,
    _ context: Context
  ) {
    if name == .initializer { note(base.name, tree, context) }
    if base.isSelf { return read(name, context) }
    let outer = isPaged
    isPaged = outer || name == "tabViewStyle" && tree.given.contains { SwiftUI.isPageStyle($0.value) }
    read(inner, context)
    isPaged = outer
    let shown = SwiftUI.modifiers[name.text] ?? presentation(byOwn: name)
    read(tree.given, shown.map { .whole($0) } ?? .part)
  }

  private mutating func read(_ given: [ViewTree.Given], _ context: Context) {
    for argument in given {
      // The closure of a stack for what is pushed.
      read(argument.tree, argument.label == "destination" ? .whole(.push) : context)
    }
  }

  /// A link leads to its destination. Its label stays where the link is.
  private mutating func readLink(_ given: [ViewTree.Given]) {
    let isClosed = given.contains { $0.label == "value" || $0.label == "state" || $0.label == "destination" }
    let destination = isClosed ? nil : given.firstIndex { $0.value.isClosure && $0.label != "label" }
    for (place, argument) in given.enumerated() {
      read([argument], place == destination ? .whole(.push) : .part)
    }
  }

  /// How a modifier of the app's own shows what it is given: as the modifier or the link that it uses.
  private func presentation(byOwn modifier: Name) -> Presentation? {
    let bodies = (program.index.methods[modifier] ?? []).compactMap { id -> [Statement]? in
      let function = program[id]
      return function.owner.map { program[$0].name == "View" } == true ? function.fact.body : nil
    }
    return SiteReader.sites(of: Array(bodies.joined())).lazy.compactMap { site in
      if site.expression.madeType == "NavigationLink" { return .push }
      guard case .call(let callee, _) = site.expression.kind else { return nil }
      return callee.member.flatMap { SwiftUI.modifiers[$0.text] }
    }.first
  }

  private mutating func note(_ name: Name?, _ tree: ViewTree, _ context: Context) {
    guard let view = name.flatMap({ program.resolve($0, in: scope) }), others.contains(view) else { return }
    let place = Place(file: scope.file, at: tree.id)
    var showing = StoreViews.Showing(view: view, place: place, properties: properties(scopedIn: tree))
    switch context {
    case .part, .top: showing.isWhole = false
    case .whole(let presentation): showing.presentation = presentation
    }
    found.append(showing)
  }

  /// The properties whose stores a view is given: `store.scope(state: \.cart, action: \.cart)`.
  private func properties(scopedIn tree: ViewTree) -> Set<Name> {
    let sites = SiteReader.sites(of: tree.given.map(\.value.statement))
    return Set(
      sites.compactMap { site in
        guard case .call(let callee, let arguments) = site.expression.kind, callee.member == model.scoping
        else { return nil }
        let path = arguments.first { $0.label == "state" }?.value.keyPath
        return path?.first.map { Name($0.text.filter { $0 != "$" }) }
      }
    )
  }
}
