/// Models containers that apps extend with factories, and that they call for an object.
struct FactoryCalls {
  let interpreter: Interpreter

  private var context: FunctionContext { interpreter.context }
  private static let model = FactoryModel.known

  /// A factory that a container makes of a closure; nil for other calls.
  func result(of name: Name, on receiver: AbstractValue?, _ arguments: [EvaluatedArgument]) -> PointsToSet? {
    guard name == "callAsFunction", let type = receiver.flatMap(context.type), isContainer(type) else {
      return nil
    }
    return [.callable(arguments.values.called)]
  }

  /// `Factory(self) { Home() }`; nil for other types.
  func make(_ name: Name, _ arguments: [EvaluatedArgument]) -> PointsToSet? {
    guard Self.model.types.contains(name), isImported(context.scope.file) else { return nil }
    return [.callable(arguments.values.called)]
  }

  /// The object that a property wrapper injects: `@Injected(\.home) var home`.
  func injected(into fact: PropertyFact) -> PointsToSet {
    guard let name = fact.injectedName,
      let container = context.symbols.resolve(Self.model.defaultContainer, in: context.scope),
      isContainer(container)
    else { return [] }
    let factory = interpreter.members.read(name, of: .typed(container)).filter(\.isCallable)
    return interpreter.calls.call(factory, [], at: .declaration(on: fact.line))
  }

  private func isContainer(_ type: TypeID) -> Bool {
    let fact = context.program[type]
    return fact.isExternal && isImported(fact.file) && Self.model.containers.contains(fact.name)
  }

  private func isImported(_ file: Int) -> Bool {
    context.program.files[file].imports.contains(where: Self.model.modules.contains)
  }
}

extension PropertyFact {
  /// The name in a container that its wrapper asks for.
  var injectedName: Name? {
    guard let path = wrapping.first?.keyPath, path.count == 1,
      attributes.contains(where: FactoryModel.known.injecting.contains)
    else { return nil }
    return path[0]
  }
}
