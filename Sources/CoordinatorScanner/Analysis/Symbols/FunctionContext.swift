/// Resolves names and types in one function, for the type that it is called on.
///
/// The interpreter reads the statements of the function in this context. Nothing in it changes.
final class FunctionContext {
  let flow: DataFlow
  let scope: Scope
  /// The type that the function is called on.
  let this: TypeID?
  let isStatic: Bool
  /// The value of `self`: an object, or the type in a static function.
  let thisValue: PointsToSet
  let parameters: [Parameter]
  /// The generic parameters of the function.
  let generics: [GenericFact]
  /// Values of generic parameters that the caller determines.
  let bindings: [Name: PointsToSet]

  init(
    _ flow: DataFlow,
    _ scope: Scope,
    this: TypeID?,
    isStatic: Bool,
    parameters: [Parameter] = [],
    generics: [GenericFact] = [],
    bindings: [Name: PointsToSet] = [:]
  ) {
    (self.flow, self.scope, self.this, self.isStatic) = (flow, scope, this, isStatic)
    (self.parameters, self.generics, self.bindings) = (parameters, generics, bindings)
    thisValue = this.map { isStatic ? [.type($0)] : [.this] } ?? []
  }

  var program: Program { _read { yield flow.program } }
  var symbols: SymbolLookup { flow.symbols }
  var classification: CoordinatorClassification { _read { yield flow.classification } }

  func traits(of name: Name) -> NameTraits { flow.symbols.traits(of: name) }
}

// MARK: Values

extension FunctionContext {
  /// The type whose members a value has.
  func type(of value: AbstractValue) -> TypeID? {
    switch value {
    case .object(let allocation): allocation.type
    case .typed(let type): type
    case .enumCase(let type?, _, _): flow.relevance.isChoice(type) ? type : nil
    case .this: this
    case .parameter(let position): type(ofParameter: position).flatMap(typeOfParameter)
    default: nil
    }
  }

  func type(ofParameter position: Int) -> TypeReference? {
    parameters.indices.contains(position) ? parameters[position].type : nil
  }

  private func typeOfParameter(_ reference: TypeReference) -> TypeID? {
    if let type = declared(reference).types.first { return type }
    // `func open<B: Builder>(_ builder: B)`
    guard !generics.isEmpty, let name = reference.unwrapped.name else { return nil }
    let constraint = generics.first { $0.name == name }?.constraints.first
    return constraint.flatMap { declared($0).types.first }
  }

  /// Whether the type of a value is a generic parameter of the function.
  func isGeneric(_ value: AbstractValue) -> Bool {
    guard !generics.isEmpty, case .parameter(let position) = value,
      let name = type(ofParameter: position)?.unwrapped.name
    else { return false }
    return generics.contains { $0.name == name }
  }

  func isScreen(_ value: AbstractValue) -> Bool {
    value.knownType.map { classification.isScreen($0) } ?? false
  }

  func isCoordinator(_ value: AbstractValue) -> Bool {
    value.knownType.map { classification.isCoordinator($0) } ?? false
  }

  /// Whether `self` is a screen.
  var isInScreen: Bool { this.map { classification.isScreen($0) } ?? false }

  /// Whether `self` is a coordinator.
  var isInCoordinator: Bool { this.map { classification.isCoordinator($0) } ?? false }

  func isPackagedRegistry(_ name: Name) -> Bool {
    guard program.containerTypes.isPackagedRegistry(name, inFile: scope.file) else { return false }
    return symbols.resolve(name, in: scope).map { program[$0].isExternal } ?? true
  }
}
