/// An argument of a call.
protocol CallArgument {
  var label: Name? { get }
  var isClosure: Bool { get }
}

extension Argument: CallArgument {
  var isClosure: Bool { value.isClosure }
}

/// An argument, and the values that it may have.
struct EvaluatedArgument: CallArgument {
  var label: Name?
  let values: PointsToSet
  /// The expression in the source; nil for an argument that the analysis adds.
  var source: Expression?

  var isClosure: Bool { source?.isClosure ?? false }

  var closure: Closure? {
    guard case .closure(let closure)? = source?.kind else { return nil }
    return closure
  }
}

extension [EvaluatedArgument] {
  /// The values of all arguments together.
  var values: PointsToSet {
    reduce(into: PointsToSet()) { $0.formUnion($1.values) }
  }
}
