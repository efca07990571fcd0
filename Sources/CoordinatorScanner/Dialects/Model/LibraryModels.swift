/// The results of calls into libraries, and the closures that these calls run.

/// Containers that return factories.
struct FactoryModel: Sendable {
  let modules: Set<String>
  /// The types that apps extend with what makes things.
  let containers: Set<Name>
  /// The container that property wrappers ask.
  let defaultContainer: Name
  /// The types of factories.
  let types: Set<Name>
  /// Property wrappers that ask a container, by a key path.
  let injecting: Set<String>
  /// Members of a factory that return it with another lifetime.
  let scopes: Set<Name>
}

/// Operators of streams. An element goes to each listener, like the element of a list.
struct StreamModel: Sendable {
  /// Types of streams that emit what they are made with.
  var sources: Set<Name> = []
  /// The ``sources`` whose names code may omit where the type is declared: `.just(cart)`.
  var implied: Set<Name> = []
  /// Operators that emit what their closure returns.
  var transforming: Set<Name> = []
  /// Operators that call their closure with each element.
  var listening: Set<Name> = []
  /// Labels of closures that are given no element.
  var ending: Set<Name> = []
  /// Operators that listen and emit the same elements.
  var watching: Set<Name> = []
  /// Operators that leave elements as they are.
  var passing: Set<Name> = []
  /// Operators that give an object to the closures behind them: `withUnretained(self)`.
  var lending: Set<Name> = []
  /// Operators whose closure is given the object behind the label `with`.
  var lent: Set<Name> = []

  /// Methods that keep a subscription in the property that they are given.
  var keeping: Set<Name> = []
  /// Methods of libraries that make streams without an end.
  var endless: Set<Name> = []
  /// More operators whose stream ends with the one before it.
  var lasting: Set<Name> = []

  mutating func formUnion(_ other: StreamModel) {
    sources.formUnion(other.sources)
    implied.formUnion(other.implied)
    transforming.formUnion(other.transforming)
    listening.formUnion(other.listening)
    ending.formUnion(other.ending)
    watching.formUnion(other.watching)
    passing.formUnion(other.passing)
    lending.formUnion(other.lending)
    lent.formUnion(other.lent)
    keeping.formUnion(other.keeping)
    endless.formUnion(other.endless)
    lasting.formUnion(other.lasting)
  }
}
