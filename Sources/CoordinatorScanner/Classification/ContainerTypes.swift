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

  /// The protocols of a type that ask for some methods.
  func factoryProtocols(of type: TypeID, _ methods: Set<Name>) -> [TypeID] {
    program.ancestors(of: type).map(\.type).filter { above in
      program[above].isProtocol
        && program[above].functions.contains {
          program[$0].fact.body == nil && methods.contains(program[$0].fact.name)
        }
    }
  }

  /// The property that a generic class keeps what it is generic over in.
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
}
