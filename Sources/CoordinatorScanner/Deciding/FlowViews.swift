/// Views of SwiftUI that show what coordinators say: a stack by a coordinator's path, a sheet by what it has published,
/// a view for each case that it is in. What they show, the coordinator presents.
struct FlowViews {
  /// How what stands at a spot of a view is shown, and the property of a coordinator that says so.
  struct Spot: Hashable {
    let coordinator: TypeID
    let state: Name
    let label: String
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
  private let coordinators: Set<TypeID>
  private(set) var showings: [Showing] = []
  /// The views that are what a coordinator's flow is seen in: its stack, its tabs, its cases.
  private(set) var flows: [TypeID: Set<TypeID>] = [:]
  /// The properties of coordinators that they show in tabs.
  private(set) var tabs: [TypeID: Set<Name>] = [:]

  /// The view that is read, and its coordinators by the names of its properties.
  private var view = TypeID(index: 0)
  private var known: [Name: TypeID] = [:]
  private var file = 0
  private var condition: String?
  /// The properties that are the path of a stack.
  private(set) var paths: [TypeID: Name] = [:]
  /// Whether tabs are pages here, of which one is seen.
  private var isPaged = false
  /// What the tabs around are bound to.
  private var tabSpot: Spot?
  /// The path of the stack around.
  private var path: Spot?
  /// The members of the view that were read, each once for what is known where it is asked for.
  private var visits: Set<Visit> = []
  private var seen: Set<Showing> = []

  private struct Visit: Hashable {
    let member: Name
    let context: Context
    let path: Spot?
    let condition: String?
    let isPaged: Bool
  }

  init(_ program: Program, of coordinators: Set<TypeID>) {
    (self.program, self.coordinators) = (program, coordinators)
    for type in program.typeIDs where program[type].kind == .struct && program.isScreen(type) {
      known = program.kept(in: type, among: coordinators)
      guard !known.isEmpty else { continue }
      view = type
      visits = []
      for property in program[type].properties { read(property, property.fact.name == "body" ? .top : .none) }
      for function in program[type].functions { read(program[function], .none) }
    }
  }

  /// What is known of where an expression stands.
  private enum Context: Hashable {
    /// Nothing is around it but what shows all that it is given.
    case top
    case spot(Spot)
    case none

    var spot: Spot? {
      if case .spot(let spot) = self { return spot }
      return nil
    }

    var isNone: Bool {
      if case .none = self { return true }
      return false
    }
  }

  /// Views that show what they are given as if they were not there.
  private static let transparent: Set = ["Group", "ZStack", "AnyView", "WindowGroup", "Tab"]
  private static let bindings: Set = ["path", "selection", "item", "isPresented"]

  // MARK: Members

  private mutating func read(_ property: Property, _ context: Context) {
    file = property.file
    read(property.fact.getter ?? [], context)
  }

  private mutating func read(_ function: Function, _ context: Context) {
    file = function.file
    read(function.fact.body ?? [], context)
  }

  /// What a member of the view makes, where it is asked for: `content`, `page(for: $0)`, `destination: page`.
  private mutating func read(member name: Name, _ context: Context) {
    guard !context.isNone || path != nil else { return }
    let visit = Visit(member: name, context: context, path: path, condition: condition, isPaged: isPaged)
    guard visits.insert(visit).inserted else { return }
    let outer = file
    for property in program[view].properties where property.fact.name == name { read(property, context) }
    for function in program[view].functions where program[function].fact.name == name {
      read(program[function], context)
    }
    file = outer
  }

  // MARK: Statements

  private mutating func read(_ statements: [Statement], _ context: Context) {
    for statement in statements {
      let outer = condition
      condition = statement.condition ?? outer
      read(statement, context)
      condition = outer
    }
  }

  private mutating func read(_ statement: Statement, _ context: Context) {
    switch statement.kind {
    case .expression(let value): read(value, context)
    case .result(let value): if let value { read(value, context) }
    case .branches(let clauses):
      let inner = self.context(of: clauses, context)
      for clause in clauses { read(clause.body, inner) }
    case .binding(_, _, let value): if let value { read(value, .none) }
    case .loop(_, _, let body): read(body, .none)
    case .function: break
    }
  }

  /// A view for each case that a coordinator is in: it is the first thing that is seen of it.
  private func context(of clauses: [Statement.Clause], _ context: Context) -> Context {
    guard case .top = context, let test = clauses.first?.tests.first,
      case .binding(.enumCase, _, let subject?) = test.kind,
      case .member(let base?, let state) = subject.kind,
      let coordinator = base.name.flatMap({ known[$0] }), program.isStage(state, of: coordinator)
    else { return context }
    return .spot(Spot(coordinator: coordinator, state: state, label: "root"))
  }

  // MARK: Expressions

  private mutating func read(_ expression: Expression, _ context: Context) {
    switch expression.kind {
    case .call(let callee, let arguments): read(callee, arguments, context, at: expression.line)
    case .name(let name, _): read(member: name, context)
    case .member(let base?, let name) where base.isSelf: read(member: name, context)
    case .member(let base?, .initializer):
      if let spot = context.spot, let name = base.name { note(name, spot, at: expression.line) }
    case .closure(let closure): read(closure.body, context)
    case .block(let statements): read(statements, context)
    case .choice(let parts): for part in parts { read(part, context) }
    default: for part in expression.parts { read(part, .none) }
    }
  }

