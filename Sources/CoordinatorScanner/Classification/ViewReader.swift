/// Reads what views of SwiftUI show, and how.
///
/// It reads the views of coordinators, whose state decides what a stack or a sheet shows. It also reads the views that have the
/// store of a composed value.
struct ViewReader {
  let program: Program
  /// The result for the views of coordinators.
  var shown = ShownViews()
  /// The result for the views of a composed value; nil for the views of coordinators.
  var stores: StoreShowings?
  /// The view that is read.
  var view = TypeID(index: 0)
  /// The coordinator whose flow the view is the frame of. No other view of that coordinator makes it.
  var owner: TypeID?
  /// The meaning of names in the code that is read, its depth below the view's own code and in members, and the steps so far.
  var scope: ViewScope
  private var (depth, membersDeep, steps) = (0, 0, 0)
  /// The members that were read, each once for what is known where it is asked for.
  private var visits: Set<Visit> = []

  private struct Visit: Hashable {
    let type: TypeID
    let member: Name
    let context: ViewContext
  }

  /// How far code may lead to other code, and members to members, and how often code is read for one view.
  private static let (mostDeep, mostMembersDeep, mostSteps) = (8, 48, 500)

  /// Reads the views that have coordinators, or are some.
  init(_ program: Program, of coordinators: Set<TypeID>) {
    (self.program, scope) = (program, ViewScope(program: program, coordinators: coordinators))
    let views = program.typeIDs.filter { program[$0].kind == .struct && program.screenTypes.isScreen($0) }
      .map { (type: $0, known: scope.coordinators(knownIn: $0)) }.filter { !$0.known.isEmpty }
    let frames = program.flowViews.frames(among: views.map(\.type), of: coordinators)
    for (type, known) in views {
      read(type, knowing: known, ownedBy: known[.own] ?? frames[type]) { $0 == "body" }
      guard let owner = frames[type], program.screenTypes.isStack(type) else { continue }
      shown.add(stack: type, of: owner, at: program[type].place)
    }
  }

  /// Reads the views of a composed value. One that another of them makes is read there.
  init(_ program: Program, _ stores: StoreShowings) {
    (self.program, self.stores) = (program, stores)
    scope = ViewScope(program: program, coordinators: [])
    let inner = Set(
      stores.own.flatMap { view in program.made(by: view).filter { stores.own.contains($0) && $0 != view } }
    )
    for view in stores.own.subtracting(inner).sorted() {
      read(member: "body", of: view, ViewContext(extent: .top))
    }
  }

  /// Reads the members of a view, or those of a coordinator that make views. The first ones give what is seen first.
  mutating func read(
    _ type: TypeID,
    knowing known: [Name: TypeID],
    ownedBy owner: TypeID?,
    _ isFirst: (Name) -> Bool
  ) {
    (view, self.owner, visits, steps) = (type, owner, [], 0)
    scope = scope.within(scope.code, knowing: known)
    let members =
      program[type].properties.map(\.fact.name) + program[type].functions.map { program[$0].fact.name }
    for member in members {
      read(member: member, of: type, ViewContext(extent: isFirst(member) ? .top : .part))
    }
  }

  // MARK: Code

  /// Reads a member where it is used: `content`, `page(for: $0)`, `destination: page`.
  private mutating func read(member name: Name, of type: TypeID, _ context: ViewContext) {
    let visit = Visit(type: type, member: name, context: context)
    guard membersDeep < Self.mostMembersDeep, visits.insert(visit).inserted else { return }
    membersDeep += 1
    for code in program.code(of: type, named: [name]) {
      read(ViewTree(code.statements), in: scope.within(code.scope), context)
    }
    membersDeep -= 1
  }

  private mutating func read(member name: Name, _ context: ViewContext) {
    if let type = scope.code.type { read(member: name, of: type, context) }
  }

  /// Reads the view that a page makes by itself: `{ $0.view }`, `{ page in page.view() }`.
  private mutating func read(member name: Name, ofPage given: Name?, _ context: ViewContext) {
    guard let page = context.page, context.spot != nil, let given, scope.known[given] == nil,
      given.first?.isUppercase == false
    else { return }
    read(member: name, of: page, context)
  }

