/// Reads what views of SwiftUI show, and how.
///
/// It reads the views of coordinators, whose state decides what a stack or a sheet shows. It also reads the views that have the
/// store of a composed value.
struct ViewReader {
  /// How a part of a view is shown, and the property of a coordinator that decides it.
  struct Spot: Hashable {
    let coordinator: TypeID
    let state: Name
    /// Nil where the state says how.
    let label: Presentation?
  }

  /// A view that another one shows there.
  struct Showing: Hashable {
    let spot: Spot
    let view: TypeID
    let screen: TypeID
    let place: Place
    let condition: String?
  }

  /// The surroundings of a view.
  struct Context: Hashable {
    enum Extent: Hashable {
      /// Nothing is around it but what shows all that it is given.
      case top
      /// Next to other views in a coordinator's own view. Choices and stacks here belong to the coordinator.
      case within
      /// Next to other views, or inside one.
      case part
      /// It is all that is shown, in some way; nil where the state says how.
      case whole(Presentation?)
    }

    var extent: Extent
    var spot: Spot?
    /// The `#if` around it.
    var condition: String?
    /// Whether tabs are pages here, of which one is seen.
    var isPaged = false
    /// The state that the tabs around are bound to.
    var tabSpot: Spot?
    /// Whether a stack is around, and its path.
    var isInStack = false
    var path: Spot?
    /// The type of the pages of a stack or a sheet.
    var page: TypeID?
    /// Whether the view is one of several here.
    var isChosen = false

    /// Whether nothing decides yet what is shown.
    var isOpen: Bool { extent == .top || extent == .within }

    /// The same for what is next to other views.
    var part: Context { with(.part) }

    func with(_ extent: Extent, _ spot: Spot? = nil) -> Context {
      var context = self
      (context.extent, context.spot) = (extent, spot)
      return context
    }
  }

  typealias Stores = (model: Composition, own: Set<TypeID>, others: Set<TypeID>)

  let program: Program
  var showings: [Showing] = []
  /// The views that are what a coordinator's flow is seen in: its stack, its tabs, its cases.
  var flows: [TypeID: Set<TypeID>] = [:]
  /// The coordinators that views take from another one, by the property of that.
  private(set) var taken: [TypeID: Name] = [:]
  /// The properties of coordinators that they show in tabs.
  var tabs: [TypeID: Set<Name>] = [:]
  /// The properties that are the path of a stack.
  var paths: [TypeID: Name] = [:]
  /// The views that show parts of a composed value.
  var parts: [StoreViews.Showing] = []
  /// The views of that value that are screens.
  var ownScreens: Set<StoreViews.Showing> = []

  let coordinators: Set<TypeID>
  /// How values are composed, the views of one value, and those of others; nil for the views of coordinators.
  let stores: Stores?

  /// The view that is read.
  var view = TypeID(index: 0)
  /// The coordinator whose flow the view is the frame of, as its name says: no other view of that coordinator makes it.
  var owner: TypeID?
  /// The meaning of names in the code that is read, its depth below the view's own code, and the steps so far.
  var surroundings = Surroundings(scope: Scope(file: 0, type: nil))
  var depth = 0
  var steps = 0
  /// The members that were read, each once for what is known where it is asked for.
  private var visits: Set<Visit> = []
  var seen: Set<Showing> = []

  private struct Visit: Hashable {
    let type: TypeID
    let member: Name
    let context: Context
  }

  /// Reads the views that have coordinators, or are some.
  init(_ program: Program, of coordinators: Set<TypeID>) {
    (self.program, self.coordinators, stores) = (program, coordinators, nil)
    let views = program.typeIDs.filter { program[$0].kind == .struct && program.screenTypes.isScreen($0) }
      .map { (type: $0, known: known(in: $0)) }.filter { !$0.known.isEmpty }
    let frames = program.flowViews.frames(among: views.map(\.type), of: coordinators)
    for (type, known) in views {
      let isFlow = CoordinatorNaming.isFlowView(program[type].name)
      read(type, knowing: known, ownedBy: known[.own] ?? (isFlow ? frames[type] : nil)) { $0 == "body" }
    }
  }

  /// Reads the members of a view, or those of a coordinator that make views.
  ///
  /// - Parameter isFirst: Whether a member gives what is seen first.
  mutating func read(
    _ type: TypeID,
    knowing known: [Name: TypeID],
    ownedBy owner: TypeID?,
    _ isFirst: (Name) -> Bool
  ) {
    (view, self.owner, visits, steps) = (type, owner, [], 0)
    surroundings = Surroundings(scope: scope, known: known)
    let members =
      program[type].properties.map(\.fact.name) + program[type].functions.map { program[$0].fact.name }
    for member in members {
      read(member: member, of: type, Context(extent: isFirst(member) ? .top : .part))
    }
  }

  // MARK: Members

  var scope: Scope { surroundings.scope }
  /// The coordinators by the names of the view's properties.
  var known: [Name: TypeID] { surroundings.known }

  /// Reads a member where it is used: `content`, `page(for: $0)`, `destination: page`.
  mutating func read(member name: Name, of type: TypeID, _ context: Context) {
    guard visits.insert(Visit(type: type, member: name, context: context)).inserted else { return }
    let outer = scope
    for code in program.code(of: type, named: [name]) {
      surroundings.scope = code.scope
      read(ViewTree(code.statements), context)
    }
    surroundings.scope = outer
  }

  private mutating func read(member name: Name, _ context: Context) {
    if let type = scope.type { read(member: name, of: type, context) }
  }

