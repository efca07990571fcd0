/// The types that code declares for its expressions, before any data flow.
struct DeclaredTypes {
  let program: Program

  /// The declared result of a call that makes or resolves something: `factory.makeHome()`, `resolve(Home.self)`.
  func results(of expression: Expression, in type: TypeID) -> [TypeReference] {
    guard case .call(let callee, let arguments) = expression.kind, let method = callee.name else { return [] }
    if ContainerNaming.isResolving(method), let key = arguments.first?.value.typeName,
      program.resolve(key, in: Scope(file: program[type].file, type: type)) != nil
    {
      return [.named(key, [])]
    }
    guard CoordinatorNaming.isMaking(method) else { return [] }
    return types(of: callee.base, in: type).flatMap { program.functions(named: method, on: $0) }
      .compactMap { program[$0].fact.returns }
  }

  /// The types of the program that a written type names, also in its arguments.
  func sources(in type: TypeReference, _ scope: Scope) -> [TypeID] {
    type.named.flatMap { program.parts(of: .named($0, []), in: scope) }.compactMap(\.source)
  }

  /// The types that an expression in the code of a type is declared to have: of properties, parameters and types themselves.
  private func types(of expression: Expression?, in type: TypeID) -> [TypeID] {
    let scope = Scope(file: program[type].file, type: type)
    switch expression?.kind {
    case nil, .name(.own, _): return [type]
    case .name(let name, _):
      let parameters = program[type].functions.flatMap { program[$0].fact.parameters }
      let given = parameters.filter { $0.name == name }.compactMap(\.type).flatMap { sources(in: $0, scope) }
      return given + types(of: name, on: type) + [program.resolve(name, in: scope)].compactMap(\.self)
    case .member(let base?, let name): return types(of: base, in: type).flatMap { types(of: name, on: $0) }
    default: return []
    }
  }

  private func types(of property: Name, on type: TypeID) -> [TypeID] {
    guard let property = program.property(property, on: type) else { return [] }
    return property.fact.type.map { sources(in: $0, property.scope) }
      ?? [program.type(of: property)].compactMap(\.self)
  }
}
