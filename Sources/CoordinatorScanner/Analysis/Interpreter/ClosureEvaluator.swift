/// Evaluates closures. They run where they are written, as if they were called there.
struct ClosureEvaluator: Evaluator {
  let interpreter: Interpreter

  /// What a closure returns for some arguments.
  func result(of closure: Closure, _ arguments: [PointsToSet], as expected: Expected? = nil) -> PointsToSet {
    run(closure, arguments, as: expected).returned
  }

  /// The same, with what the closure assigns to its first argument: `reduce(into: [:]) { $0[$1] = … }`.
  func run(_ closure: Closure, _ arguments: [PointsToSet], as expected: Expected? = nil)
    -> (returned: PointsToSet, filled: PointsToSet)
  {
    interpreter.closureDepth += 1
    defer { interpreter.closureDepth -= 1 }
    return interpreter.inBody(as: context.expected(closure.returns) ?? expected) {
      for capture in closure.captures {
        if let value = capture.value { environment.bind(capture.name, expressions.values(of: value)) }
      }
      let arguments = closure.arguments(arguments)
      for position in 0..<max(closure.parameters.count, arguments.count, 1) {
        bindParameter(position, of: closure, arguments.indices.contains(position) ? arguments[position] : [])
      }
      interpreter.run(closure.body)
      return (interpreter.returns, environment[closure.parameters.first?.name ?? .argument(0)] ?? [])
    }
  }

  private func bindParameter(_ position: Int, of closure: Closure, _ given: PointsToSet) {
    environment.bind(.argument(position), given)
    guard closure.parameters.indices.contains(position) else { return }
    let parameter = closure.parameters[position]
    let values = given.isEmpty ? parameter.type.map { context.declared($0) } ?? [] : given
    environment.bind(parameter.name, values)
  }

  /// Interprets a closure again with known arguments, and records only what is new.
  ///
  /// A closure within two others that are interpreted again, or within six others, is interpreted once. Otherwise each
  /// level would double the cost.
  func runAgain(_ closure: Closure, _ arguments: [PointsToSet], as expected: Expected? = nil) {
    guard interpreter.rereadings < 2, interpreter.closureDepth < Self.deepestReread else { return }
    interpreter.rereadings += 1
    defer { interpreter.rereadings -= 1 }
    recorder.keepingNew { _ = run(closure, arguments, as: expected) }
  }

  private static let deepestReread = 6

  /// A closure as a value. It may run later, and keeps the coordinators that it captures until then.
  func value(of closure: Closure, at site: ExpressionID, as expected: Expected?) -> PointsToSet {
    // Only lint asks for captures.
    if context.flow.relevance.keepsEverything { recordCaptures(of: closure, at: site) }
    let inputs = context.inputs(of: expected).map(coordinators)
    let made = result(of: closure, inputs, as: context.output(of: expected))
    if made.all.contains(where: context.isCoordinator) { recorder.record(.captures, [], made, at: site) }
    return [.callable(made)]
  }

  private func recordCaptures(of closure: Closure, at site: ExpressionID) {
    let known = environment.values.filter { $0.value.all.contains(where: mayBeCoordinator) }
    if known.isEmpty { return }
    let kept = closure.capturedNames.reduce(into: PointsToSet()) { $0.formUnion(known[$1] ?? []) }
    if !kept.isEmpty { recorder.record(.captures, [], kept, at: site) }
  }

  private func mayBeCoordinator(_ value: AbstractValue) -> Bool {
    guard case .parameter = value else { return context.isCoordinator(value) }
    return context.type(of: value).map { context.classification.isCoordinator($0) } ?? false
  }

  /// The coordinators that an input of the closure is declared to be.
  private func coordinators(_ input: Expected) -> PointsToSet {
    context.declared(input.reference, in: input.scope, of: input.type).filter { value in
      guard case .typed(let type) = value else { return false }
      return !program[type].isProtocol && context.classification.isCoordinator(type)
    }
  }
}

extension Closure {
  /// A tuple argument of a closure with several parameters, taken apart.
  fileprivate func arguments(_ given: [PointsToSet]) -> [PointsToSet] {
    guard given.count == 1, parameters.count > 1, given[0].all.contains(where: \.isTuple) else {
      return given
    }
    return parameters.indices.map { given[0].part($0) }
  }

  /// The names whose values it keeps, in alphabetical order.
  fileprivate var capturedNames: [Name] {
    let loose = captures.filter { $0.ownership != .strong }.map(\.name)
    let named = SiteReader.sites(of: body).compactMap(\.expression.name)
    return Set(named).subtracting(loose).sorted()
  }
}
