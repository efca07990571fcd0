/// What a function takes, and where that is written.
struct Signature {
  let parameters: [Parameter]
  let scope: Scope
  let type: TypeID?
  var generics: [GenericFact] = []
  /// Whether callers write labels; those of cases are not kept.
  var hasLabels = true

  func expected(at position: Int) -> Expected? {
    parameters[position].argumentType.map {
      Expected(reference: $0, scope: scope, type: type, generics: generics)
    }
  }
}

/// What a call may mean, of which arguments that leave their types out are told.
enum Callee {
  case functions([FunctionID], TypeID?)
  /// The methods of a name that values have; what the name makes, where they are types.
  case members(Name, PointsToSet)
  /// Types and functions themselves.
  case values(PointsToSet)
  case local(FunctionFact)
  case cases(Name, TypeID)
}

extension Interpreter {
  /// Arguments of a call, as far as all that it may mean expects the same of them.
  mutating func read(_ arguments: [Argument], of callee: Callee) -> [EvaluatedArgument] {
    guard arguments.contains(where: { $0.value.leavesTypeOut }) else { return read(arguments) }
    let fitting = signatures(of: callee).compactMap { signature in
      places(of: arguments, in: signature).map { (signature: signature, places: $0) }
    }
    var given: [EvaluatedArgument] = []
    given.reserveCapacity(arguments.count)
    for (order, argument) in arguments.enumerated() {
      let expected = Self.common(fitting.map { $0.signature.expected(at: $0.places[order]) })
      given.append(read(argument, as: expected))
    }
    return given
  }

  /// The parameter that each argument is for; nil where they do not fit.
  private func places(of arguments: [Argument], in signature: Signature) -> [Int]? {
    if signature.hasLabels { return places(of: arguments, in: signature.parameters, from: signature.scope) }
    return arguments.count <= signature.parameters.count ? Array(arguments.indices) : nil
  }

  /// What all functions that take the arguments expect of one; nil where they differ.
  private static func common(_ all: [Expected?]) -> Expected? {
    guard let first = all.first, let first else { return nil }
    return all.allSatisfy { $0?.reference == first.reference } ? first : nil
  }

  private func signatures(of callee: Callee) -> [Signature] {
    switch callee {
    case .functions(let functions, let type): functions.map { signature(of: $0, on: type) }
    case .members(let name, let receivers): receivers.all.flatMap { signatures(of: name, on: $0) }
    case .values(let callees): callees.all.flatMap { signatures(of: $0) }
    case .local(let fact):
      [Signature(parameters: fact.parameters, scope: scope, type: this, generics: fact.generics)]
    case .cases(let name, let type): cases(named: name, of: type)
    }
  }

  func signature(of id: FunctionID, on type: TypeID?) -> Signature {
    let function = program[id]
    return Signature(
      parameters: function.fact.parameters,
      scope: Scope(file: function.file, type: function.owner),
      type: type,
      generics: function.fact.generics
    )
  }

  private func signatures(of name: Name, on receiver: AbstractValue) -> [Signature] {
    if case .type(let type) = receiver {
      if name == .initializer { return initializers(of: type) }
      if !program[type].cases.isEmpty, case let cases = cases(named: name, of: type), !cases.isEmpty {
        return cases
      }
      if let nested = flow.resolve(name, within: program[type].name, in: scope) {
        return initializers(of: nested)
      }
      return signatures(of: .functions(methods(named: name, on: type), type))
    }
    guard let type = type(of: receiver) else { return [] }
    return signatures(of: .functions(methods(named: name, on: type), type))
  }

  private func signatures(of callee: AbstractValue) -> [Signature] {
    switch callee {
    case .type(let type), .maker(let type): initializers(of: type)
    case .function(let id, let type): [signature(of: id, on: type)]
    default: []
    }
  }

  /// The initializers of a type; for a type without any, what the compiler makes of its properties.
  private func initializers(of type: TypeID) -> [Signature] {
    let declared = methods(named: .initializer, on: type)
    if !declared.isEmpty { return signatures(of: .functions(declared, type)) }
    let stored = program[type].properties.filter { !$0.fact.isStatic && $0.fact.getter == nil }
    let parameters = stored.map { property in
      let id = ExpressionID.declaration(on: property.fact.line)
      let initial = property.fact.initial ?? Expression(id: id, kind: .nothing)
      return Parameter(
        label: property.fact.name,
        name: property.fact.name,
        type: property.fact.type,
        initial: initial
      )
    }
    return [Signature(parameters: parameters, scope: Scope(file: program[type].file, type: type), type: type)]
  }

  /// What the cases of a name carry.
  private func cases(named name: Name, of type: TypeID) -> [Signature] {
    program[type].cases.filter { $0.name == name }.map { fact in
      let parameters = fact.payload.map { Parameter(label: nil, name: "", type: $0) }
      return Signature(
        parameters: parameters,
        scope: Scope(file: program[type].file, type: type),
        type: type,
        hasLabels: false
      )
    }
  }
}
