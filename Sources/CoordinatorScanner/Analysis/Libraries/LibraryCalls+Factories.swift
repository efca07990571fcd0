/// Models containers that apps extend with factories, and that they call for an object.
extension LibraryCalls {
  /// A factory that a container makes of a closure; nil for other calls.
  func factory(of name: Name, on receiver: AbstractValue?, _ arguments: [EvaluatedArgument]) -> PointsToSet? {
    guard name == "callAsFunction", let type = receiver.flatMap(context.type), isContainer(type) else {
      return nil
    }
    return [.callable(arguments.values.called)]
  }

  /// `Factory(self) { Home() }`; nil for other types.
  func makeFactory(_ name: Name, _ arguments: [EvaluatedArgument]) -> PointsToSet? {
    guard FactoryLibrary.types.contains(name), isImported(context.scope.file) else { return nil }
    return [.callable(arguments.values.called)]
  }

  /// The object that a property wrapper injects: `@Injected(\.home) var home`.
  func injected(into fact: PropertyFact) -> PointsToSet {
    guard let name = fact.injectedName,
      let container = symbols.resolve(FactoryLibrary.defaultContainer, in: context.scope)
    else { return [] }
    // The app declares the container and the factories itself, by the same names.
    guard isContainer(container) else { return methodCalls.result(ofCalled: name, on: container) ?? [] }
    let factory = members.read(name, of: .typed(container)).filter(\.isCallable)
    let site = ExpressionID.declaration(on: fact.line)
    return calls.call(factory, EvaluatedCall(arguments: [], site: site))
  }

  private func isContainer(_ type: TypeID) -> Bool {
    let fact = program[type]
    return fact.isExternal && isImported(fact.file) && FactoryLibrary.containers.contains(fact.name)
  }

  private func isImported(_ file: Int) -> Bool {
    program.files[file].imports.contains(where: FactoryLibrary.modules.contains)
  }
}

extension PropertyFact {
  /// The name in a container that its wrapper asks for.
  var injectedName: Name? {
    guard let path = wrapping.first?.keyPath, path.count == 1,
      attributes.contains(where: FactoryLibrary.injecting.contains)
    else { return nil }
    return path[0]
  }
}