  private mutating func read(_ callee: Expression, _ arguments: [Argument], _ context: Context, at line: Int)
  {
    switch callee.kind {
    case .name(let name, _): read(name, arguments, context, at: line)
    case .member(let base?, let name) where base.isSelf:
      read(member: name, context)
      read(arguments, .none)
    case .member(let base?, let name):
      // A modifier leaves a view where it is.
      let outer = isPaged
      isPaged = outer || name == "tabViewStyle" && arguments.contains(where: \.value.isPageStyle)
      read(base, context)
      isPaged = outer
      read(arguments, shown(by: name, arguments))
    default:
      read(callee, .none)
      read(arguments, .none)
    }
  }

  private mutating func read(_ arguments: [Argument], _ context: Context) {
    for argument in arguments { read(argument.value, context) }
  }

  private mutating func read(_ name: Name, _ arguments: [Argument], _ context: Context, at line: Int) {
    if BuilderCalls.stacks.contains(name) { return readStack(arguments, context) }
    if name == "TabView" { return readTabs(arguments, context) }
    let isRepeated = name == "ForEach" && tabSpot != nil && context.spot == tabSpot
    if isRepeated || Self.transparent.contains(name) { return read(arguments, context) }
    read(member: name, context)
    if let spot = context.spot { note(name, spot, at: line) }
    read(arguments, .none)
  }

  private mutating func note(_ name: Name, _ spot: Spot, at line: Int) {
    guard name.first?.isUppercase == true,
      let screen = program.resolve(name, in: Scope(file: file, type: view)), program.isScreen(screen)
    else { return }
    let place = Place(file: file, line: line)
    let showing = Showing(spot: spot, view: view, screen: screen, place: place, condition: condition)
    if seen.insert(showing).inserted { showings.append(showing) }
    if spot.label == "root" { flows[view, default: []].insert(spot.coordinator) }
  }

  // MARK: Spots

  private mutating func readStack(_ arguments: [Argument], _ context: Context) {
    let outer = path
    path = spot(boundIn: arguments, "root")
    if let path {
      flows[view, default: []].insert(path.coordinator)
      if paths[path.coordinator] == nil { paths[path.coordinator] = path.state }
    }
    read(arguments, path.map { .spot($0) } ?? context)
    path = outer
  }

  private mutating func readTabs(_ arguments: [Argument], _ context: Context) {
    let bound = spot(boundIn: arguments, isPaged ? "root" : "tab")
    if let bound { flows[view, default: []].insert(bound.coordinator) }
    if !isPaged { for argument in arguments { takeTabs(argument.value) } }
    let outer = (isPaged, tabSpot)
    (isPaged, tabSpot) = (false, bound)
    read(arguments, bound.map { .spot($0) } ?? .none)
    (isPaged, tabSpot) = outer
  }

  /// Takes what views in tabs are given for tabs; what their modifiers are given is shown elsewhere.
  private mutating func takeTabs(_ expression: Expression) {
    switch expression.kind {
    case .closure(let closure): for statement in closure.body { takeTabs(statement) }
    case .call(let callee, let arguments):
      if case .member(let base?, let name) = callee.kind {
        if case .call = base.kind { takeTabs(base) }
        if BuilderCalls.modifiers[name.text] != nil { return }
      }
      for argument in arguments where !argument.isClosure || callee.isView { takeTabs(argument.value) }
    case .member(let base?, let name): takeTab(name, of: base)
    default: break
    }
  }

  private mutating func takeTabs(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value): takeTabs(value)
    case .result(let value): if let value { takeTabs(value) }
    case .branches(let clauses): for clause in clauses { for inner in clause.body { takeTabs(inner) } }
    default: break
    }
  }

  private mutating func takeTab(_ name: Name, of base: Expression) {
    guard let coordinator = base.name.flatMap({ known[$0] }),
      program.kept(in: coordinator, among: coordinators)[name] != nil
    else { return }
    tabs[coordinator, default: []].insert(name)
    flows[view, default: []].insert(coordinator)
  }

  /// What a modifier is given, it shows in its own way, when a coordinator says so.
  private func shown(by modifier: Name, _ arguments: [Argument]) -> Context {
    guard let label = BuilderCalls.modifiers[modifier.text] else { return .none }
    if let spot = spot(boundIn: arguments, label) { return .spot(spot) }
    guard label == "push", let path, arguments.first?.label == "for" else { return .none }
    return .spot(Spot(coordinator: path.coordinator, state: path.state, label: label))
  }

  /// The state of a coordinator that a stack, tabs or a modifier are bound to: `path: $flow.path`.
  private func spot(boundIn arguments: [Argument], _ label: String) -> Spot? {
    for argument in arguments where Self.bindings.contains(argument.label?.text ?? "") {
      guard case .member(let base?, let state) = argument.value.kind, let name = base.name?.text,
        name.hasPrefix("$"), let coordinator = known[Name(String(name.dropFirst()))]
      else { continue }
      return Spot(coordinator: coordinator, state: state, label: label)
    }
    return nil
  }
}

extension Expression {
  /// Whether it is a view by its name, and no modifier of one.
  fileprivate var isView: Bool {
    if case .name = kind { return true }
    return false
  }

  /// `.page`, `.page(indexDisplayMode: .never)`.
  fileprivate var isPageStyle: Bool {
    if case .call(let callee, _) = kind { return callee.isPageStyle }
    return name == "page" || name == "PageTabViewStyle"
  }

  fileprivate var isSelf: Bool {
    if case .name(.own, _) = kind { return true }
    return false
  }
}
