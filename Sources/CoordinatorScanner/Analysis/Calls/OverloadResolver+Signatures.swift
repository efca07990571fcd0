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

/// Finds the types that a call expects of its arguments.
extension OverloadResolver {
  /// For each argument, the type that all possible callees expect. Nil where the arguments need no such type.
  func expectedTypes(of arguments: [Argument], in signatures: () -> [Signature]) -> [Expected?]? {
    guard arguments.contains(where: { $0.value.leavesTypeOut }) else { return nil }
    let fitting = signatures().compactMap { signature in
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

  func signature(of id: FunctionID, on type: TypeID?) -> Signature {
    signature(of: program[id].fact, in: program[id].scope, on: type)
  }

  func signature(of fact: FunctionFact, in scope: Scope, on type: TypeID?) -> Signature {
    Signature(parameters: fact.parameters, scope: scope, type: type, generics: fact.generics)
  }

  func signatures(of functions: [FunctionID], on type: TypeID?) -> [Signature] {
    functions.map { signature(of: $0, on: type) }
  }

  /// The methods or initializers of a name on some values.
  func signatures(of name: Name, on receivers: PointsToSet) -> [Signature] {
    receivers.all.flatMap { signatures(of: name, on: $0) }
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
    return signatures(of: context.methods(named: name, on: type), on: type)
  }

  /// What types and functions as values are called with.
  func signatures(of callees: PointsToSet) -> [Signature] {
    callees.all.flatMap { callee -> [Signature] in
      switch callee {
      case .type(let type), .maker(let type): initializers(of: type)
      case .function(let id, let type): [signature(of: id, on: type)]
      default: []
      }
    }
  }

  /// The initializers of a type; the memberwise initializer where the type declares none.
  func initializers(of type: TypeID) -> [Signature] {
    let declared = context.methods(named: .initializer, on: type)
    if !declared.isEmpty { return signatures(of: declared, on: type) }
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

  func cases(named name: Name, of type: TypeID) -> [Signature] {
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
