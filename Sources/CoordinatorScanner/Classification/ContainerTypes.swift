/// A generic type above another, and what it is generic over there.
struct DependentBase: Hashable {
  let name: Name
  let argument: TypeReference?
  let scope: Scope
  let isContainer: Bool
}

/// Which types contain and hand out dependencies.
struct ContainerTypes {
  let program: Program

  /// Whether a type may be a container at all.
  func canContain(_ type: TypeID, _ classification: CoordinatorClassification) -> Bool {
    let fact = program[type]
    guard [.class, .actor, .struct, .enum].contains(fact.kind), !fact.isExternal else { return false }
    return !classification.isCoordinator(type) && !classification.isTestDouble(type)
      && !program.bases(of: type).contains { ContainerNaming.isForeign($0.name) }
  }

  /// The class above a type that asks for a dependency: `Container<HomeDependency>`, `Builder<HomeDependency>`.
  func dependentBase(of type: TypeID) -> DependentBase? {
    var known: [Name: TypeReference] = [:]
    for ancestor in program.ancestors(of: type) where program[ancestor.type].isReference {
      let arguments = ancestor.arguments.map { argument in argument.name.flatMap { known[$0] } ?? argument }
      known = [:]
      for (generic, argument) in zip(program[ancestor.type].generics, arguments) {
        known[generic.name] = argument
      }
      guard let name = keepsDependency(ancestor.type), let argument = arguments.first else { continue }
      // A type that is generic over the same dependency is a base, too.
      if program[type].generics.contains(where: { $0.name == argument.name }) { return nil }
      return DependentBase(
        name: program[ancestor.type].name,
        argument: argument,
        scope: ancestor.scope,
        isContainer: ContainerNaming.isContainer(program[ancestor.type].name)
          || ContainerNaming.waysUp.contains(name)
      )
    }
    return program.bases(of: type).lazy.compactMap { externalBase($0) }.first
  }

  /// Whether a type may be a container without a base: by its name, or because modules may meet in it.
  func mayContainWithoutBase(_ type: TypeID) -> Bool {
    ContainerNaming.isContainer(program[type].name) || factoryProtocols(of: type).count > 1
  }

  /// The protocols of a type that ask for methods, or for some of the given ones.
  func factoryProtocols(of type: TypeID, _ methods: Set<Name>? = nil) -> [TypeID] {
    program.ancestors(of: type).map(\.type).filter { above in
      program[above].isProtocol
        && program[above].functions.contains {
          program[$0].fact.body == nil && methods?.contains(program[$0].fact.name) != false
        }
    }
  }

  /// The property in which a generic class keeps its dependency: `dependency` of
  /// `class Container<D> { let dependency: D }`.
  private func keepsDependency(_ type: TypeID) -> Name? {
    let generics = Set(program[type].generics.map(\.name))
    guard !generics.isEmpty else { return nil }
    return program[type].properties.first { property in
      guard property.fact.getter == nil, let name = property.fact.type?.name else { return false }
      return generics.contains(name)
        && (ContainerNaming.waysUp.contains(property.fact.name)
          || ContainerNaming.isContainer(program[type].name))
    }?.fact.name
  }

  private func externalBase(_ base: ClassHierarchy.ExternalAncestor) -> DependentBase? {
    let name = Name(base.name.lastPart)
    let argument = base.arguments.first
    let asks =
      argument?.name.map { ContainerNaming.isDependency($0) || ContainerNaming.isContainer($0) } ?? false
    let isKnown = ContainerNaming.isBase(name) && (asks || argument == nil && Dialect.isIndependent(name))
    guard isKnown || asks && (Dialect.isBuilder(name) || ContainerNaming.isContainer(name)) else {
      return nil
    }
    return DependentBase(
      name: name,
      argument: argument,
      scope: base.scope,
      isContainer: !Dialect.isBuilder(name)
    )
  }

  /// The methods that make a type a registry: it has a table, and registers and resolves objects by type. Nil for
  /// other types.
  func registry(_ type: TypeID) -> Registry? {
    let fact = program[type]
    let isWrapper = wrapsPackagedRegistry(type)
    guard !fact.isProtocol, !fact.isExternal, isWrapper || keepsTable(type) else { return nil }
    var registry = Registry()
    for owner in program.lineage(of: type) {
      for id in program[owner].functions {
        let function = program[id].fact
        if function.registers { registry.registering.insert(function.name) }
        if function.resolves { registry.resolving.insert(function.name) }
      }
    }
    // A wrapper of another registry may fill that registry itself, or let others use it.
    let resolves = !registry.resolving.isEmpty || offersPackagedRegistry(type)
    return registry.registering.isEmpty && !isWrapper || !resolves ? nil : registry
  }

