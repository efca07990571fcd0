/// The registry of Swinject, which apps fill and ask as they do one of their own.
enum PackagedRegistry {
  static let registry = Registry(
    registering: ["register", "autoregister"],
    resolving: ["resolve", "synchronizedResolve"]
  )

  /// Whether one of the modules is imported that bring it.
  static func isImported(by imports: some Sequence<String>) -> Bool {
    imports.contains { modules.contains($0) }
  }

  /// Whether one is imported that calls something else so.
  fileprivate static func isOther(_ imports: [String]) -> Bool { imports.contains { others.contains($0) } }

  /// Whether a name means it where a file imports it.
  static func mayBeOne(_ name: Name) -> Bool { types.contains(name.lastPart) }

  /// What its node is called.
  static let name: Name = "Container"

  /// What an assembler has its registry in.
  static let resolver: Name = "resolver"

  private static let types: Set = ["Container", "Resolver", "Assembler"]
  private static let modules: Set = ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"]
  private static let others: Set = ["Factory", "FactoryKit", "Resolver", "Cleanse", "Dip"]
}

extension Program {
  /// Whether a name means the registry of a package in a file. One who has it from another file need not import it.
  func isPackagedRegistry(_ name: Name, inFile file: Int) -> Bool {
    guard PackagedRegistry.mayBeOne(name), PackagedRegistry.isImported(by: imports) else { return false }
    return PackagedRegistry.isImported(by: files[file].imports)
      || !PackagedRegistry.isOther(files[file].imports)
  }

  /// Whether a type keeps the registry of a package.
  func wrapsPackagedRegistry(_ type: TypeID) -> Bool {
    self[type].properties.contains { property in
      guard let name = property.fact.type?.name ?? property.fact.initial?.madeType else { return false }
      return isPackagedRegistry(name, inFile: property.file)
    }
  }
}
