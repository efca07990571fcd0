/// What a function tells its callers of what its callees do.
///
/// One line may be reached by very many chains of calls: as many as the product of the calls at each step. A few of them
/// show as much as all.
struct ExportedEffects {
  private var counts: [ExportedEffect: Int] = [:]
  /// Whether there was more to tell.
  private(set) var isFull = false

  /// Whether there were few chains as yet from the same call to the same effect; counts it.
  mutating func take(_ effect: Effect) -> Bool {
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
  /// Functions that call each other in circles would each tell what all of them do.
  private static let most = 512
}

/// An effect, told from others by where it happens and by the call that leads to it, but not by the calls between.
private struct ExportedEffect: FastHashable {
  let effect: Effect

  var hashNumber: UInt64 {
    (effect.places.first?.hashNumber ?? 0) &* 31 &+ effect.place.hashNumber
  }

  static func == (left: ExportedEffect, right: ExportedEffect) -> Bool {
    let (left, right) = (left.effect, right.effect)
    return left.kind == right.kind && left.places.first == right.places.first && left.place == right.place
      && left.isPossible == right.isPossible && left.isForCaller == right.isForCaller
      && left.condition == right.condition && left.subject == right.subject && left.target == right.target
      && left.registration == right.registration
  }
}
