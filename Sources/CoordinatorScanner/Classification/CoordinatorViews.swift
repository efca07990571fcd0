/// Finds the views of SwiftUI that show something by the state of a coordinator. A stack follows its path, and a
/// sheet follows a property. What these views show, the coordinator presents.
struct CoordinatorViews {
  /// How a part of a view is shown, and the property of a coordinator that decides it.
  struct Spot: Hashable {
    let coordinator: TypeID
    let state: Name
    let label: Presentation
  }

  /// A view that another one shows there.
  struct Showing: Hashable {
    let spot: Spot
    let view: TypeID
    let screen: TypeID
    let place: Place
    let condition: String?
  }

  let program: Program
  let coordinators: Set<TypeID>
  private(set) var showings: [Showing] = []
  /// The views that are what a coordinator's flow is seen in: its stack, its tabs, its cases.
  var flows: [TypeID: Set<TypeID>] = [:]
  /// The coordinators that views take from another one, by the property of that.
  private(set) var taken: [TypeID: Name] = [:]
  /// The properties of coordinators that they show in tabs.
  var tabs: [TypeID: Set<Name>] = [:]

  /// The view that is read, and its coordinators by the names of its properties.
  var view = TypeID(index: 0)
  var known: [Name: TypeID] = [:]
  var file = 0
  private var condition: String?
  /// The properties that are the path of a stack.
  var paths: [TypeID: Name] = [:]
  /// Whether tabs are pages here, of which one is seen.
  var isPaged = false
  /// What the tabs around are bound to.
  var tabSpot: Spot?
  /// The path of the stack around.
  var path: Spot?
  /// The coordinator whose flow the view is the frame of: no other view of that coordinator makes it.
  var frame: TypeID?
  /// The same where the view is named after a flow. All that is at its top is the first screen.
  var owner: TypeID?
  /// The type of the pages of a stack or a sheet.
  var page: TypeID?
  /// The members of the view that were read, each once for what is known where it is asked for.
  private var visits: Set<Visit> = []
  private var seen: Set<Showing> = []

  private struct Visit: Hashable {
    let type: TypeID
    let member: Name
    let context: Context
    let path: Spot?
    let condition: String?
    let isPaged: Bool
  }

  init(_ program: Program, of coordinators: Set<TypeID>) {
    (self.program, self.coordinators) = (program, coordinators)
    let views = program.typeIDs.filter { program[$0].kind == .struct && program.screenTypes.isScreen($0) }
      .map { (type: $0, known: program.flowViews.kept(in: $0, among: coordinators)) }
      .filter { !$0.known.isEmpty }
    let frames = program.flowViews.frames(among: views.map(\.type), of: coordinators)
    for (type, known) in views {
      (view, self.known) = (type, known)
      frame = frames[type]
      owner = frame.flatMap { CoordinatorNaming.isFlowView(program[type].name) ? $0 : nil }
      visits = []
      for property in program[type].properties { read(property, property.fact.name == "body" ? .top : .none) }
      for function in program[type].functions { read(program[function], .none) }
    }
  }

  /// The surroundings of an expression.
  enum Context: Hashable {
    /// Nothing is around it but what shows all that it is given.
    case top
    /// Next to other views in a coordinator's own view. Choices and stacks here belong to the coordinator, other views
    /// to the view.
    case within
    case spot(Spot)
    case none

    var spot: Spot? {
      if case .spot(let spot) = self { spot } else { nil }
    }

    var isNone: Bool {
      if case .none = self { true } else { false }
    }
  }

  /// Views that show what they are given as if they were not there.
  private static let transparent: Set = ["Group", "ZStack", "AnyView", "WindowGroup", "Tab"]
  static let bindings: Set = ["path", "selection", "item", "isPresented", "isActive"]

  // MARK: Members

  private mutating func read(_ property: Property, _ context: Context) {
    file = property.file
    read(ViewTree(property.fact.getter ?? property.fact.initial?.closureBody ?? []), context)
  }

  private mutating func read(_ function: Function, _ context: Context) {
    file = function.file
    read(ViewTree(function.fact.body ?? []), context)
  }

  /// Reads a member of the view where it is used: `content`, `page(for: $0)`, `destination: page`.
  private mutating func read(member name: Name, _ context: Context) {
    guard !context.isNone || path != nil else { return }
    read(member: name, of: view, context)
  }

  private mutating func read(member name: Name, of type: TypeID, _ context: Context) {
    let visit = Visit(
      type: type,
      member: name,
      context: context,
      path: path,
      condition: condition,
      isPaged: isPaged
    )
    guard visits.insert(visit).inserted else { return }
    let outer = file
    for property in program[type].properties where property.fact.name == name { read(property, context) }
    for function in program[type].functions where program[function].fact.name == name {
      read(program[function], context)
    }
    file = outer
  }

  /// Reads the view that a page makes by itself: `{ $0.view }`, `{ page in page.view() }`.
  private mutating func read(member name: Name, ofPage given: Expression, _ context: Context) {
    guard let page, context.spot != nil, case .name(let given, _) = given.kind, known[given] == nil,
      given.first?.isUppercase == false
    else { return }
    read(member: name, of: page, context)
  }

  // MARK: Trees

  private mutating func read(_ tree: ViewTree, _ context: Context) {
    let outer = condition
    condition = tree.condition ?? outer
    defer { condition = outer }
    switch tree.kind {
    case .view(let name): read(name, tree.given, context, at: tree.id)
    case .call(let name, let base, let inner): read(name, of: base, inner, tree.given, context)
    case .name(let name): read(member: name, context)
    case .member(let name, let base): read(member: name, of: base, context, at: tree.id)
    case .several: for child in tree.children { read(child, context) }
    case .branches(let tests):
      let inner = self.context(of: tests, context)
      for child in tree.children { read(child, inner) }
    case .part: for child in tree.children { read(child, .none) }
    }
  }

