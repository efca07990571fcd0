/// The meaning of the names in code that makes views.
struct ViewScope {
  /// An expression that a name stands for, and the scope of the expression.
  struct Stand {
    let value: Expression
    let tree: ViewTree
    let scope: ViewScope

    /// The type of the new object that it is.
    var madeType: TypeID? { value.madeType.flatMap(scope.resolve) }

    /// A generic argument of the property that it names: `HomePage` of `let router: Router<HomePage>`.
    func declaredArgument(at place: Int, in program: Program) -> TypeID? {
      guard let owner = scope.code.type, let name = value.ownName,
        let property = program.property(name, on: owner), let type = property.fact.keptType?.unwrapped,
        type.arguments.indices.contains(place)
      else { return nil }
      return type.arguments[place].name.flatMap { program.resolve($0, in: property.scope) }
    }
  }

  let program: Program
  let coordinators: Set<TypeID>
  /// The classes of which several views that are coordinators have an object each: `RouterPath`.
  private let shared: Set<TypeID>
  /// The file and the type of the code.
  var code = Scope(file: 0, type: nil)
  /// The coordinators by the names of properties and parameters.
  var known: [Name: TypeID] = [:]
  /// The expressions that parameters, properties and other names were given.
  var given: [Name: Stand] = [:]
  /// Whether the code is that of a binding, whose names mean no bindings of the view. So no binding leads to itself.
  private var isInBinding = false

  init(program: Program, coordinators: Set<TypeID>) {
    (self.program, self.coordinators) = (program, coordinators)
    let views = coordinators.filter { program[$0].kind == .struct && program.screenTypes.isScreen($0) }
    let kept = views.flatMap { view in
      Set(program.flowViews.kept(in: view, among: coordinators).values).subtracting([view])
    }
    shared = Set(Dictionary(grouping: kept) { $0 }.filter { $0.value.count > 1 }.keys)
  }

  /// The meaning of names in other code.
  func within(_ code: Scope, knowing known: [Name: TypeID], given: [Name: Stand] = [:]) -> ViewScope {
    var scope = self
    (scope.code, scope.known, scope.given) = (code, known, given)
    return scope
  }

  /// The same names in other code.
  func within(_ code: Scope) -> ViewScope { within(code, knowing: known, given: given) }

  /// Adds another name for an expression: `@Bindable var flow = router`.
  mutating func add(_ name: Name, for value: Expression) {
    let stand = Stand(value: value, tree: ViewTree(value), scope: self)
    known[name] = value.ownName.flatMap { known[$0] } ?? known[name]
    if value.ownName != name { given[name] = stand }
  }

  // MARK: Types

  func resolve(_ name: Name) -> TypeID? { program.resolve(name, in: code) }

  /// The type of an object of the program: of a property, a parameter or a coordinator's property.
  func type(of expression: Expression) -> TypeID? {
    switch expression.kind {
    case .name(.own, _): code.type
    case .name(let name, _):
      known[name] ?? given[name]?.madeType ?? property(name, of: code.type)
        ?? (name.first?.isUppercase == true ? resolve(name) : nil)
    case .member(let base?, let name): property(name, of: type(of: base))
    default: nil
    }
  }

  /// The type of an object; of a protocol, the one type of the program that implements it, as `Factory` does `Making`.
  func implementation(of expression: Expression) -> TypeID? {
    guard let type = type(of: expression), program[type].isProtocol else { return type(of: expression) }
    return program.implementation(of: type) ?? type
  }

  private func property(_ name: Name, of type: TypeID?) -> TypeID? {
    type.flatMap { program.property(name, on: $0) }.flatMap { program.flowViews.type(of: $0) }
  }

  /// The type that a modifier passes to its closure: `for: Page.self`, or the type of the bound property.
  func pageType(of arguments: [ViewTree.Given]) -> TypeID? {
    if let first = arguments.first, first.label == "for" {
      let name = first.value.typeName
      let stand = name.flatMap { given[$0] }
      let ofCoordinator = name.flatMap(argument(for:))
      return (ofCoordinator ?? (stand?.value.typeName ?? name).flatMap { (stand?.scope ?? self).resolve($0) })
        .flatMap(page)
    }
    guard let spot = spot(boundIn: arguments, .root),
      let property = program.property(spot.state, on: spot.coordinator)
    else { return nil }
    return property.fact.type?.name.flatMap { name in
      property.scope.type.flatMap { argument(for: name, of: $0, in: spot.coordinator) }
        ?? program.resolve(name, in: property.scope)
    }.flatMap(page)
  }

