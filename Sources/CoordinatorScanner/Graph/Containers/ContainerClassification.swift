/// Which types are containers, and why.
struct ContainerClassification {
  /// What a container is.
  enum Kind: Hashable {
    /// It is made from what it requires: `Container<HomeDependency>`.
    case dependent(DependentBase)
    /// It makes things by their types.
    case registry(Registry)
    /// It is named like a container, or modules meet in it, and it makes screens, coordinators or containers.
    case plain
  }

  private(set) var parts: [TypeID: Kind] = [:]
  /// Builders, with what each requires. A builder represents the container that it makes.
  private(set) var builders: [TypeID: DependentBase] = [:]
  private(set) var reasons: [TypeID: String] = [:]
  /// Why types that look like containers are not containers.
  private(set) var refusals: [TypeID: String] = [:]

  /// For each type, its methods that make and return coordinators.
  private(set) var makingMethods: [TypeID: Set<Name>] = [:]

  let flow: DataFlow
  let coordinators: Set<TypeID>
  private var program: Program { flow.program }

  init(_ flow: DataFlow, coordinators: Set<TypeID>) {
    self.flow = flow
    self.coordinators = coordinators
    let possible = program.typeIDs.filter { canContain($0) }
    for type in possible { decideByBase(type) }
    let bases = sourceBases
    for type in possible where parts[type] == nil && !bases.contains(type) { decideRegistry(type) }
    let plain = PlainContainers(flow, known: self)
    for (type, reason) in plain.reasons where !bases.contains(type) { add(type, .plain, reason) }
    makingMethods = plain.makingMethods
    for type in program.typeIDs where parts[type] == nil { refuse(type, isBase: bases.contains(type)) }
  }

  var containers: Set<TypeID> { Set(parts.keys) }

  func isContainer(_ type: TypeID) -> Bool { parts[type] != nil }

  /// Whether a type may be a container at all.
  func canContain(_ type: TypeID) -> Bool { program.containerTypes.canContain(type, flow.classification) }

  private mutating func add(_ type: TypeID, _ part: Kind, _ reason: String) {
    parts[type] = part
    reasons[type] = reason
  }

  // MARK: By what is above

  private mutating func decideByBase(_ type: TypeID) {
    guard program[type].isReference, let base = program.containerTypes.dependentBase(of: type) else { return }
    if Dialect.isBuilder(base.name) {
      if base.argument != nil { builders[type] = base }
    } else if base.isContainer {
      let generic = base.argument.map { "\(base.name)<\($0)>" } ?? base.name.text
      add(type, .dependent(base), "inherits from \(generic)")
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
    guard let registry = program.containerTypes.registry(type) else { return }
    let (put, take) = (registry.registering.map(\.text).sorted(), registry.resolving.map(\.text).sorted())
    let evidence =
      take.isEmpty
      ? "makes the registry of a library, for others to use"
      : "keeps a table that \(put.isEmpty ? "it" : put.joined(separator: ", ")) fills by type and "
        + "\(take.joined(separator: ", ")) asks by type"
    add(type, .registry(registry), evidence)
  }

  // MARK: Refused

  private mutating func refuse(_ type: TypeID, isBase: Bool) {
    guard ContainerNaming.isContainer(program[type].name), builders[type] == nil else { return }
    refusals[type] = refusal(of: type, isBase: isBase)
  }

  private func refusal(of type: TypeID, isBase: Bool) -> String {
    if isBase { return "is what containers inherit from" }
    if program[type].isProtocol { return "is a protocol" }
    if flow.classification.isCoordinator(type) { return "is a coordinator" }
    if flow.classification.isTestDouble(type) {
      return "stands in for another type: by its name it is a double"
    }
    if let base = program.bases(of: type).first(where: { ContainerNaming.isForeign($0.name) }) {
      return "inherits from \(base.name)"
    }
    return "nobody who coordinates keeps it, or it makes nothing for others"
  }
}
