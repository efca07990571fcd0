/// What a function takes, and where that is written.
struct Signature {
  let parameters: [Parameter]
  let scope: Scope
  let type: TypeID?
  var generics: [GenericFact] = []
  /// Whether callers write labels; those of cases are not kept.
  var hasLabels = true

  /// The parameter that an argument is for; nil where the labels do not fit.
  func parameter(of position: Int, _ arguments: [Argument]) -> Int? {
    guard hasLabels else { return parameters.indices.contains(position) ? position : nil }
    return Frame.positions(of: arguments, in: parameters).map { $0[position] }
  }

  func expected(at position: Int) -> Expected? {
    parameters[position].type.map {
      Expected(reference: $0, scope: scope, type: type, generics: generics)
    }
  }
}

/// What a call may mean, of which arguments that leave their types out are told.
enum Callee {
  case functions([FunctionID], TypeID?)
  /// The methods of a name that values have; what the name makes, where they are types.
  case members(Name, Values)
  /// Types and functions themselves.
  case values(Values)
  case local(FunctionFact)
  case cases(Name, TypeID)
}

extension Frame {
  /// Arguments of a call, as far as all that it may mean expects the same of them.
  mutating func read(_ arguments: [Argument], of callee: Callee) -> [Given] {
    guard arguments.contains(where: { $0.value.leavesTypeOut }) else { return read(arguments) }
    let signatures = signatures(of: callee)
    var given: [Given] = []
    for (position, argument) in arguments.enumerated() {
      let expected = Self.expected(of: position, arguments, signatures)
      given.append(read(argument, as: expected))
    }
    return given
  }

  /// What all functions that take arguments so labelled expect at a position; nil where they differ.
  private static func expected(of position: Int, _ arguments: [Argument], _ signatures: [Signature])
    -> Expected?
  {
    var found: Expected?
    for signature in signatures {
      guard let parameter = signature.parameter(of: position, arguments) else { continue }
      guard let next = signature.expected(at: parameter) else { return nil }
      if let found, found.reference != next.reference { return nil }
      found = next
    }
    return found
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

  private func signatures(of name: Name, on receiver: Value) -> [Signature] {
    if case .type(let type) = receiver {
      if name == .initializer { return initializers(of: type) }
      if let nested = flow.resolve("\(program[type].name).\(name)", in: scope) {
        return initializers(of: nested)
      }
      return signatures(of: .functions(methods(named: name, on: type), type))
    }
    guard let type = type(of: receiver) else { return [] }
    return signatures(of: .functions(methods(named: name, on: type), type))
  }

  private func signatures(of callee: Value) -> [Signature] {
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
      let initial = property.fact.initial ?? Expression(line: property.fact.line, kind: .nothing)
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

// MARK: Matching

extension Frame {
  /// The parameter that each argument is for; nil where the labels do not fit.
  static func positions(of arguments: [Argument], in parameters: [Parameter]) -> [Int]? {
    var positions: [Int] = []
    var position = 0
    for argument in arguments {
      if argument.label == nil, case .closure = argument.value.kind {
        position = parameters.positionOfClosure(from: position)
      } else {
        while position < parameters.count, parameters[position].label != argument.label {
          guard parameters[position].initial != nil else { return nil }
          position += 1
        }
      }
      guard position < parameters.count else { return nil }
      positions.append(position)
      position += 1
    }
    let isComplete = parameters[min(position, parameters.count)...].allSatisfy { $0.initial != nil }
    return isComplete ? positions : nil
  }
}

extension [Parameter] {
  /// The parameter that a closure without a label is for: the next function, where what is before it may be left out.
  fileprivate func positionOfClosure(from start: Int) -> Int {
    guard start < count, let next = self[start...].firstIndex(where: { $0.type?.isFunction == true }),
      self[start..<next].allSatisfy({ $0.initial != nil })
    else { return start }
    return next
  }
}
