/// The registry of a library, [Swinject](https://github.com/Swinject/Swinject): a container registers services by their types, and
/// resolves them. Apps use it like a registry that they declare.
///
///     container.register(Clock.self) { _ in WallClock() }
///     let clock = container.resolve(Clock.self)!
enum PackagedRegistry {
  static let methods = Registry(
    registering: ["register", "autoregister"],
    resolving: ["resolve", "synchronizedResolve"]
  )
  /// The types of the registry, in files that import the library.
  static let types: Set = ["Container", "Resolver", "Assembler"]
  private static let modules: Set = ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"]
  /// Modules that use the same names for something else.
  private static let others: Set = ["Factory", "FactoryKit", "Resolver", "Cleanse", "Dip"]
  /// The name of its node.
  static let nodeName: Name = "Container"
  /// The member of other types that is the registry.
  static let accessor: Name = "resolver"

  /// Whether one of the modules is imported that bring it.
  static func isImported(by imports: some Sequence<String>) -> Bool {
    imports.contains(where: modules.contains)
  }

  /// Whether a module is imported that uses the same names for something else.
  static func isOther(_ imports: [String]) -> Bool { imports.contains(where: others.contains) }

  /// Whether a name means the registry, in files that import the library.
  static func mayBeOne(_ name: Name) -> Bool { types.contains(name.lastPart) }
}

/// A type that registers and resolves objects by their types, with the methods for both.
struct Registry: Hashable, Sendable {
  var registering: Set<Name> = []
  var resolving: Set<Name> = []

  /// All of them.
  var all: Set<Name> { registering.union(resolving) }
}
