/// The registry of a library. Apps use it like a registry that they declare.
struct PackagedRegistry: Sendable {
  let methods: Registry
  /// The types that are the registry where a file imports the library.
  let types: Set<String>
  let modules: Set<String>
  /// Modules that use the same names for something else.
  let others: Set<String>
  /// The name of its node.
  let nodeName: Name
  /// The member of other types that is the registry.
  let accessor: Name

  /// Whether one of the modules is imported that bring it.
  func isImported(by imports: some Sequence<String>) -> Bool { imports.contains { modules.contains($0) } }

  /// Whether one is imported that uses the same names for something else.
  func isOther(_ imports: [String]) -> Bool { imports.contains { others.contains($0) } }

  /// Whether a name means it where a file imports it.
  func mayBeOne(_ name: Name) -> Bool { types.contains(name.lastPart) }
}

/// A type that registers and resolves objects by their types, with the methods for both.
struct Registry: Hashable, Sendable {
  var registering: Set<Name> = []
  var resolving: Set<Name> = []

  /// All of them.
  var all: Set<Name> { registering.union(resolving) }
}
