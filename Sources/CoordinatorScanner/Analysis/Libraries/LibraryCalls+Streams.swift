/// Models streams of events, whose operators may pass an object to closures.
extension LibraryCalls {
  /// Operators that pass an object to closures, in place of a weak capture. Nil for other operators.
  ///
  ///     tapped.subscribe(with: self) { owner, _ in owner.show() }
  ///     tapped.withUnretained(self).bind { owner, _ in owner.show() }
  func lendOwner(to name: Name, on receiver: AbstractValue?, _ arguments: [EvaluatedArgument])
    -> PointsToSet?
  {
    if name == Streams.lending, arguments.count == 1 {
      return [.elements([.tuple([nil, nil], [arguments[0].values, []])])]
    }
    if Streams.listening.contains(name), let owner = arguments.first(where: { $0.label == "with" }) {
      runAgain(arguments, with: owner.values)
      return []
    }
    guard case .elements(let lent)? = receiver, lent.all.contains(where: isLent) else { return nil }
    if Streams.listening.contains(name) { runAgain(arguments, with: lent) }
    return receiver.map { [$0] }
  }

  private func runAgain(_ arguments: [EvaluatedArgument], with value: PointsToSet) {
    for closure in arguments.compactMap(\.closure) { closures.runAgain(closure, [value]) }
  }

  /// Whether a value is a pair of an owner and an unknown element.
  private func isLent(_ value: AbstractValue) -> Bool {
    guard case .tuple([nil, nil], let parts) = value else { return false }
    return !parts[0].isEmpty && parts[1].isEmpty
  }
}