  /// Reads code that other code leads to.
  mutating func read(_ body: [Statement], in inner: ViewScope, _ context: ViewContext) {
    guard depth < Self.mostDeep, steps < Self.mostSteps else { return }
    (depth, steps) = (depth + 1, steps + 1)
    read(ViewTree(body), in: inner, context)
    depth -= 1
  }

  private mutating func read(_ tree: ViewTree, in inner: ViewScope, _ context: ViewContext) {
    let outer = scope
    scope = inner
    read(tree, context)
    scope = outer
  }

  /// Reads the expression that a name was given: `content`, `content(item)`.
  private mutating func read(given name: Name, _ context: ViewContext) -> Bool {
    scope.given[name].map { read($0.tree, in: $0.scope, context) } != nil
  }

  mutating func read(_ given: [ViewTree.Given], _ context: ViewContext) {
    for argument in given {
      // The closure of a stack for what is pushed.
      let isPushed = stores != nil && argument.label == "destination"
      read(argument.tree, isPushed ? context.with(.whole(.push)) : context)
    }
  }

  // MARK: Trees

  private mutating func read(_ tree: ViewTree, _ context: ViewContext) {
    var context = context
    context.condition = tree.condition ?? context.condition
    switch tree.kind {
    case .view(let name): read(name, tree, context)
    case .call(let name, let base, let inner): read(name, of: base, inner, tree, context)
    case .name(let name):
      if read(given: name, context) { return }
      read(member: name, context)
      read(member: "body", ofPage: name, context)
    case .member(let name, let base): read(member: name, of: base, tree, context)
    case .several: read(tree.children, areBeside: tree.countOfViews > 1, context)
    case .branches(let tests): read(branches: tree.children, by: tests, context)
    case .alias(let name, let value): scope.add(name, for: value)
    case .part: for child in tree.children { read(child, context.part) }
    }
  }

  private mutating func read(member name: Name, of base: Expression, _ tree: ViewTree, _ context: ViewContext)
  {
    if name == .initializer {
      let type = base.name.flatMap(scope.resolve)
      if let type, program.screenTypes.shows(only: context.page, type), read(wrapper: type, [], context) {
        return
      }
      return record(base.name, tree, context)
    }
    if base.isSelf { return read(member: name, context) }
    if scope.child(name, of: base) != nil, let keeper = scope.coordinator(base) {
      shown.add(taken: name, from: keeper)
    }
    addFlow(name, of: base, context)
    read(member: name, ofPage: base.plainName, context)
    read(builder: name, of: base, tree, context)
  }

  private mutating func read(
    _ name: Name,
    of base: Expression,
    _ inner: ViewTree,
    _ tree: ViewTree,
    _ context: ViewContext
  ) {
    if name == .initializer { record(base.name, tree, context) }
    if base.isSelf { return read(own: name, tree, context) }
    addFlow(name, of: base, context)
    read(member: name, ofPage: base.plainName, context)
    read(builder: name, of: base, tree, context)
    // A modifier leaves a view where it is.
    var modified = context
    if name == "tabViewStyle", tree.given.contains(where: { SwiftUI.isPageStyle($0.value) }) {
      modified.isPaged = true
    }
    read(inner, modified)
    // `page.map { … }` shows its result here.
    if !read(modifier: name, tree.given, context) {
      read(tree.given, name == "map" ? context : context.part)
    }
  }

  /// A view of a composed value that contains more than the screens of others is a screen.
  private mutating func read(_ trees: [ViewTree], areBeside: Bool, _ context: ViewContext) {
    let isPart = stores != nil && areBeside && context.extent != .whole(.tab)
    let start = stores?.parts.count ?? 0
    for tree in trees { read(tree, isPart ? context.part : context) }
    guard isPart, [.top, .whole(.root)].contains(context.extent), !context.isChosen,
      let view = scope.code.type
    else { return }
    stores?.add(whole: view, in: program, since: start)
  }

