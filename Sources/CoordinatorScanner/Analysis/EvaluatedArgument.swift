extension Interpreter {
  /// An argument as a call gives it.
  struct EvaluatedArgument {
    let label: Name?
    let values: PointsToSet
    /// What is written there; nil where nothing is.
    var source: Expression?

    var isClosure: Bool { source?.isClosure ?? false }

    var closure: Closure? {
      guard case .closure(let closure)? = source?.kind else { return nil }
      return closure
    }

    /// The variable or the property that it names, which a function may fill.
    var variable: Expression? { source.flatMap { $0.isVariable ? $0 : nil } }
  }
}
