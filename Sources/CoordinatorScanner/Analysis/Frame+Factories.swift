/// Factory, the package, whose container is extended with what makes things:
/// `extension Container { var home: Factory<Home> { self { Home() } } }`, and asked by `Container.shared.home()`.
extension Frame {
  /// What a container of Factory gives for a closure: something to call for what that makes.
  func factory(_ name: Name, on receiver: Value?, _ given: [Given]) -> Values? {
    guard name == Self.calling, let receiver, let type = type(of: receiver), program.isFactoryContainer(type)
    else { return nil }
    return [.callable(join(given).called)]
  }

  /// The same, where it is written as what it is: `Factory(self) { Home() }`.
  func factory(made name: Name, _ given: [Given]) -> Values? {
    guard Self.factories.contains(name), program.importsFactory(scope.file) else { return nil }
    return [.callable(join(given).called)]
  }

  /// What a property is injected with: `@Injected(\.home) var home`.
  mutating func injected(into fact: PropertyFact) -> Values {
    guard let name = fact.injectedName, let container = flow.resolve(Self.container, in: scope),
      program.isFactoryContainer(container)
    else { return [] }
    let made = read(name, of: .typed(container))
    return call(made.filter(\.isCallable), [], at: .declaration(on: fact.line))
  }

  private static let container: Name = "Container"
  private static let calling: Name = "callAsFunction"
  private static let factories: Set<Name> = ["Factory", "ParameterFactory"]

  /// What says how long something lives that a factory makes: the same factory.
  static let scopes: Set<Name> = ["singleton", "cached", "shared", "unique", "graph"]
}

extension Program {
  fileprivate func isFactoryContainer(_ type: TypeID) -> Bool {
    self[type].isExternal && importsFactory(self[type].file)
      && (self[type].name == "Container" || self[type].name == "SharedContainer")
  }

  fileprivate func importsFactory(_ file: Int) -> Bool {
    files[file].imports.contains { $0 == "Factory" || $0 == "FactoryKit" }
  }
}

extension PropertyFact {
  /// The name in the container of Factory that its wrapper asks for.
  var injectedName: Name? {
    guard let path = wrapping.first?.keyPath, path.count == 1,
      attributes.contains(where: Self.injecting.contains)
    else { return nil }
    return path[0]
  }

  private static let injecting: Set = [
    "Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable",
  ]
}