  /// One of several views of parts is a screen, also if other views are next to it.
  private mutating func read(branches: [ViewTree], by tests: [Statement], _ context: ViewContext) {
    let isChosen = branches.count { stores?.isOther($0, scope) == true } > 1
    let isScreen =
      stores != nil && (isChosen && context.extent == .part || branches.count > 1 && context.extent == .top)
    var inner =
      isScreen ? context.with(.whole(.root)) : placement.choice(tests, among: branches.count, context)
    inner.isChosen = isChosen
    for branch in branches { read(branch, inner) }
  }

  // MARK: Views

  private mutating func read(_ name: Name, _ tree: ViewTree, _ context: ViewContext) {
    if stores != nil, TCA.wrappers.contains(name), tree.given.contains(where: { $0.label == "else" }) {
      read(branches: tree.given.dropFirst().map(\.tree), by: [], context)
    } else if SwiftUI.wrappers.contains(name.text) || stores != nil && TCA.wrappers.contains(name) {
      read(tree.given, context)
    } else if SwiftUI.stacks.contains(name.text) || stores != nil && name == TCA.stackView {
      readStack(tree.given, context)
    } else if name == SwiftUI.tabs {
      readTabs(tree.given, context)
    } else if stores != nil, name == TCA.router {
      read(tree.given, context.with(.whole(nil)))
    } else if name == SwiftUI.link {
      readLink(tree.given, context)
    } else if let type = scope.resolve(name) {
      read(type, name, tree, context)
    } else if name.first?.isUppercase == true {
      readOfSystem(name, tree, context)
    } else {
      read(own: name, tree, context)
    }
  }

  /// Reads a function of the view, what is called like one, or a modifier of the whole: `page(for: item)`, `content(item)`.
  private mutating func read(own name: Name, _ tree: ViewTree, _ context: ViewContext) {
    let isOfSystem = !tree.given.isEmpty && SwiftUI.modifiers[name.text] != nil
    if !isOfSystem && read(given: name, context) || read(modifier: name, tree.given, context) { return }
    if let method = scope.method(showing: tree.given, name) {
      read(method.body, in: method.scope, context)
    } else {
      read(member: name, context)
    }
    read(tree.given, context.part)
  }

  private mutating func read(_ type: TypeID, _ name: Name, _ tree: ViewTree, _ context: ViewContext) {
    let isOnlyOthers =
      program.screenTypes.showsOnlyWhatItIsGiven(type) || program.screenTypes.shows(only: context.page, type)
    if !isOnlyOthers { record(name, tree, context) }
    if stores?.own.contains(type) == true { read(member: "body", of: type, context) }
    if isOnlyOthers, read(wrapper: type, tree.given, context) { return }
    let isFrame = stores == nil && context.isOpen && scope.takesView(type) && tree.hasOneViewAtEnd
    for (place, given) in tree.given.enumerated() {
      let isHere = isOnlyOthers || isFrame && place == tree.given.count - 1
      // Closures with parameters run later.
      read([given], isHere && !given.value.hasParameters ? context : context.part)
    }
  }

  private mutating func readOfSystem(_ name: Name, _ tree: ViewTree, _ context: ViewContext) {
    if stores != nil {
      return read(tree.given.map(\.tree), areBeside: SwiftUI.lists.contains(name), context)
    }
    if name == FlowStacks.router { return readStack(tree.given, context, nil) }
    if owner != nil, context.isOpen, SwiftUI.layouts.contains(name.text) {
      return read(tree.given, tree.hasOneViewAtEnd ? context : context.with(.within))
    }
    var inner = context
    let isRepeating = name == SwiftUI.repeating
    if isRepeating {
      inner.page = tree.given.first.flatMap { scope.pageType(ofCases: $0.value) } ?? context.page
    }
    let isOfTabs = isRepeating && context.tabSpot != nil && context.spot == context.tabSpot
    read(tree.given, isOfTabs || name == SwiftUI.overlay ? inner : inner.part)
  }
}
