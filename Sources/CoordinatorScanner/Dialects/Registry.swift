/// A type that makes things by their types: what its methods register with, and what they are asked for with.
struct Registry: Hashable, Sendable {
  var registering: Set<Name> = []
  var resolving: Set<Name> = []

  /// All of them.
  var all: Set<Name> { registering.union(resolving) }
}
