/// Streams that are given an object to hand to their closures, in place of a weak capture.
extension Interpreter {
  /// Reads the closures of a call with the object that the stream hands to them, and gives the stream that hands it on;
  /// nil where it hands none.
  ///
  ///     tapped.subscribe(with: self) { owner, _ in owner.show() }
  ///     tapped.withUnretained(self).bind { owner, _ in owner.show() }
  mutating func lendOwner(to name: Name, on receiver: AbstractValue?, _ given: [EvaluatedArgument])
    -> PointsToSet?
  {
    if Dialect.streams.lending.contains(name), given.count == 1 {
      return [.elements([.tuple([nil, nil], [given[0].values, []])])]
    }
    if Dialect.streams.lent.contains(name), let owner = given.first(where: { $0.label == "with" }) {
      readAgain(given, with: [owner.values])
      return []
    }
    guard case .elements(let lent)? = receiver, lent.all.contains(where: \.isLent) else { return nil }
    if Dialect.streams.lent.contains(name) { readAgain(given, with: [lent]) }
    return receiver.map { [$0] }
  }

  private mutating func readAgain(_ given: [EvaluatedArgument], with arguments: [PointsToSet]) {
    for argument in given {
      if let closure = argument.closure { readAgain(closure, arguments) }
    }
  }
}

extension AbstractValue {
  /// Whether it is an owner beside an element of which nothing is known.
  fileprivate var isLent: Bool {
    guard case .tuple([nil, nil], let parts) = self else { return false }
    return !parts[0].isEmpty && parts[1].isEmpty
  }
}
