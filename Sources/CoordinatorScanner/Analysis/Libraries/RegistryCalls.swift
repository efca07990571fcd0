/// Models registries of services, those of libraries and those of the app.
struct RegistryCalls: Evaluator {
  let interpreter: Interpreter

  /// The values that a call resolves by a type: `resolve(HomeCoordinator.self)`.
  func resolved(_ arguments: [EvaluatedArgument]) -> PointsToSet {
    guard case .type(let type)? = arguments.first?.values.all.first else { return [] }
    return [.typed(type)]
  }

  /// The registry of a library that the program extends, if the library implements the method. An extension may wrap
  /// that method under the same name.
  func registry(extendedAs type: TypeID, without method: Name) -> AbstractValue? {
    guard program[type].isExternal, context.traits(of: method).contains(.isInRegistries),
      PackagedRegistry.methods.all.contains(method)
        || context.methods(named: method, on: type).isEmpty,
      context.isPackagedRegistry(program[type].name)
    else { return nil }
    return .external(program[type].name, [])
  }

  /// Calls a method of a library's registry. Without arguments, the expected type is the key.
  func call(_ registry: AbstractValue, _ method: Name, _ call: EvaluatedCall) -> PointsToSet {
    // The callers of a generic helper know what it asks for.
    if call.values.all.contains(where: isGenericType) { return [] }
    let key = call.arguments.isEmpty ? context.key(of: method, call.expected) : []
    let keyed = call.with([EvaluatedArgument(values: key)]).withoutExpectation
    return methodCalls.invoke(method, on: registry, key.isEmpty ? call : keyed)
  }

  private func isGenericType(_ value: AbstractValue) -> Bool {
    guard case .externalType(let name, _) = value else { return false }
    return context.generics.contains { $0.name == name }
  }

  // MARK: Registration

  /// Runs the factory functions among the arguments of a registration. Otherwise every caller of the registry would count as
  /// the maker of all its objects.
  func evaluateFactories(_ arguments: [EvaluatedArgument], of method: Name, at site: ExpressionID)
    -> [EvaluatedArgument]
  {
    guard context.traits(of: method).contains([.registers, .isInRegistries]) else { return arguments }
    let arguments = keyed(arguments)
    guard arguments.contains(where: { $0.values.all.contains(where: isFactory) }) else { return arguments }
    return arguments.map { argument in
      var values = argument.values.filter { !isFactory($0) }
      for function in argument.values.all where isFactory(function) {
        let made = calls.call([function], EvaluatedCall(arguments: [], site: site))
        // The registry keeps what the factory makes.
        if made.all.contains(where: context.isCoordinator) {
          recorder.record(.captures, [], made, at: site)
        }
        values.insert(.callable(made))
      }
      let source = argument.isClosure ? argument.source : nil
      return EvaluatedArgument(label: argument.label, values: values, source: source)
    }
  }

  private func isFactory(_ value: AbstractValue) -> Bool { value.isFunction || value.isMaker }

  /// The arguments with the key that a factory or a declaration tells: `register { LiveStore() as Store }`,
  /// `register { () -> Store in … }`, `let store: Store = LiveStore(); register(store)`.
  private func keyed(_ arguments: [EvaluatedArgument]) -> [EvaluatedArgument] {
    if arguments.contains(where: { $0.values.all.contains(where: isMetatype) }) { return arguments }
    for (place, argument) in arguments.enumerated() {
      let result = argument.closure?.declaredResult.map(context.metatypes)
      guard let key = result ?? declaredProtocol(of: argument) else { continue }
      var keyed = arguments
      keyed[place] = EvaluatedArgument(
        label: argument.label,
        values: argument.values.union(key),
        source: argument.source
      )
      return keyed
    }
    return arguments
  }

  private func isMetatype(_ value: AbstractValue) -> Bool {
    if case .externalType = value { true } else { value.metatype != nil }
  }

  /// The protocol that an argument is declared as.
  private func declaredProtocol(of argument: EvaluatedArgument) -> PointsToSet? {
    guard argument.values.types.count < 2, let source = argument.source, let type = declaredType(of: source)
    else { return nil }
    let key = context.metatypes(of: type)
    guard let type = key.all.first?.metatype, program[type].isProtocol else { return nil }
    return key
  }

  private func declaredType(of source: Expression) -> TypeReference? {
    switch source.kind {
    case .cast(_, let type): return type
    case .name(let name, _):
      return environment.types[name] ?? environment.parameters[name].flatMap(context.type(ofParameter:))
        ?? (environment[name] == nil ? propertyType(name) : nil)
    case .member(let base?, let name) where base.name == .own: return propertyType(name)
    case .call(let callee, _):
      return callee.isOwn ? callee.name.flatMap(resultType) : nil
    default: return nil
    }
  }

  private func resultType(_ name: Name) -> TypeReference? {
    let own = context.this.map { context.methods(named: name, on: $0) } ?? []
    let functions = own.isEmpty ? context.globalFunctions(named: name) ?? [] : own
    return functions.count == 1 ? program[functions[0]].fact.returns : nil
  }

  private func propertyType(_ name: Name) -> TypeReference? {
    context.this.flatMap { symbols.property(name, on: $0)?.fact.type }
  }
}

extension FunctionContext {
  /// The registry of a library that a parameter is.
  func packagedRegistry(_ type: TypeReference?) -> PointsToSet? {
    guard let name = type?.name, traits(of: name).contains(.namesRegistry),
      program.containerTypes.isPackagedRegistry(name, inFile: scope.file),
      symbols.resolve(name, in: scope) == nil
    else { return nil }
    return [.external(name, [])]
  }
}
