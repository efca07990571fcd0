/// A type that registers and resolves objects by their types, with the methods for both.
struct Registry: Hashable, Sendable {
  var registering: Set<Name> = []
  var resolving: Set<Name> = []

  /// All of them.
  var all: Set<Name> { registering.union(resolving) }
}
