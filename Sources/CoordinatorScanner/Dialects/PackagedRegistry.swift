/// The registry of a library, which apps fill and ask like one of their own.
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

  /// The one that the scanner knows.
  static let known = Dialect.swinject.registry ?? PackagedRegistry()

  private init() {
    (methods, types, modules, others) = (Registry(), [], [], [])
    (nodeName, accessor) = ("", "")
  }

  init(
    methods: Registry,
    types: Set<String>,
    modules: Set<String>,
    others: Set<String>,
    nodeName: Name,
    accessor: Name
  ) {
    (self.methods, self.types, self.modules, self.others) = (methods, types, modules, others)
    (self.nodeName, self.accessor) = (nodeName, accessor)
  }

  /// Whether one of the modules is imported that bring it.
  func isImported(by imports: some Sequence<String>) -> Bool { imports.contains { modules.contains($0) } }

  /// Whether one is imported that uses the same names for something else.
  fileprivate func isOther(_ imports: [String]) -> Bool { imports.contains { others.contains($0) } }

  /// Whether a name means it where a file imports it.
  func mayBeOne(_ name: Name) -> Bool { types.contains(name.lastPart) }
}

extension Program {
  /// Whether a name means the registry of a library in a file. A file that has it from another file need not import it.
  func isPackagedRegistry(_ name: Name, inFile file: Int) -> Bool {
    let registry = PackagedRegistry.known
    guard registry.mayBeOne(name), registry.isImported(by: imports) else { return false }
    return registry.isImported(by: files[file].imports) || !registry.isOther(files[file].imports)
  }

  /// Whether a type keeps the registry of a library.
  func wrapsPackagedRegistry(_ type: TypeID) -> Bool {
    self[type].properties.contains { property in
      guard let name = property.fact.type?.name ?? property.fact.initial?.madeType else { return false }
      return isPackagedRegistry(name, inFile: property.file)
    }
  }
}
