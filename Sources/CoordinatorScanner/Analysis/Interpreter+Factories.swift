/// Libraries whose container is extended with what makes things, and asked by calling that.
extension Interpreter {
  /// What such a container gives for a closure: something to call for what that makes.
  func factory(_ name: Name, on receiver: AbstractValue?, _ given: [EvaluatedArgument]) -> PointsToSet? {
    guard name == Self.calling, let receiver, let type = type(of: receiver), program.isFactoryContainer(type)
    else { return nil }
    return [.callable(join(given).called)]
  }

  /// The same, where it is written as what it is: `Factory(self) { Home() }`.
  func factory(made name: Name, _ given: [EvaluatedArgument]) -> PointsToSet? {
    guard Self.model?.types.contains(name) == true, program.importsFactory(scope.file) else { return nil }
    return [.callable(join(given).called)]
  }

  /// What a property is injected with: `@Injected(\.home) var home`.
  mutating func injected(into fact: PropertyFact) -> PointsToSet {
    guard let name = fact.injectedName,
      let container = Self.model.flatMap({ flow.resolve($0.defaultContainer, in: scope) }),
      program.isFactoryContainer(container)
    else { return [] }
    let made = read(name, of: .typed(container))
    return call(made.filter(\.isCallable), [], at: .declaration(on: fact.line))
  }

  private static let calling: Name = "callAsFunction"

  /// What says how long something lives that a factory makes: the same factory.
  static let scopes = model?.scopes ?? []

  private static let model = Dialect.factory.factories
}

extension Program {
  fileprivate func isFactoryContainer(_ type: TypeID) -> Bool {
    self[type].isExternal && importsFactory(self[type].file)
      && Dialect.factory.factories?.containers.contains(self[type].name) == true
  }

  fileprivate func importsFactory(_ file: Int) -> Bool {
    guard let modules = Dialect.factory.factories?.modules else { return false }
    return files[file].imports.contains(where: modules.contains)
  }
}

extension PropertyFact {
  /// The name in a container that its wrapper asks for.
  var injectedName: Name? {
    guard let path = wrapping.first?.keyPath, path.count == 1,
      attributes.contains(where: { Dialect.factory.factories?.injecting.contains($0) == true })
    else { return nil }
    return path[0]
  }
}
