/// A generic type above another, and what it is generic over there.
struct DependentBase {
  let name: Name
  let argument: TypeReference?
  let scope: Scope
  let isContainer: Bool
}

extension Program {
  /// Whether a type may be a container at all.
  func canContain(_ type: TypeID, _ classification: CoordinatorClassification) -> Bool {
    let fact = self[type]
    guard [.class, .actor, .struct, .enum].contains(fact.kind), !fact.isExternal else { return false }
    return !classification.isCoordinator(type) && !classification.isTestDouble(type)
      && !bases(of: type).contains { ContainerNaming.isForeign($0.name) }
  }

  /// The class above a type that asks for a dependency: `Container<HomeDependency>`, `Builder<HomeDependency>`.
  func dependentBase(of type: TypeID) -> DependentBase? {
    var told: [Name: TypeReference] = [:]
    for ancestor in ancestors(of: type) where self[ancestor.type].isReference {
      let arguments = ancestor.arguments.map { argument in argument.name.flatMap { told[$0] } ?? argument }
      told = [:]
      for (generic, argument) in zip(self[ancestor.type].generics, arguments) {
        told[generic.name] = argument
      }
      guard let name = keepsDependency(ancestor.type), let argument = arguments.first else { continue }
      // What is generic over it, too, is a base itself.
      if self[type].generics.contains(where: { $0.name == argument.name }) { return nil }
      return DependentBase(
        name: self[ancestor.type].name,
        argument: argument,
        scope: ancestor.scope,
        isContainer: ContainerNaming.isContainer(self[ancestor.type].name)
          || ContainerNaming.waysUp.contains(name)
      )
    }
    return bases(of: type).lazy.compactMap { externalBase($0) }.first
  }

  /// All types above a type that are not in the sources, those that are only extended there too.
  func bases(of type: TypeID) -> [ClassHierarchy.ExternalAncestor] {
    let extended = ancestors(of: type).filter { self[$0.type].isExternal }.map { ancestor in
      ClassHierarchy.ExternalAncestor(
        name: self[ancestor.type].name,
        arguments: ancestor.arguments,
        scope: ancestor.scope
      )
    }
    return externals(of: type) + extended
  }

  /// The property that a generic class keeps what it is generic over in.
  private func keepsDependency(_ type: TypeID) -> Name? {
    let generics = Set(self[type].generics.map(\.name))
    guard !generics.isEmpty else { return nil }
    return self[type].properties.first { property in
      guard property.fact.getter == nil, let name = property.fact.type?.name else { return false }
      return generics.contains(name)
        && (ContainerNaming.waysUp.contains(property.fact.name)
          || ContainerNaming.isContainer(self[type].name))
    }?.fact.name
  }

  private func externalBase(_ base: ClassHierarchy.ExternalAncestor) -> DependentBase? {
    let name = Name(base.name.lastPart)
    let argument = base.arguments.first
    let asks = argument?.name.map { ContainerNaming.isDependency($0) || $0.hasSuffix("Component") } ?? false
    let isKnown = ContainerNaming.bases.contains(name) && (asks || argument == nil && isComponent(base))
    guard isKnown || asks && (name.hasSuffix("Builder") || ContainerNaming.isContainer(name)) else {
      return nil
    }
    return DependentBase(
      name: name,
      argument: argument,
      scope: base.scope,
      isContainer: !name.hasSuffix("Builder")
    )
  }

  /// `EmptyComponent` and `BootstrapComponent` ask for nothing.
  private func isComponent(_ base: ClassHierarchy.ExternalAncestor) -> Bool {
    ["EmptyComponent", "BootstrapComponent"].contains(base.name.lastPart)
  }
}
