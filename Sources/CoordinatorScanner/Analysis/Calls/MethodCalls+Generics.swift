/// Results of methods whose type has generic arguments: `SceneType<HomeViewController>(…).instantiate()` returns that
/// controller, and a static method of `SceneType<HomeViewController>` does, too.
extension MethodCalls {
  /// The result of a method that returns a generic parameter of its type; nil for other methods.
  func genericResult(of method: Name, on base: Expression, _ receivers: PointsToSet) -> PointsToSet? {
    guard let type = receivers.types.first ?? receivers.all.lazy.compactMap(\.metatype).first,
      !program[type].generics.isEmpty,
      let position = genericParameter(returnedBy: method, on: type),
      let (reference, scope) = declaration(of: base),
      case .named(_, let arguments) = reference.unwrapped, arguments.indices.contains(position)
    else { return nil }
    let found = context.declared(arguments[position], in: scope, of: scope.type)
    return found.isEmpty ? nil : found
  }

  /// The result of calling a property: `container.home()`, declared as `var home: Factory<Home>`; nil where it is not generic.
  func result(ofCalled property: Name, on type: TypeID) -> PointsToSet? {
    guard let property = symbols.property(property, on: type),
      case .named(_, let arguments)? = property.fact.type?.unwrapped, !arguments.isEmpty,
      let generic = program.type(of: property),
      let position = genericParameter(returnedBy: "callAsFunction", on: generic),
      arguments.indices.contains(position)
    else { return nil }
    return context.declared(arguments[position], in: property.scope, of: type)
  }

  private func genericParameter(returnedBy method: Name, on type: TypeID) -> Int? {
    let functions = context.methods(named: method, on: type).map { program[$0].fact }
    // A builder may only say that it returns a controller, and make one of its generic parameter.
    let returned = functions.flatMap { fact in
      [fact.returns?.unwrapped.name].compactMap(\.self)
        + SiteReader.sites(of: fact.body ?? []).compactMap(\.expression.madeType)
    }
    return program[type].generics.firstIndex { returned.contains($0.name) }
  }

  /// The type of an expression with its generic arguments, where the code makes the object or declares its property.
  private func declaration(of expression: Expression) -> (TypeReference, Scope)? {
    if let made = genericType(of: expression) { return (made, context.scope) }
    guard let target = assignments.target(expression) else { return nil }
    for owner in target.owner.types + target.owner.all.compactMap(\.metatype) {
      guard let property = symbols.property(target.name, on: owner) else { continue }
      let reference = property.fact.type ?? property.fact.initial.flatMap(genericType)
      return reference.map { ($0, property.scope) }
    }
    return nil
  }

  /// The generic type that an expression names or makes an object of: `SceneType<HomeViewController>(…)`.
  private func genericType(of expression: Expression) -> TypeReference? {
    switch expression.kind {
    case .call(let callee, _): genericType(of: callee)
    case .name(let name, let arguments) where !arguments.isEmpty: .named(name, arguments)
    default: nil
    }
  }
}
