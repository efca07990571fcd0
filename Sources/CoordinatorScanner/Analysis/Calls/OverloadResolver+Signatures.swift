/// The parameters of a function or a case, and where they are declared.
struct Signature {
  let parameters: [Parameter]
  let scope: Scope
  let type: TypeID?
  var generics: [GenericFact] = []
  /// Whether the facts have labels. They have none for cases.
  var hasLabels = true

  func expected(at position: Int) -> Expected? {
    parameters[position].argumentType.map {
      Expected(reference: $0, scope: scope, type: type, generics: generics)
    }
  }
}

/// The functions that a call may mean, before its arguments are evaluated.
enum Callee {
  case functions([FunctionID], TypeID?)
  /// The methods or initializers of a name on some values.
  case members(Name, PointsToSet)
  /// Types and functions as values.
  case values(PointsToSet)
  case local(FunctionFact)
  case cases(Name, TypeID)
}

/// Finds the types that a call expects of its arguments.
extension OverloadResolver {
  /// For each argument, the type that all possible callees expect. Nil where the arguments need no such type.
  func expectedTypes(of arguments: [Argument], in callee: Callee) -> [Expected?]? {
    guard arguments.contains(where: { $0.value.leavesTypeOut }) else { return nil }
    let fitting = signatures(of: callee).compactMap { signature in
      places(of: arguments, in: signature).map { (signature: signature, places: $0) }
    }
    return arguments.indices.map { order in
      Self.common(fitting.map { $0.signature.expected(at: $0.places[order]) })
    }
  }

  private func places(of arguments: [Argument], in signature: Signature) -> [Int]? {
    if signature.hasLabels { return places(of: arguments, in: signature.parameters, from: signature.scope) }
    return arguments.count <= signature.parameters.count ? Array(arguments.indices) : nil
  }

  private static func common(_ all: [Expected?]) -> Expected? {
    guard let first = all.first, let first else { return nil }
    return all.allSatisfy { $0?.reference == first.reference } ? first : nil
  }

  private func signatures(of callee: Callee) -> [Signature] {
    switch callee {
    case .functions(let functions, let type): functions.map { signature(of: $0, on: type) }
    case .members(let name, let receivers): receivers.all.flatMap { signatures(of: name, on: $0) }
    case .values(let callees): callees.all.flatMap(signatures)
    case .local(let fact):
      [
        Signature(
          parameters: fact.parameters,
          scope: context.scope,
          type: context.this,
          generics: fact.generics
        )
      ]
    case .cases(let name, let type): cases(named: name, of: type)
    }
  }

  func signature(of id: FunctionID, on type: TypeID?) -> Signature {
    let function = program[id]
    return Signature(
      parameters: function.fact.parameters,
      scope: function.scope,
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
      if let nested = symbols.resolve(name, within: program[type].name, in: context.scope) {
        return initializers(of: nested)
      }
    }
    guard let type = receiver.metatype ?? context.type(of: receiver) else { return [] }
    return context.methods(named: name, on: type).map { signature(of: $0, on: type) }
  }

  private func signatures(of callee: AbstractValue) -> [Signature] {
    switch callee {
    case .type(let type), .maker(let type): initializers(of: type)
    case .function(let id, let type): [signature(of: id, on: type)]
    default: []
    }
  }

  /// The initializers of a type; the memberwise initializer where the type declares none.
  private func initializers(of type: TypeID) -> [Signature] {
    let declared = context.methods(named: .initializer, on: type)
    if !declared.isEmpty { return declared.map { signature(of: $0, on: type) } }
    let stored = program[type].properties.filter { !$0.fact.isStatic && $0.fact.getter == nil }
    let parameters = stored.map { property in
      let id = ExpressionID.declaration(on: property.fact.line)
      return Parameter(
        label: property.fact.name,
        name: property.fact.name,
        type: property.fact.type,
        initial: property.fact.initial ?? Expression(id: id, kind: .nothing)
      )
    }
    return [Signature(parameters: parameters, scope: Scope(file: program[type].file, type: type), type: type)]
  }

  private func cases(named name: Name, of type: TypeID) -> [Signature] {
    symbols.cases(named: name, of: type).map { fact in
      Signature(
        parameters: fact.payload.map { Parameter(label: nil, name: "", type: $0) },
        scope: Scope(file: program[type].file, type: type),
        type: type,
        hasLabels: false
      )
    }
  }
}
