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
