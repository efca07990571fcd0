/// Results of generic types of the team's own: `SceneType<HomeViewController>(…).instantiate()` gives that controller.
extension Interpreter {
  /// What a method gives that returns a generic parameter of its type; nil for other methods.
  mutating func genericResult(of method: Name, on base: Expression, _ receivers: PointsToSet) -> PointsToSet?
  {
    guard let type = receivers.types.first, !program[type].generics.isEmpty,
      let position = genericParameter(returnedBy: method, on: type),
      let (reference, scope) = declaration(of: base),
      case .named(_, let arguments) = reference.unwrapped, arguments.indices.contains(position)
    else { return nil }
    let found = declared(arguments[position], in: scope, of: scope.type)
    return found.isEmpty ? nil : found
  }

  private func genericParameter(returnedBy method: Name, on type: TypeID) -> Int? {
    let returned = flow.functions(named: method, on: type).compactMap {
      program[$0].fact.returns?.unwrapped.name
    }
    return program[type].generics.firstIndex { returned.contains($0.name) }
  }

  /// The type that an expression is written with, generic arguments included: where it is made, or where its property is
  /// declared.
  private mutating func declaration(of expression: Expression) -> (TypeReference, Scope)? {
    if let made = expression.genericType { return (made, scope) }
    guard let slot = slot(expression) else { return nil }
    for owner in slot.owner.types + slot.owner.namedTypes {
      guard let (type, position) = flow.property(slot.name, on: owner).map({ ($0.owner, $0.position) }) else {
        continue
      }
      let property = program[type].properties[position]
      let reference = property.fact.type ?? property.fact.initial?.genericType
      return reference.map { ($0, Scope(file: property.file, type: type)) }
    }
    return nil
  }
}

extension Expression {
  /// The generic type that a call makes: `SceneType<HomeViewController>(…)`.
  fileprivate var genericType: TypeReference? {
    guard case .call(let callee, _) = kind, case .name(let name, let arguments) = callee.kind,
      !arguments.isEmpty
    else { return nil }
    return .named(name, arguments)
  }
}

extension PointsToSet {
  /// The types of the program among them that stand for themselves: `StoryboardScene.Home`.
  fileprivate var namedTypes: [TypeID] {
    all.compactMap { value in
      if case .type(let type) = value { return type }
      return nil
    }
  }
}
