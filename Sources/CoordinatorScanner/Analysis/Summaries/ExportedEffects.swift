/// Limits the effects of callees that a summary passes on to callers.
///
/// The number of call chains to one place is the product of the calls at each step. A few chains show as much as all.
struct ExportedEffects {
  private var counts: [ExportedEffect: Int] = [:]
  /// Whether effects are missing.
  private(set) var isFull = false

  /// Counts an effect. Returns whether there were few chains so far from the same call to the same effect.
  mutating func insert(_ effect: Effect) -> Bool {
    if counts.count >= Self.most {
      isFull = true
      return false
    }
    if effect.places.count < 3 { return counts.updateValue(1, forKey: ExportedEffect(effect: effect)) == nil }
    let count = counts[ExportedEffect(effect: effect), default: 0]
    if count >= Self.mostChains { return false }
    counts[ExportedEffect(effect: effect)] = count + 1
    return true
  }

  private static let mostChains = 4
  /// Without this limit, each function of a recursive group would pass on the effects of all.
  private static let most = 512
}

/// An effect, compared by its place and its outermost call, but not by the calls between them.
private struct ExportedEffect: FastHashable {
  let effect: Effect

  var hashNumber: UInt64 {
    // A call of many coordinators has many effects at one place, which only their values tell apart.
    var number = effect.places.origin.hashNumber &* 31 &+ effect.place.hashNumber
    number = number &* 31 &+ effect.subject.fingerprint
    return number &* 31 &+ effect.target.fingerprint
  }

  static func == (left: ExportedEffect, right: ExportedEffect) -> Bool {
    let (left, right) = (left.effect, right.effect)
    return left.kind == right.kind && left.places.origin == right.places.origin && left.place == right.place
      && left.isPossible == right.isPossible && left.isForCaller == right.isForCaller
      && left.condition == right.condition && left.subject == right.subject && left.target == right.target
      && left.registration == right.registration
  }
}
