/// The registry of Swinject, which apps fill and ask as they do one of their own.
enum PackagedRegistry {
  static let registry = Registry(registering: ["register"], resolving: ["resolve", "synchronizedResolve"])

  /// Whether a name means it in a file of the given imports.
  static func isOne(_ name: Name, _ imports: [String]) -> Bool {
    mayBeOne(name) && imports.contains { modules.contains($0) }
  }

  /// Whether a name means it where a file imports it.
  static func mayBeOne(_ name: Name) -> Bool { types.contains(name.lastPart) }

  /// What its node is called.
  static let name: Name = "Container"

  private static let types: Set = ["Container", "Resolver", "Assembler"]
  private static let modules: Set = ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"]
}
