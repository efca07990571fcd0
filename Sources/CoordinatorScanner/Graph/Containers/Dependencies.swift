import CoordinatorGraph

/// The dependencies that containers require, and the containers that adopt them.
struct Dependencies {
  private(set) var links = ContainerLinks()
  /// For each protocol, the containers and builders that require it.
  private(set) var required: [TypeID: [TypeID]] = [:]
  /// The containers that adopt a protocol.
  private(set) var adopters: [TypeID: [TypeID]] = [:]

  private let flow: DataFlow
  private let classification: ContainerClassification
  private var program: Program { flow.program }

  init(_ flow: DataFlow, _ classification: ContainerClassification) {
    self.flow = flow
    self.classification = classification
    for (type, base) in bases.sorted(by: { $0.key < $1.key }) { require(base, by: type) }
    for type in classification.containers.sorted() { adopt(type) }
  }

  /// The base of each builder and container. Its generic argument is the required dependency.
  private var bases: [TypeID: DependentBase] {
    var bases = classification.builders
    for case (let type, .dependent(let base)) in classification.parts { bases[type] = base }
    return bases
  }

  /// The dependency that each container requires, if the sources declare it.
  var requiredTypes: [TypeID: TypeID] {
    var types: [TypeID: TypeID] = [:]
    for (dependency, owners) in required { for owner in owners { types[owner] = dependency } }
    return types
  }

  private mutating func require(_ base: DependentBase, by type: TypeID) {
    guard let required = base.argument else { return }
    for part in program.parts(of: required, in: base.scope) {
      var end: ContainerEnd
      switch part {
      case .source(let dependency, _):
        self.required[dependency, default: []].append(type)
        end = .type(dependency)
      case .external("Void", _): continue
      case .external(let name, _): end = .external(name)
      }
      guard classification.isContainer(type) else { continue }
      let condition = program[type].condition
      links.add(.type(type), .requires, end, at: [program[type].place], condition: condition, .strong)
    }
  }

  // MARK: Adopted

  private mutating func adopt(_ type: TypeID) {
    for inheritance in program[type].inherited {
      let scope = Scope(file: inheritance.place.file, type: program.outerType(of: type))
      for part in program.parts(of: inheritance.type, in: scope) {
        switch part {
        case .source(let above, _): adopt(above, by: type, inheritance)
        case .external(let name, let arguments):
          guard ContainerNaming.isDependency(name), arguments.isEmpty else { continue }
          links.add(
            .type(type),
            .adopts,
            .external(name),
            at: [inheritance.place],
            condition: inheritance.condition
          )
        }
      }
    }
  }

  /// Adopts a protocol, and what that protocol says to adopt.
  private mutating func adopt(_ above: TypeID, by type: TypeID, _ inheritance: Inheritance) {
    let isNamed = ContainerNaming.isDependency(program[above].name)
    let isPlain = classification.parts[type] == .plain
    let factories =
      isPlain
      ? program.containerTypes.factoryProtocols(of: type, classification.makingMethods[type] ?? []) : []
    for candidate in program.lineage(of: above) {
      guard program[candidate].isProtocol else { continue }
      guard required[candidate] != nil || candidate == above && (isNamed || factories.contains(above)) else {
        continue
      }
      // It does not adopt what it requires itself.
      if candidate != above, required[candidate]?.contains(type) == true { continue }
      if adopters[candidate]?.contains(type) != true { adopters[candidate, default: []].append(type) }
      let condition = inheritance.condition
      links.add(.type(type), .adopts, .type(candidate), at: [inheritance.place], condition: condition)
    }
  }
}
