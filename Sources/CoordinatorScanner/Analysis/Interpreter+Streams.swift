/// Streams. What their operators make is told to those who listen, as the elements of a list are:
/// `taps.map { Cart() }.sink { self.open($0) }`.
extension Interpreter {
  /// What a closure makes for a stream of which nothing is known; nil where that is nothing that is drawn.
  mutating func streamed(_ name: Name, _ given: [EvaluatedArgument], at site: ExpressionID) -> PointsToSet? {
    guard Dialect.streams.transforming.contains(name) else { return nil }
    let makers = join(given).filter { if case .maker = $0 { true } else { false } }
    let built = makers.isEmpty ? [] : call(makers, [EvaluatedArgument(label: nil, values: [])], at: site)
    let made = join(given).called.union(built).filter { flow.relevance.isRelevant($0, .shown) }
    return made.isEmpty ? nil : [.elements(made)]
  }

  /// A stream that tells what it is made with: `Observable.just(cart)`, `Just(cart)`.
  func stream(_ source: Name, by maker: Name, _ given: [EvaluatedArgument]) -> PointsToSet {
    guard Dialect.streams.sources.contains(source), maker == "just" || maker == "of" || maker == .initializer
    else {
      return []
    }
    let told = join(given).filter { flow.relevance.isRelevant($0, .shown) }
    return told.isEmpty ? [] : [.elements(told)]
  }

  /// A method of a stream; nil where the name is none of one, or what listens is given something else beside the elements.
  mutating func callStream(
    of elements: PointsToSet,
    _ receivers: PointsToSet,
    _ name: Name,
    _ arguments: [Argument],
    at site: ExpressionID
  ) -> PointsToSet? {
    if Dialect.streams.passing.contains(name) {
      _ = read(arguments)
      return receivers
    }
    guard Dialect.streams.listening.contains(name),
      elements.all.contains(where: { flow.relevance.isRelevant($0, .shown) })
    else {
      return nil
    }
    let ends = arguments.filter { $0.label.map(Dialect.streams.ending.contains) ?? false }
    _ = read(ends)
    let others = arguments.filter { $0.label.map { !Dialect.streams.ending.contains($0) } ?? true }
    if let owner = others.first(where: { $0.label == "with" }) {
      let given = [values(of: owner.value), elements]
      for case .closure(let closure) in others.map(\.value.kind) { _ = read(closure, given) }
    } else {
      _ = transform(elements, others, at: site)
    }
    return Dialect.streams.watching.contains(name) ? receivers : []
  }
}
