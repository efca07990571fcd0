/// The reading of one function: what its names stand for, and what it was seen to do.
struct Interpreter {
  let flow: DataFlow
  let scope: Scope
  /// The type that it is called on.
  let this: TypeID?
  let isStatic: Bool
  /// The object whose method this is; the type itself in a static one.
  let thisValue: PointsToSet
  /// What names mean here.
  let names: NameResolutionCache
  var locals = Locals()
  /// The types that locals are declared with.
  var localTypes: [Name: TypeReference] = [:]
  var localFunctions: [Name: FunctionFact] = [:]
  /// What generic parameters of the function stand for, as far as its callers tell it.
  var generics: [Name: PointsToSet] = [:]
  var effects: [Effect] = []
  /// What callees did, as far as this one tells it to its own callers.
  var exported = ExportedEffects()
  var returns = PointsToSet()
  /// What `return` is expected to give.
  var result: Expected?
  /// The parameters as they are declared.
  var declaredParameters: [Parameter] = []
  /// The generic parameters of the function, with what they are constrained to.
  var declaredGenerics: [GenericFact] = []
  /// The positions of parameters that were asked for what too many types may answer.
  var unclear: Set<Int> = []
  /// The names of parameters that still mean them: what is assigned to one is `inout`, since Swift allows no other.
  var parameters: [Name: Int] = [:]
  /// What was put into parameters.
  var filled = ArgumentValues()
  /// The property whose value is read, where it is not a function.
  var property: Name?
  /// The last call that no drawing hears of.
  var leftOut: Call?
  /// How many closures around are read once more.
  var rereadings = 0
  /// How many closures are being read, each within the one before.
  var closureDepth = 0
  /// Local functions that are being read, which must not be entered again.
  var entered: Set<String> = []

  /// A call of a method, and what it is given.
  struct Call {
    let name: Name
    let site: ExpressionID
    let subject: PointsToSet
  }

  var program: Program { _read { yield flow.program } }

  init(flow: DataFlow, scope: Scope, this: TypeID?, isStatic: Bool) {
    self.flow = flow
    self.scope = scope
    self.this = this
    self.isStatic = isStatic
    thisValue = this.map { isStatic ? [.type($0)] : [.this] } ?? []
    names = flow.names(in: scope, on: this)
  }

  mutating func note(
    _ kind: Effect.Kind,
    _ target: PointsToSet = [],
    _ subject: PointsToSet,
    at site: ExpressionID
  ) {
    guard matters(kind, target, subject) else {
      if case .calls(let name) = kind { leftOut = Call(name: name, site: site, subject: subject) }
      return
    }
    let places = [Place(file: scope.file, at: site)]
    effects.append(
      Effect(
        kind: kind,
        target: target,
        subject: subject,
        places: places,
        condition: currentCondition,
        isPossible: target.isWidened || subject.isWidened
      )
    )
  }

  /// The `#if` around the statement that is read.
  var currentCondition: String?

  static func summary(of key: SummaryKey, in flow: DataFlow) -> FunctionSummary {
    switch key {
    case .function(let id, let type): reading(id, type, flow) { $0.run($1.fact.body ?? []) }
    case .applied(let id, let type, let arguments):
      reading(id, type, flow, arguments) { $0.run($1.fact.body ?? []) }
    case .defaults(let id, let type):
      reading(id, type, flow) { frame, function in
        for parameter in function.fact.parameters {
          guard let value = parameter.initial else { continue }
          _ = frame.values(of: value, as: frame.expected(parameter.type))
        }
      }
    case .getter(let owner, let position, let type):
      reading(owner, position, type, flow) { $0.runGetter(of: $1.fact) }
    case .observers(let owner, let position, let type):
      reading(owner, position, type, flow) { $0.run($1.fact.observers) }
    case .initial(let owner, let position, let type):
      reading(owner, position, type, flow) { $0.runInitial(of: $1.fact) }
    }
  }