  /// What generic code is given for a parameter of it: `HomePage` for `Page` of `let router: Router<Page>`. The router says it, or
  /// the property that it comes from.
  private func argument(for parameter: Name) -> TypeID? {
    guard let type = code.type, program[type].generics.contains(where: { $0.name == parameter }) else {
      return nil
    }
    return program[type].properties.lazy.compactMap { property in
      let name = property.fact.name
      guard let declared = property.fact.type,
        let place = declared.arguments.firstIndex(where: { $0.name == parameter })
      else { return nil }
      if let coordinator = known[name], let base = declared.name.flatMap(resolve),
        program[base].generics.indices.contains(place)
      {
        return argument(for: program[base].generics[place].name, of: base, in: coordinator)
      }
      return given[name]?.declaredArgument(at: place, in: program)
    }.first
  }

  /// What a coordinator gives to a parameter of its base class: `HomePage` for `Page` of `class Router<Page>`.
  private func argument(for parameter: Name, of base: TypeID, in coordinator: TypeID) -> TypeID? {
    guard let place = program[base].generics.firstIndex(where: { $0.name == parameter }),
      let above = program.ancestors(of: coordinator).first(where: { $0.type == base }),
      above.arguments.indices.contains(place)
    else { return nil }
    return above.arguments[place].name.flatMap { program.resolve($0, in: above.scope) }
  }

  /// The type of the items in `Page.allCases`.
  func pageType(ofCases list: Expression) -> TypeID? {
    guard case .member(let base?, "allCases") = list.kind else { return nil }
    return base.typeName.flatMap(resolve).flatMap(page)
  }

  /// A type that says which screen to show. A coordinator is not a page: it shows its own screens.
  private func page(_ type: TypeID) -> TypeID? {
    [.enum, .struct].contains(program[type].kind) && !CoordinatorNaming.isCoordinating(program[type].name)
      ? type : nil
  }

  // MARK: Coordinators

  /// The coordinator that an expression names.
  func coordinator(_ expression: Expression) -> TypeID? { expression.name.flatMap { known[$0] } }

  /// The coordinator that a coordinator of the view keeps in a property.
  func child(_ name: Name, of base: Expression) -> TypeID? {
    guard let keeper = coordinator(base), !CoordinatorNaming.isWayUp(name) else { return nil }
    return program.flowViews.kept(in: keeper, among: coordinators)[name]
  }

  /// The coordinators that the code of a type knows, itself included.
  func coordinators(knownIn type: TypeID) -> [Name: TypeID] {
    var known = program.flowViews.kept(in: type, among: coordinators)
    if coordinators.contains(type) { known[.own] = type }
    return known
  }

  /// The coordinators that a wrapper knows. One that it is given says more than the type of its property, as in
  /// `let router: Router<Page>`.
  func coordinators(knownIn wrapper: TypeID, given stands: [Name: Stand]) -> [Name: TypeID] {
    program.flowViews.kept(in: wrapper, among: coordinators)
      .merging(stands.compactMapValues { $0.scope.coordinator($0.value) }) { $1 }
  }

  func coordinators(in parameters: [Parameter], _ scope: Scope) -> [Name: TypeID] {
    var found: [Name: TypeID] = [:]
    for parameter in parameters {
      guard let type = parameter.type?.name.flatMap({ program.resolve($0, in: scope) }),
        coordinators.contains(type)
      else { continue }
      found[parameter.name] = type
    }
    return found
  }

  // MARK: Arguments

  /// The arguments by the names of their parameters; nil if they do not fit.
  func stands(for parameters: [Parameter], _ given: [ViewTree.Given]) -> [Name: Stand]? {
    var (stands, rest) = ([Name: Stand](), parameters[...])
    for argument in given {
      let isBare = argument.label == nil && argument.value.isClosure
      let place = rest.firstIndex { parameter in
        isBare && parameter.type?.isFunction != false || parameter.label == argument.label
      }
      guard let place else { return nil }
      stands[parameters[place].name] = Stand(value: argument.value, tree: argument.tree, scope: self)
      rest = parameters[(place + 1)...]
    }
    return stands
  }