  /// Whether it keeps a dictionary, or an object of a package that does this for it.
  private func keepsTable(_ type: TypeID) -> Bool {
    let owners = program.lineage(of: type).filter { !program[$0].isProtocol }
    return owners.contains { owner in
      program[owner].properties.contains { property in
        let fact = property.fact
        guard fact.getter == nil else { return false }
        if let type = fact.type?.unwrapped { return type.isTable }
        return fact.initial.map(isTable) ?? false
      }
    }
  }

  /// Whether a value is a dictionary: `[:]`, `[String: Any]()`, `Dictionary()`.
  private func isTable(_ value: Expression) -> Bool {
    switch value.kind {
    case .dictionary: return true
    case .call(let callee, _):
      switch callee.kind {
      case .dictionary: return true
      case .type(let type): return type.unwrapped.isTable
      default: return callee.name == .dictionary
      }
    default: return false
    }
  }
}

extension TypeReference {
  fileprivate var isTable: Bool {
    switch self {
    case .dictionary: true
    case .named(let name, _): ["Dictionary", "NSMapTable"].contains(name.lastPart)
    default: false
    }
  }
}

extension FunctionFact {
  private var openTypes: Set<Name> { Set(generics.map(\.name)) }

  private func isOpen(_ type: TypeReference?) -> Bool {
    guard let type = type?.unwrapped, case .named(let name, _) = type else { return false }
    return openTypes.contains(name)
  }

  /// `type: T.Type`, `type: Any.Type`.
  private func isKey(_ parameter: Parameter) -> Bool {
    guard let name = parameter.type?.name, name.hasSuffix(".Type"), let subject = name.outerPart else {
      return false
    }
    return openTypes.contains(subject) || subject == "Any" || subject == "AnyObject"
  }

  /// `factory: () -> T`, `factory: (Resolver) -> Any`.
  private func isFactory(_ parameter: Parameter) -> Bool {
    guard case .function(_, let output)? = parameter.type?.unwrapped else { return false }
    return isOpen(output) || output.unwrapped.name == "Any" || output.unwrapped.name == "AnyObject"
  }

  private var hasTextKey: Bool {
    !parameters.contains(where: isKey)
      && parameters.contains { $0.type?.name == "String" && $0.initial == nil }
  }

  /// Whether it registers an object under its type.
  fileprivate var registers: Bool {
    guard ContainerNaming.isRegistering(name), !isOpen(returns), !hasTextKey else { return false }
    let gives = parameters.contains { isFactory($0) || isOpen($0.type) || $0.type?.name == "Any" }
    let isKeyed = parameters.contains(where: isKey) || !generics.isEmpty
    return gives && isKeyed
  }

  /// Whether it resolves an object by its type.
  fileprivate var resolves: Bool {
    guard ContainerNaming.isResolving(name), !hasTextKey, !parameters.contains(where: isFactory) else {
      return false
    }
    if isOpen(returns) { return true }
    let isErased = returns?.unwrapped.name == "Any" || returns?.unwrapped.name == "AnyObject"
    return isErased && parameters.contains(where: isKey)
  }
}

extension ContainerTypes {
  /// Whether a name in a file means the registry of a library. The file need not import the library if another file
  /// does.
  func isPackagedRegistry(_ name: Name, inFile file: Int) -> Bool {
    guard PackagedRegistry.mayBeOne(name), PackagedRegistry.isImported(by: program.imports) else {
      return false
    }
    return PackagedRegistry.isImported(by: program.files[file].imports)
      || !PackagedRegistry.isOther(program.files[file].imports)
  }

  /// Whether a type with the name of a container makes the registry of a library, for others to use.
  private func offersPackagedRegistry(_ type: TypeID) -> Bool {
    guard program[type].isReference, ContainerNaming.isContainer(program[type].name) else { return false }
    return program[type].properties.contains { property in
      guard let made = property.fact.initial?.madeType else { return false }
      return isPackagedRegistry(made, inFile: property.file)
    }
  }

  /// Whether a type keeps the registry of a library.
  func wrapsPackagedRegistry(_ type: TypeID) -> Bool {
    program[type].properties.contains { property in
      guard let name = property.fact.typeName else { return false }
      return isPackagedRegistry(name, inFile: property.file)
    }
  }
}
