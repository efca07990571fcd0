/// Which types are containers, and why.
struct ContainerCast {
  /// What a container is.
  enum Part: Hashable {
    /// It is made from what it requires: `Container<HomeDependency>`.
    case dependent(TypeReference?, Scope)
    /// It makes things by their types.
    case registry(Registry)
    /// It keeps what others need, and makes them.
    case plain
  }

  private(set) var parts: [TypeID: Part] = [:]
  /// Builders, with what each requires. A builder stands for the container that it makes.
  private(set) var builders: [TypeID: Requirement] = [:]
  private(set) var reasons: [TypeID: String] = [:]
  /// Why types that look like containers are none.
  private(set) var refusals: [TypeID: String] = [:]

  /// What is asked of whoever makes something.
  struct Requirement: Hashable {
    let type: TypeReference
    let scope: Scope
  }

  let flow: Flow
  let coordinators: Set<TypeID>
  private var program: Program { flow.program }

  init(_ flow: Flow, coordinators: Set<TypeID>) {
    self.flow = flow
    self.coordinators = coordinators
    let possible = program.typeIDs.filter { canContain($0) }
    for type in possible { decideByBase(type) }
    let bases = sourceBases
    for type in possible where parts[type] == nil && !bases.contains(type) { decideRegistry(type) }
    for (type, reason) in PlainContainers(flow, known: self).reasons where !bases.contains(type) {
      add(type, .plain, reason)
    }
    for type in program.typeIDs where parts[type] == nil { refuse(type, isBase: bases.contains(type)) }
  }

  var containers: Set<TypeID> { Set(parts.keys) }

  func isContainer(_ type: TypeID) -> Bool { parts[type] != nil }

  /// Whether a type may be a container at all.
  func canContain(_ type: TypeID) -> Bool { program.canContain(type, flow.cast) }

  private mutating func add(_ type: TypeID, _ part: Part, _ reason: String) {
    parts[type] = part
    reasons[type] = reason
  }

  // MARK: By what is above

  private mutating func decideByBase(_ type: TypeID) {
    guard program[type].isReference, let base = program.dependentBase(of: type) else { return }
    if base.name.lastPart.hasSuffix("Builder") {
      if let argument = base.argument { builders[type] = Requirement(type: argument, scope: base.scope) }
    } else if base.isContainer {
      let generic = base.argument.map { "\(base.name)<\($0)>" } ?? base.name.text
      add(type, .dependent(base.argument, base.scope), "inherits from \(generic)")
    }
  }

  /// The generic classes of the program that containers inherit from: no containers themselves.
  private var sourceBases: Set<TypeID> {
    var bases: Set<TypeID> = []
    for type in containers {
      for ancestor in program.ancestors(of: type) where !program[ancestor.type].generics.isEmpty {
        bases.insert(ancestor.type)
      }
    }
    return bases
  }

  private mutating func decideRegistry(_ type: TypeID) {
    guard let registry = program.registry(type) else { return }
    let (put, take) = (registry.registering.map(\.text).sorted(), registry.resolving.map(\.text).sorted())
    add(
      type,
      .registry(registry),
      "keeps a table that \(put.isEmpty ? "it" : put.joined(separator: ", ")) fills by type and "
        + "\(take.joined(separator: ", ")) asks by type"
    )
  }

  // MARK: Refused

  private mutating func refuse(_ type: TypeID, isBase: Bool) {
    guard ContainerWords.isContainer(program[type].name), builders[type] == nil else { return }
    refusals[type] = refusal(of: type, isBase: isBase)
  }

  private func refusal(of type: TypeID, isBase: Bool) -> String {
    if isBase { return "is what containers inherit from" }
    if program[type].isProtocol { return "is a protocol" }
    if flow.cast.isCoordinator(type) { return "is a coordinator" }
    if flow.cast.isDouble(type) { return "stands in for another type: by its name it is a double" }
    if let base = program.bases(of: type).first(where: { ContainerWords.isForeign($0.name) }) {
      return "inherits from \(base.name)"
    }
    return "nobody who coordinates keeps it, or it makes nothing for others"
  }
}

/// A generic type above another, and what it is generic over there.
struct DependentBase {
  let name: Name
  let argument: TypeReference?
  let scope: Scope
  let isContainer: Bool
}

extension Program {
  /// Whether a type may be a container at all.
  func canContain(_ type: TypeID, _ cast: Cast) -> Bool {
    let fact = self[type]
    guard [.class, .actor, .struct, .enum].contains(fact.kind), !fact.isExternal else { return false }
    return !cast.isCoordinator(type) && !cast.isDouble(type)
      && !bases(of: type).contains { ContainerWords.isForeign($0.name) }
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
        isContainer: ContainerWords.isContainer(self[ancestor.type].name)
          || ContainerWords.waysUp.contains(name)
      )
    }
    return bases(of: type).lazy.compactMap { externalBase($0) }.first
  }

  /// All types above a type that are not in the sources, those that are only extended there too.
  func bases(of type: TypeID) -> [Family.ExternalAncestor] {
    let extended = ancestors(of: type).filter { self[$0.type].isExternal }.map { ancestor in
      Family.ExternalAncestor(
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
        && (ContainerWords.waysUp.contains(property.fact.name) || ContainerWords.isContainer(self[type].name))
    }?.fact.name
  }

  private func externalBase(_ base: Family.ExternalAncestor) -> DependentBase? {
    let name = Name(base.name.lastPart)
    let argument = base.arguments.first
    let asks = argument?.name.map { ContainerWords.isDependency($0) || $0.hasSuffix("Component") } ?? false
    let isKnown = ContainerWords.bases.contains(name) && (asks || argument == nil && isComponent(base))
    guard isKnown || asks && (name.hasSuffix("Builder") || ContainerWords.isContainer(name)) else {
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
  private func isComponent(_ base: Family.ExternalAncestor) -> Bool {
    ["EmptyComponent", "BootstrapComponent"].contains(base.name.lastPart)
  }
}