  /// Whether a view of the program is generic over another view: `struct Card<Content: View>: View`.
  func takesView(_ type: TypeID) -> Bool { !program.screenTypes.viewParameters(of: type).isEmpty }

  /// The same for what an object of a type is made with.
  func stands(making type: TypeID, _ given: [ViewTree.Given]) -> [Name: Stand]? {
    let initializers = program.methods(of: type).map(\.fact).filter { $0.name == .initializer }
    let stored = program[type].properties.map(\.fact).filter { $0.getter == nil && !$0.isStatic }
    let made = initializers.lazy.compactMap { fact in
      stands(for: fact.parameters, given).map { stands in
        stands.merging(fact.filled.compactMapValues { stands[$0] }) { $1 }
      }
    }
    return made.first ?? stands(for: stored.map(Parameter.init), given)
  }

  /// A method that may show the closure that it is given: `withOrder(id) { OrderView(order: $0) }`.
  func method(showing given: [ViewTree.Given], _ name: Name) -> (body: [Statement], scope: ViewScope)? {
    given.contains(where: \.value.isClosure) ? method(name, given) : nil
  }

  /// The first method of the code's type that fits a call, and what names mean in it then. In a method of a protocol, they
  /// mean what this type has.
  func method(_ name: Name, _ given: [ViewTree.Given]) -> (body: [Statement], scope: ViewScope)? {
    guard let type = code.type else { return nil }
    return program.functions(named: name, on: type).lazy.map { program[$0] }
      .compactMap { method in
        guard let body = method.fact.body else { return nil }
        let scope = Scope(file: method.scope.file, type: type)
        return stands(for: method.fact.parameters, given).map {
          (body, within(scope, knowing: known, given: $0))
        }
      }.first
  }

  // MARK: State

  /// The state of a coordinator that a binding is for: `$flow.path`, `Binding(get: { flow.page != nil }, set: …)`, or a property
  /// of the view that returns such a binding.
  func state(in value: Expression) -> (coordinator: TypeID, name: Name)? {
    switch value.kind {
    case .name(let name, _):
      if let stand = given[name.unbound] {
        stand.scope.state(in: stand.value)
      } else if let own = known[.own] {
        program.property(name.unbound, on: own).map { (own, $0.fact.name) }
      } else {
        binding(returnedBy: name).flatMap { inBinding.state(in: $0) }
      }
    case .member(let base?, let name):
      shared(before: base).map { ($0, name) } ?? state(in: base)
        ?? base.name.flatMap { known[$0.unbound] }.map { ($0, name) }
    case .call:
      SiteReader.sites(of: [value.statement]).lazy.compactMap { site in
        site.expression.isReference ? state(in: site.expression) : nil
      }.first { program.property($0.name, on: $0.coordinator) != nil }
    default: nil
    }
  }

  private var inBinding: ViewScope {
    var scope = self
    scope.isInBinding = true
    return scope
  }

  /// The binding that a property of the view makes.
  private func binding(returnedBy name: Name) -> Expression? {
    if isInBinding { return nil }
    let property = code.type.flatMap { program.property(name, on: $0) }
    let made = property?.fact.getter?.only?.result
    return made?.madeType == SwiftUI.binding ? made : nil
  }

  /// The shared coordinator that a property refers to: `$router` of `$router.path`. Its state is not that of the view.
  private func shared(before base: Expression) -> TypeID? {
    base.plainName.flatMap { known[$0.unbound] }.flatMap { shared.contains($0) ? $0 : nil }
  }

  private static let bindings: Set = ["path", "selection", "item", "isPresented", "isActive"]

  /// The state of a coordinator that a stack, tabs or a modifier are bound to: `path: $flow.path`.
  func spot(boundIn arguments: [ViewTree.Given], _ label: Presentation?) -> ViewSpot? {
    for argument in arguments {
      let value = argument.value
      // `Router($flow.routes)` has no label for it.
      let isBound =
        argument.label.map { Self.bindings.contains($0.text) } ?? (value.base ?? value).name?.hasPrefix("$")
      guard isBound == true else { continue }
      if let (coordinator, state) = state(in: value) {
        return ViewSpot(coordinator: coordinator, state: state, label: label)
      }
    }
    return nil
  }
}

extension Parameter {
  /// The parameter of a memberwise initializer.
  fileprivate init(_ property: PropertyFact) {
    self.init(label: property.name, name: property.name, type: property.type, initial: property.initial)
  }
}