  private static func reading(
    _ id: FunctionID,
    _ type: TypeID?,
    _ flow: DataFlow,
    _ arguments: ArgumentValues = ArgumentValues(),
    _ read: (inout Interpreter, Function) -> Void
  ) -> FunctionSummary {
    let function = flow.program[id]
    var frame = Interpreter(
      flow: flow,
      scope: Scope(file: function.file, type: function.owner),
      this: type,
      isStatic: function.fact.isStatic
    )
    frame.currentCondition = function.fact.condition
    frame.result = frame.expected(function.fact.returns)
    frame.result?.generics = function.fact.generics
    frame.declaredParameters = function.fact.parameters
    // What dresses others, as `AnyCoordinator`, takes them as they are.
    if function.fact.name != .initializer { frame.declaredGenerics = function.fact.generics }
    for (position, parameter) in function.fact.parameters.enumerated() {
      frame.locals[parameter.name] =
        arguments[position] ?? frame.packagedRegistry(parameter.type) ?? [.parameter(position)]
      frame.parameters[parameter.name] = position
    }
    if !function.fact.generics.isEmpty { frame.generics = types(of: function.fact, toldBy: arguments) }
    read(&frame, function)
    return FunctionSummary(
      returns: frame.returns,
      effects: frame.effects,
      unclear: frame.unclear,
      filled: frame.filled,
      isCutOff: frame.exported.isFull
    )
  }

  private static func reading(
    _ owner: TypeID,
    _ position: Int,
    _ type: TypeID,
    _ flow: DataFlow,
    _ read: (inout Interpreter, Property) -> Void
  ) -> FunctionSummary {
    let property = flow.program[owner].properties[position]
    var frame = Interpreter(
      flow: flow,
      scope: Scope(file: property.file, type: owner),
      this: type,
      isStatic: property.fact.isStatic
    )
    frame.property = property.fact.name
    frame.currentCondition = property.fact.condition
    frame.result = frame.expected(property.fact.type)
    if let declared = property.fact.type { frame.locals["newValue"] = frame.declared(declared) }
    read(&frame, property)
    return FunctionSummary(returns: frame.returns, effects: frame.effects, isCutOff: frame.exported.isFull)
  }

  private mutating func runGetter(of fact: PropertyFact) {
    run(fact.getter ?? [])
    returns = labelled(returns, as: fact.type)
    if let type = fact.type, returns.all.count > 1 { returns = narrowed(returns, to: declared(type)) }
  }

  /// A stored property takes its initial value; where a wrapper makes it a route, what it makes is handed to the dialect.
  private mutating func runInitial(of fact: PropertyFact) {
    guard let initial = fact.initial else { return runInjection(of: fact) }
    let values = labelled(values(of: initial, as: fact.type), as: fact.type)
    returns.formUnion(values)
    note(.sets(fact.name), thisValue, values, at: initial.id)
    guard !fact.attributes.isEmpty, values.all.contains(where: \.isCallable) else { return }
    let made = call(values, [], at: initial.id)
    note(.hands(fact.way), thisValue, made, at: initial.id)
  }
}

extension Interpreter {
  private mutating func runInjection(of fact: PropertyFact) {
    let values = injected(into: fact)
    returns.formUnion(values)
    if !values.isEmpty { note(.sets(fact.name), thisValue, values, at: .declaration(on: fact.line)) }
  }

  /// Values with the labels of the tuples that they are declared to be.
  func labelled(_ values: PointsToSet, as type: TypeReference?) -> PointsToSet {
    guard let type, values.all.contains(where: \.isCollection) else { return values }
    let expanded = flow.expanded(type, in: scope)
    guard case .list(let element) = expanded.unwrapped else { return values.labelled(as: expanded) }
    return values.flatMap { value in
      guard case .elements(let inner) = value else { return [value] }
      return [.elements(labelled(inner, as: element))]
    }
  }
}

extension AbstractValue {
  var isCallable: Bool {
    switch self {
    case .function, .callable, .maker: true
    default: false
    }
  }
}

extension PropertyFact {
  /// How its wrapper shows what it makes: `push` of `@Route(.push)`, else the wrapper's name.
  fileprivate var way: Name {
    if case .member(nil, let name)? = wrapping.first?.kind { return name }
    return Name(attributes.first ?? "")
  }
}
