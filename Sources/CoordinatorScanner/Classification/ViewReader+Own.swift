/// Reads the code of the app's own modifiers, wrappers and builders for the views that they show.
extension ViewReader {
  /// The meaning of the names in some code.
  struct Surroundings {
    /// The file and the type of the code.
    var scope: Scope
    /// The coordinators by the names of properties and parameters.
    var known: [Name: TypeID] = [:]
    /// The expressions that parameters, properties and other names were given.
    var given: [Name: Stand] = [:]
  }

  /// An expression, where it is written.
  struct Stand {
    let value: Expression
    let tree: ViewTree
    let surroundings: Surroundings
  }

  /// How far code may lead to other code, and how often for one view.
  private static let (mostDeep, mostSteps) = (8, 500)

  private mutating func read(_ body: [Statement], in inner: Surroundings, _ context: Context) {
    guard depth < Self.mostDeep, steps < Self.mostSteps else { return }
    let outer = surroundings
    (depth, steps, surroundings) = (depth + 1, steps + 1, inner)
    read(ViewTree(body), context)
    (depth, surroundings) = (depth - 1, outer)
  }

  /// Reads the expression that a name was given: `content`, `content(item)`.
  mutating func read(given name: Name, _ context: Context) -> Bool {
    guard let stand = surroundings.given[name] else { return false }
    let outer = surroundings
    surroundings = stand.surroundings
    read(stand.tree, context)
    surroundings = outer
    return true
  }

  func stand(_ value: Expression) -> Stand {
    Stand(value: value, tree: ViewTree(value), surroundings: surroundings)
  }

  // MARK: Modifiers

  /// Reads a modifier, of the system or of the app's own: `list.presenting($flow.page, content: page)`.
  mutating func read(modifier name: Name, _ given: [ViewTree.Given], _ context: Context) -> Bool {
    if !given.isEmpty, SwiftUI.modifiers[name.text] != nil {
      var inner = shown(by: name, given, context)
      inner.page = pageType(of: given) ?? inner.page
      read(given, inner)
      return true
    }
    if name == "modifier", let made = given.first, let type = made.value.madeType.flatMap({ resolve($0) }),
      case .view(_) = made.tree.kind
    {
      return read(wrapper: type, made.tree.given, context.part)
    }
    let own = (program.index.methods[name] ?? []).map { program[$0] }.filter { function in
      function.owner.map { program[$0].name == SwiftUI.view } == true
    }
    for function in own {
      guard let stands = stands(for: function.fact.parameters, given) else { continue }
      let known = coordinators(in: function.fact.parameters, function.scope)
      let inner = Surroundings(scope: function.scope, known: known, given: stands)
      read(function.fact.body ?? [], in: inner, context.part)
    }
    return !own.isEmpty
  }

  // MARK: Wrappers

  /// Whether a view only chooses what to show by the page that it is given: `RouteView(route: route)`.
  func choosesPage(_ type: TypeID, _ context: Context) -> Bool {
    guard let page = context.page else { return false }
    let names = program[type].properties.filter { $0.fact.getter == nil && program.type(of: $0) == page }
      .map(\.fact.name)
    return !names.isEmpty
      && program.code(of: type, named: ["body"]).contains { ViewTree($0.statements).shows(only: Set(names)) }
  }

  /// Reads a view or a modifier that shows only what it is given: `RouterView(router: router) { … } destination: { … }`.
  mutating func read(wrapper type: TypeID, _ given: [ViewTree.Given], _ context: Context) -> Bool {
    let lists =
      program.methods(of: type).map(\.fact).filter { $0.name == .initializer }.map(\.parameters)
      + [program[type].properties.map(\.fact).filter { $0.getter == nil && !$0.isStatic }.map(Parameter.init)]
    guard let stands = lists.compactMap({ stands(for: $0, given) }).first else { return false }
    let known = program.flowViews.kept(in: type, among: coordinators)
    for code in program.code(of: type, named: ["body"]) {
      read(code.statements, in: Surroundings(scope: code.scope, known: known, given: stands), context)
    }
    return true
  }

  // MARK: Builders

  /// Reads the member of another object that makes what is shown: `factory.view(for: page)`, `flow.build(page)`.
  mutating func read(builder name: Name, of base: Expression, _ given: [ViewTree.Given], _ context: Context) {
    guard let type = type(of: base).map(implementation), !program.screenTypes.isScreen(type),
      let context = self.context(ofBuilder: name, type, base, context)
    else { return }
    let known = known(in: type)
    for property in [program.property(name, on: type)].compactMap(\.self)
    where given.isEmpty && property.fact.type?.isView == true {
      read(property.fact.getter ?? [], in: Surroundings(scope: property.scope, known: known), context)
    }
    let builders = program.functions(named: name, on: type).map { program[$0] }.compactMap { function in
      // A builder that is only named has no arguments.
      let found = given.isEmpty ? [:] : stands(for: function.fact.parameters, given)
      return found.map { (function, $0) }
    }
    guard builders.count == 1, let (function, meant) = builders.first, function.fact.returns?.isView == true
    else { return }
    let parameters = function.fact.parameters
    let cases = parameters.cases(in: given.map(\.argument))
    let all = known.merging(coordinators(in: parameters, function.scope)) { $1 }
    let inner = Surroundings(scope: function.scope, known: all, given: meant)
    read((function.fact.body ?? []).narrowed(to: cases), in: inner, context)
  }

