/// Operators of streams.
struct StreamModel: Sendable {
  /// Operators whose closures hear the elements. They are given the object behind the label `with`.
  var listening: Set<Name> = []
  /// Those of them that emit the same elements.
  var watching: Set<Name> = []
  /// Operators that give an object to the closures behind them: `withUnretained(self)`.
  var lending: Set<Name> = []
  /// Methods that keep a subscription in the property that they are given.
  var keeping: Set<Name> = []
  /// Methods of libraries that make streams without an end.
  var endless: Set<Name> = []
  /// More operators whose stream ends with the one before it.
  var lasting: Set<Name> = []

  mutating func formUnion(_ other: StreamModel) {
    listening.formUnion(other.listening)
    watching.formUnion(other.watching)
    lending.formUnion(other.lending)
    keeping.formUnion(other.keeping)
    endless.formUnion(other.endless)
    lasting.formUnion(other.lasting)
  }
}
