/// An effect, and the function that has it.
///
/// A class, because queries look at many effects and need not copy them.
final class AttributedEffect: Sendable {
  /// The type of the function; nil for global and static functions.
  let type: TypeID?
  let function: Name
  let effect: Effect

  init(type: TypeID?, function: Name, effect: Effect) {
    (self.type, self.function, self.effect) = (type, function, effect)
  }
}

extension AttributedEffect {
  /// The same effect, of each coordinator whose inherited helper has it.
  func ofOwners(_ coordinators: Set<TypeID>) -> [AttributedEffect] {
    let owners = effect.owner.types.filter(coordinators.contains)
    if owners.isEmpty { return [self] }
    return owners.map { AttributedEffect(type: $0, function: function, effect: effect) }
  }
}
