/// What a function does and returns, in terms of what it is given.
///
/// Nothing of it changes, but for a table of its effects that is made when the first is looked for. One thread follows a
/// part of a program, and looks; what all share has no effects.
final class FunctionSummary: Equatable, @unchecked Sendable {
  let returns: PointsToSet
  let effects: [Effect]
  /// Those that say more where the function is called: what is made, and what depends on parameters.
  let openEffects: [Effect]
  /// The positions of parameters that are asked for what too many types may answer: only who calls it can tell.
  let unclear: Set<Int>
  /// What is put into parameters that are `inout`, by their positions.
  let filled: ArgumentValues
  /// Whether it does more, which is not told.
  let isCutOff: Bool
  private lazy var known = Set(effects)

  init(
    returns: PointsToSet = PointsToSet(),
    effects: [Effect] = [],
    unclear: Set<Int> = [],
    filled: ArgumentValues = ArgumentValues(),
    isCutOff: Bool = false
  ) {
    self.isCutOff = isCutOff
    (self.returns, self.effects, self.unclear, self.filled) = (returns, effects, unclear, filled)
    openEffects = effects.filter { $0.kind == .creates || $0.hasParameter }
  }

  /// What does nothing.
  static let empty = FunctionSummary()

  /// Whether an effect is among them.
  func has(_ effect: Effect) -> Bool { !effects.isEmpty && known.contains(effect) }

  static func == (left: FunctionSummary, right: FunctionSummary) -> Bool {
    if left === right { return true }
    return left.returns == right.returns && left.effects == right.effects && left.unclear == right.unclear
      && left.filled == right.filled
  }
}
