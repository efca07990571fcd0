/// A call of one function, with everything that the call site gives it.
struct Invocation {
  let function: FunctionID
  let type: TypeID?
  let receiver: PointsToSet
  /// The values of parameters, defaults included.
  let values: ArgumentValues
  /// Whether the call may reach another function instead.
  let isPossible: Bool
  /// Whether it is a call of `super`.
  let isSuper: Bool
  let call: EvaluatedCall
  /// For each argument, the position of its parameter.
  let places: [Int]

  /// The argument for a parameter.
  func argument(at position: Int) -> EvaluatedArgument? {
    places.firstIndex(of: position).map { call.arguments[$0] }
  }
}
