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

/// A call: its arguments, its place, and the type that the place expects.
struct Call<Given> {
  var arguments: [Given]
  let site: ExpressionID
  var expected: Expected?

  func with<Other>(_ arguments: [Other]) -> Call<Other> {
    Call<Other>(arguments: arguments, site: site, expected: expected)
  }

  /// The same, where the place expects nothing of the callee.
  var withoutExpectation: Call { Call(arguments: arguments, site: site) }
}

typealias SourceCall = Call<Argument>
typealias EvaluatedCall = Call<EvaluatedArgument>

extension EvaluatedCall {
  /// The values of all arguments together.
  var values: PointsToSet { arguments.values }
}