  /// A view for each case of a coordinator's state is among its first screens.
  private func context(of tests: [Statement], _ context: Context) -> Context {
    guard context == .top || context == .within, let test = tests.first else { return context }
    guard case .binding(.enumCase, _, let subject?) = test.kind,
      case .member(let base?, let state) = subject.kind,
      let coordinator = base.name.flatMap({ known[$0] }),
      coordinator == frame || program.behaviour.isStage(state, of: coordinator)
    else {
      if let spot = chosen(by: tests) { return .spot(spot) }
      return frame == nil || asksCoordinator(tests) ? context : .within
    }
    return .spot(Spot(coordinator: coordinator, state: state, label: .root))
  }

  /// What a view shows by a flag of a coordinator that it is not named after: `if coordinator.isLoggedIn`.
  private func chosen(by tests: [Statement]) -> Spot? {
    for site in SiteReader.sites(of: tests) {
      guard case .member(let base?, let state) = site.expression.kind,
        let coordinator = base.name.flatMap({ known[$0] }), coordinator != owner,
        program.behaviour.hasOwnProtocol(coordinator), program.property(state, on: coordinator) != nil
      else { continue }
      return Spot(coordinator: coordinator, state: state, label: .root)
    }
    return nil
  }

  private func asksCoordinator(_ tests: [Statement]) -> Bool {
    SiteReader.sites(of: tests).contains { $0.expression.name.map { known[$0] != nil } ?? false }
  }

  private mutating func read(member name: Name, of base: Expression, _ context: Context, at id: ExpressionID)
  {
    if base.isSelf { return read(member: name, context) }
    if let (coordinator, _) = child(name, of: base), taken[coordinator] == nil { taken[coordinator] = name }
    if name == .initializer {
      if let spot = context.spot, let name = base.name { note(name, spot, at: id) }
    } else {
      takeFlow(name, of: base, context)
      read(member: name, ofPage: base, context)
    }
  }

  private mutating func read(
    _ name: Name,
    of base: Expression,
    _ inner: ViewTree,
    _ given: [ViewTree.Given],
    _ context: Context
  ) {
    if base.isSelf {
      read(member: name, context)
      return read(given, .none)
    }
    takeFlow(name, of: base, context)
    read(member: name, ofPage: base, context)
    // A modifier leaves a view where it is.
    let outer = (isPaged, page)
    isPaged = outer.0 || name == "tabViewStyle" && given.contains { SwiftUI.isPageStyle($0.value) }
    read(inner, context)
    (isPaged, page) = (outer.0, pageType(of: given) ?? outer.1)
    read(given, shown(by: name, given))
    page = outer.1
  }

  mutating func read(_ given: [ViewTree.Given], _ context: Context) {
    for argument in given { read(argument.tree, context) }
  }

  private mutating func read(
    _ name: Name,
    _ arguments: [ViewTree.Given],
    _ context: Context,
    at site: ExpressionID
  ) {
    if SwiftUI.stacks.contains(name) { return readStack(arguments, context) }
    if name == "TabView" { return readTabs(arguments, context) }
    if name == "NavigationLink", let spot = spot(boundIn: arguments, .push) {
      return readLink(arguments, spot)
    }
    let isRepeated = name == "ForEach" && tabSpot != nil && context.spot == tabSpot
    if let inner = contextWithin(name, context) { return read(arguments, inner) }
    if isRepeated || Self.transparent.contains(name) { return read(arguments, context) }
    if isOnlyOthers(name) { return read(content: arguments, context) }
    read(member: name, context)
    if let spot = context.spot { note(name, spot, at: site) }
    // A generic view can show any view.
    if let spot = firstSpot(context), !isGeneric(name) { note(name, spot, at: site) }
    read(arguments, .none)
  }

  /// Whether a view shows what it is given, and no more.
  private func isOnlyOthers(_ name: Name) -> Bool {
    program.resolve(name, in: Scope(file: file, type: view)).map(program.screenTypes.showsOnlyWhatItIsGiven)
      ?? false
  }

  /// Closures with parameters run later.
  private mutating func read(content arguments: [ViewTree.Given], _ context: Context) {
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind, !closure.parameters.isEmpty {
        read(argument.tree, .none)
      } else {
        read(argument.tree, context)
      }
    }
  }

  private func isGeneric(_ name: Name) -> Bool {
    program.resolve(name, in: Scope(file: file, type: view)).map { !program[$0].generics.isEmpty } ?? false
  }

  /// The surroundings inside a layout at the top of a coordinator's own view; nil elsewhere.
  private func contextWithin(_ name: Name, _ context: Context) -> Context? {
    guard frame != nil, context == .top || context == .within, Self.layouts.contains(name.text) else {
      return nil
    }
    return .within
  }

  private static let layouts: Set = ["ZStack", "VStack", "HStack", "GeometryReader", "ScrollView"]

  private mutating func note(_ name: Name, _ spot: Spot, at site: ExpressionID) {
    guard name.first?.isUppercase == true,
      let screen = program.resolve(name, in: Scope(file: file, type: view)),
      program.screenTypes.isScreen(screen),
      !program.flowViews.isFlow(screen, among: [spot.coordinator])
    else { return }
    let place = Place(file: file, at: site)
    let showing = Showing(spot: spot, view: view, screen: screen, place: place, condition: condition)
    if seen.insert(showing).inserted { showings.append(showing) }
    if spot.label == .root { flows[view, default: []].insert(spot.coordinator) }
  }
}
