/// The result and the effects of a function, in terms of `self` and its parameters.
///
/// It is immutable, except for a lookup table of its effects. Only one thread uses that table: the one shared summary
/// has no effects.
final class FunctionSummary: Equatable, @unchecked Sendable {
  let returns: PointsToSet
  let effects: [Effect]
  /// The effects that callers take over: objects that it makes, and effects on parameters.
  let openEffects: [Effect]
  /// The positions of parameters behind which there are too many types. Only a caller knows the type.
  let unclear: Set<Int>
  /// What it calls closures among its parameters with.
  let passed: [PassedArguments]
  /// Whether it has more effects than it keeps.
  let isCutOff: Bool
  private lazy var known = Set(effects)

  init(
    returns: PointsToSet = PointsToSet(),
    effects: [Effect] = [],
    unclear: Set<Int> = [],
    passed: [PassedArguments] = [],
    isCutOff: Bool = false
  ) {
    (self.isCutOff, self.passed) = (isCutOff, passed)
    (self.returns, self.effects, self.unclear) = (returns, effects, unclear)
    let open = effects.filter { $0.kind == .creates || $0.hasParameter }
    openEffects = open.count == effects.count ? effects : open
  }

  static let empty = FunctionSummary()

  func has(_ effect: Effect) -> Bool { !effects.isEmpty && known.contains(effect) }

  static func == (left: FunctionSummary, right: FunctionSummary) -> Bool {
    if left === right { return true }
    return left.returns == right.returns && left.effects == right.effects && left.unclear == right.unclear
      && left.passed == right.passed
  }
}

/// What a function calls a closure with that it is given: `show(makeRoot())`.
struct PassedArguments: Equatable, Sendable {
  /// The position of the parameter for the closure.
  let closure: Int
  let arguments: [PointsToSet]
}