  /// Reads the view that a page makes by itself: `{ $0.view }`, `{ page in page.view() }`.
  private mutating func read(member name: Name, ofPage given: Name?, _ context: Context) {
    guard let page = context.page, context.spot != nil, let given, known[given] == nil,
      given.first?.isUppercase == false
    else { return }
    read(member: name, of: page, context)
  }

  // MARK: Trees

  mutating func read(_ tree: ViewTree, _ context: Context) {
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
    case .alias(let name, let value):
      let stand = stand(value)
      surroundings.known[name] = value.ownName.flatMap { known[$0] } ?? known[name]
      if value.ownName != name { surroundings.given[name] = stand }
    case .part: for child in tree.children { read(child, context.part) }
    }
  }

  private mutating func read(member name: Name, of base: Expression, _ tree: ViewTree, _ context: Context) {
    if name == .initializer {
      let type = base.name.flatMap { resolve($0) }
      if let type, choosesPage(type, context), read(wrapper: type, [], context) { return }
      return record(base.name, tree, context)
    }
    if base.isSelf { return read(member: name, context) }
    if child(name, of: base) != nil, let keeper = base.name.flatMap({ known[$0] }), taken[keeper] == nil {
      taken[keeper] = name
    }
    collectFlow(name, of: base, context)
    read(member: name, ofPage: base.plainName, context)
    read(builder: name, of: base, [], context)
  }

  // MARK: Views

  private mutating func read(_ name: Name, _ tree: ViewTree, _ context: Context) {
    if SwiftUI.wrappers.contains(name.text) || stores?.model.wrappers.contains(name) == true {
      read(tree.given, context)
    } else if SwiftUI.stacks.contains(name.text) || stores?.model.stackViews.contains(name) == true {
      readStack(tree.given, context)
    } else if name == SwiftUI.tabs {
      readTabs(tree.given, context)
    } else if stores?.model.routers.contains(name) == true {
      read(tree.given, context.with(.whole(nil)))
    } else if name == SwiftUI.link {
      readLink(tree.given, context)
    } else if let type = program.resolve(name, in: scope) {
      read(type, name, tree, context)
    } else if name.first?.isUppercase == true {
      readOfSystem(name, tree, context)
    } else {
      read(own: name, tree, context)
    }
  }

  /// Reads a function of the view, what is called like one, or a modifier of the whole: `page(for: item)`, `content(item)`.
  private mutating func read(own name: Name, _ tree: ViewTree, _ context: Context) {
    let isOfSystem = !tree.given.isEmpty && SwiftUI.modifiers[name.text] != nil
    if !isOfSystem && read(given: name, context) || read(modifier: name, tree.given, context) { return }
    read(member: name, context)
    read(tree.given, context.part)
  }

  private mutating func read(_ type: TypeID, _ name: Name, _ tree: ViewTree, _ context: Context) {
    let isOnlyOthers = program.screenTypes.showsOnlyWhatItIsGiven(type) || choosesPage(type, context)
    if !isOnlyOthers || stores != nil { record(name, tree, context) }
    if stores?.own.contains(type) == true { read(member: "body", of: type, context) }
    if stores == nil, isOnlyOthers, read(wrapper: type, tree.given, context) { return }
    for given in tree.given {
      // Closures with parameters run later.
      let isLater =
        if case .closure(let closure) = given.value.kind { !closure.parameters.isEmpty } else { false }
      read([given], isOnlyOthers && !isLater ? context : context.part)
    }
  }

  private mutating func readOfSystem(_ name: Name, _ tree: ViewTree, _ context: Context) {
    if stores != nil {
      return read(tree.given.map(\.tree), areBeside: SwiftUI.lists.contains(name), context)
    }
    if name == FlowStacks.router { return readStack(tree.given, context, showing: nil) }
    if owner != nil, context.isOpen, SwiftUI.layouts.contains(name.text) {
      // One view alone is as if nothing were around it.
      let isAlone = tree.given.last?.tree.countOfViews == 1
      return read(tree.given, isAlone ? context : context.with(.within))
    }
    var inner = context
    let isRepeating = name == SwiftUI.repeating
    if isRepeating, let page = tree.given.first.flatMap({ pageType(ofCases: $0.value) }) { inner.page = page }
    let isOfTabs = isRepeating && context.tabSpot != nil && context.spot == context.tabSpot
    read(tree.given, isOfTabs || name == SwiftUI.overlay ? inner : inner.part)
  }

  private mutating func read(
    _ name: Name,
    of base: Expression,
    _ inner: ViewTree,
    _ tree: ViewTree,
    _ context: Context
  ) {
    if name == .initializer { record(base.name, tree, context) }
    if base.isSelf { return read(own: name, tree, context) }
    collectFlow(name, of: base, context)
    read(member: name, ofPage: base.plainName, context)
    read(builder: name, of: base, tree.given, context)
    // A modifier leaves a view where it is.
    var modified = context
    if name == "tabViewStyle", tree.given.contains(where: { SwiftUI.isPageStyle($0.value) }) {
      modified.isPaged = true
    }
    read(inner, modified)
    // What is made of something, if it is there, is shown here.
    if !read(modifier: name, tree.given, context) {
      read(tree.given, name == "map" ? context : context.part)
    }
  }

  mutating func read(_ given: [ViewTree.Given], _ context: Context) {
    for argument in given {
      // The closure of a stack for what is pushed.
      let isPushed = stores != nil && argument.label == "destination"
      read(argument.tree, isPushed ? context.with(.whole(.push)) : context)
    }
  }
}
