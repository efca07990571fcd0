/// An effect, and the type in whose methods it happens; nil outside of types and in static methods.
///
/// An object, since a program has many that are looked at many times: what looks at one need not copy it.
final class AttributedEffect: Sendable {
  let type: TypeID?
  let function: Name
  let effect: Effect

  init(type: TypeID?, function: Name, effect: Effect) {
    (self.type, self.function, self.effect) = (type, function, effect)
  }
}