  /// How a builder's views are shown. Those of a coordinator are its own, wherever they are asked for.
  private func context(ofBuilder name: Name, _ type: TypeID, _ base: Expression, _ context: Context)
    -> Context?
  {
    guard coordinators.contains(type) else { return context.spot == nil ? nil : context }
    guard base.name.flatMap({ known[$0] }) == type else { return nil }
    func own(_ label: Presentation) -> Context {
      context.with(.whole(label), Spot(coordinator: type, state: name, label: label))
    }
    switch context.extent {
    case .top where owner == type, .whole where context.spot?.coordinator == type: return context
    case .top where context.isInStack: return own(.root)
    case .whole(let label?): return own(label)
    default: return nil
    }
  }

  /// The coordinators that the code of a type knows, itself included.
  func known(in type: TypeID) -> [Name: TypeID] {
    var known = program.flowViews.kept(in: type, among: coordinators)
    if coordinators.contains(type) { known[.own] = type }
    return known
  }

  /// The type of an object of the program: of a property, a parameter or a coordinator's property.
  private func type(of expression: Expression) -> TypeID? {
    switch expression.kind {
    case .name(.own, _): surroundings.scope.type
    case .name(let name, _):
      surroundings.known[name] ?? property(name, of: surroundings.scope.type)
        ?? (name.first?.isUppercase == true ? resolve(name) : nil)
    case .member(let base?, let name): property(name, of: type(of: base))
    default: nil
    }
  }

  /// The one type of the program that implements a protocol, as `Factory` does `Making`.
  private func implementation(of type: TypeID) -> TypeID {
    guard program[type].isProtocol else { return type }
    let doubles = TestDoubles(program: program)
    return program.concreteTypes(below: type).filter { !doubles.isTestDouble($0) }.only ?? type
  }

  private func property(_ name: Name, of type: TypeID?) -> TypeID? {
    type.flatMap { program.property(name, on: $0) }.flatMap { program.type(of: $0) }
  }

  func resolve(_ name: Name) -> TypeID? { program.resolve(name, in: surroundings.scope) }

  // MARK: Arguments

  /// The arguments by the names of their parameters; nil if they do not fit.
  private func stands(for parameters: [Parameter], _ given: [ViewTree.Given]) -> [Name: Stand]? {
    var (stands, rest) = ([Name: Stand](), parameters[...])
    for argument in given {
      let isBare = argument.label == nil && argument.value.isClosure
      let place = rest.firstIndex { parameter in
        isBare && parameter.type?.isFunction != false || parameter.label == argument.label
      }
      guard let place else { return nil }
      stands[parameters[place].name] = Stand(
        value: argument.value,
        tree: argument.tree,
        surroundings: surroundings
      )
      rest = parameters[(place + 1)...]
    }
    return stands
  }

  private func coordinators(in parameters: [Parameter], _ scope: Scope) -> [Name: TypeID] {
    var found: [Name: TypeID] = [:]
    for parameter in parameters {
      guard let type = parameter.type?.name.flatMap({ program.resolve($0, in: scope) }),
        coordinators.contains(type)
      else { continue }
      found[parameter.name] = type
    }
    return found
  }

  // MARK: State

  /// The state of a coordinator that a binding is for: `$flow.path`, `Binding(get: { flow.page != nil }, set: …)`.
  func state(in value: Expression, _ surroundings: Surroundings) -> (coordinator: TypeID, name: Name)? {
    switch value.kind {
    case .name(let name, _):
      if let stand = surroundings.given[name.unbound] {
        state(in: stand.value, stand.surroundings)
      } else {
        surroundings.known[.own].flatMap { own in
          program.property(name.unbound, on: own).map { (own, $0.fact.name) }
        }
      }
    case .member(let base?, let name):
      state(in: base, surroundings) ?? base.name.flatMap { surroundings.known[$0.unbound] }.map { ($0, name) }
    case .call:
      SiteReader.sites(of: [value.statement]).lazy.compactMap { site in
        site.expression.isReference ? state(in: site.expression, surroundings) : nil
      }.first { program.property($0.name, on: $0.coordinator) != nil }
    default: nil
    }
  }
}

extension Parameter {
  /// The parameter of a memberwise initializer.
  fileprivate init(_ property: PropertyFact) {
    self.init(label: property.name, name: property.name, type: property.type, initial: property.initial)
  }
}
