/// Models streams of events. Listeners get what operators emit, like the elements of a list:
/// `taps.map { Cart() }.sink { self.open($0) }`.
struct StreamCalls {
  let interpreter: Interpreter

  private var context: FunctionContext { interpreter.context }
  private static let model = Dialect.streams

  /// An operator on a stream of unknown elements: a stream of what its closure makes. Nil where that does not matter.
  func result(of name: Name, _ arguments: [EvaluatedArgument], at site: ExpressionID) -> PointsToSet? {
    guard Self.model.transforming.contains(name) else { return nil }
    let makers = arguments.values.filter(\.isMaker)
    let built =
      makers.isEmpty ? [] : interpreter.calls.call(makers, [EvaluatedArgument(values: [])], at: site)
    let made = relevant(arguments.values.called.union(built))
    return made.isEmpty ? nil : [.elements(made)]
  }

  /// A stream that emits what it is made with: `Observable.just(cart)`, `Just(cart)`.
  func stream(_ source: Name, by maker: Name, _ arguments: [EvaluatedArgument]) -> PointsToSet {
    guard Self.model.sources.contains(source), maker == "just" || maker == "of" || maker == .initializer
    else {
      return []
    }
    let emitted = relevant(arguments.values)
    return emitted.isEmpty ? [] : [.elements(emitted)]
  }

  private func relevant(_ values: PointsToSet) -> PointsToSet {
    values.filter { context.flow.relevance.isRelevant($0, .shown) }
  }

  /// A method of a stream of known elements; nil for other methods.
  func call(
    of elements: PointsToSet,
    _ receivers: PointsToSet,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID
  ) -> PointsToSet? {
    if Self.model.passing.contains(name) {
      _ = interpreter.calls.evaluate(arguments)
      return receivers
    }
    guard Self.model.listening.contains(name), context.flow.relevance.isRelevant(elements, .shown) else {
      return nil
    }
    func ends(_ argument: Argument) -> Bool { argument.label.map(Self.model.ending.contains) ?? false }
    _ = interpreter.calls.evaluate(arguments.filter(ends))
    let others = arguments.filter { !ends($0) }
    let lists = ListCalls(interpreter: interpreter)
    if let owner = others.first(where: { $0.label == "with" }) {
      let values = [interpreter.values(of: owner.value), elements]
      for case .closure(let closure) in others.map(\.value.kind) { _ = interpreter.run(closure, values) }
    } else {
      _ = lists.transform(elements, others, at: site)
    }
    return Self.model.watching.contains(name) ? receivers : []
  }

  /// Operators that pass an object to closures, in place of a weak capture. Nil for other operators.
  ///
  ///     tapped.subscribe(with: self) { owner, _ in owner.show() }
  ///     tapped.withUnretained(self).bind { owner, _ in owner.show() }
  func lendOwner(to name: Name, on receiver: AbstractValue?, _ arguments: [EvaluatedArgument])
    -> PointsToSet?
  {
    if Self.model.lending.contains(name), arguments.count == 1 {
      return [.elements([.tuple([nil, nil], [arguments[0].values, []])])]
    }
    if Self.model.lent.contains(name), let owner = arguments.first(where: { $0.label == "with" }) {
      runAgain(arguments, with: owner.values)
      return []
    }
    guard case .elements(let lent)? = receiver, lent.all.contains(where: isLent) else { return nil }
    if Self.model.lent.contains(name) { runAgain(arguments, with: lent) }
    return receiver.map { [$0] }
  }

  private func runAgain(_ arguments: [EvaluatedArgument], with value: PointsToSet) {
    for closure in arguments.compactMap(\.closure) { interpreter.runAgain(closure, [value]) }
  }

  /// Whether a value is a pair of an owner and an unknown element.
  private func isLent(_ value: AbstractValue) -> Bool {
    guard case .tuple([nil, nil], let parts) = value else { return false }
    return !parts[0].isEmpty && parts[1].isEmpty
  }
}
