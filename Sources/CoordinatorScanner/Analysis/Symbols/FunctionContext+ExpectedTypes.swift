/// The type that the place of an expression expects. `.init()` and `.make()` leave that type out.
struct Expected {
  let reference: TypeReference
  /// Where the type is written.
  let scope: Scope
  /// The type whose members the declaration sees; nil outside of types.
  let type: TypeID?
  /// Generic parameters of the function that declares the type. Nothing is known about them.
  var generics: [GenericFact] = []

  func with(_ reference: TypeReference) -> Expected {
    Expected(reference: reference, scope: scope, type: type, generics: generics)
  }
}

extension FunctionContext {
  /// An expectation by a type that the function names.
  func expected(_ reference: TypeReference?) -> Expected? {
    reference.map { Expected(reference: $0, scope: scope, type: this) }
  }

  /// The element type of an expected list.
  func element(of expected: Expected?) -> Expected? {
    expected.flatMap { list in symbols.expanded(list.reference, in: list.scope).element.map(list.with) }
  }

  /// The inputs of an expected function.
  func inputs(of expected: Expected?) -> [Expected] {
    guard let expected, case .function(let inputs, _) = unwrapped(expected) else { return [] }
    return inputs.map(expected.with)
  }

  /// The return type of an expected function.
  func output(of expected: Expected?) -> Expected? {
    guard let expected, case .function(_, let output) = unwrapped(expected) else { return nil }
    return expected.with(output)
  }

  /// The parts of an expected tuple; nil where the tuple has another number of parts.
  func parts(of expected: Expected?, count: Int) -> [Expected]? {
    guard let expected, case .tuple(_, let parts) = unwrapped(expected), parts.count == count else {
      return nil
    }
    return parts.map(expected.with)
  }

  private func unwrapped(_ expected: Expected) -> TypeReference {
    symbols.expanded(expected.reference, in: expected.scope).unwrapped
  }

  /// The type that an expression omits; nil for a protocol.
  func omittedType(_ expected: Expected?) -> AbstractValue? {
    guard let expected, let type = type(expected) else { return nil }
    if case .type(let type) = type, program[type].isProtocol { return nil }
    return type
  }

  /// The expected type as a value; nil where it is unknown, such as a generic parameter.
  func type(_ expected: Expected) -> AbstractValue? {
    let reference = unwrapped(expected)
    if let name = reference.name, isGeneric(name, expected) { return nil }
    let values = declared(reference, in: expected.scope, of: expected.type).all
    switch values.first {
    case .typed(let type)? where values.count == 1: return .type(type)
    case .external(let name, let arguments)? where values.count == 1: return .externalType(name, arguments)
    default: return nil
    }
  }

  private func isGeneric(_ name: Name, _ expected: Expected) -> Bool {
    if expected.scope == scope, bindings[name] != nil { return false }
    if expected.generics.contains(where: { $0.name == name }) { return true }
    guard let type = expected.type else { return false }
    return program[type].generics.contains { $0.name == name }
      || program.ancestors(of: type).contains { above in
        program[above.type].generics.contains { $0.name == name }
      }
  }

  /// The key of a call of a registry without arguments: the type that its place expects.
  func key(of method: Name, _ expected: Expected?) -> PointsToSet {
    guard let expected, traits(of: method).contains(.resolves) else { return [] }
    return type(expected).map { [$0] } ?? []
  }
}

extension Argument {
  /// Whether it is what a property wrapper of SwiftUI is made with.
  var isWrapped: Bool { label == "wrappedValue" || label == "initialValue" }
}

extension Expression {
  /// Whether it may omit a type that its place expects.
  var leavesTypeOut: Bool {
    switch kind {
    case .closure, .block: true
    case .call(let callee, let arguments):
      if case .closure = callee.kind {
        true
      } else {
        start.member != nil || arguments.contains { $0.isWrapped && $0.value.leavesTypeOut }
          || arguments.isEmpty && callee.name.map(ContainerNaming.isResolving) ?? false
      }
    case .member: start.member != nil
    case .array(let parts), .choice(let parts), .dictionary(_, let parts):
      parts.contains(where: \.leavesTypeOut)
    case .tuple(let parts): parts.contains { $0.value.leavesTypeOut }
    default: false
    }
  }
}
