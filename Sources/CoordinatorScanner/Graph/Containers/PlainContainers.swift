/// Finds containers without a base: by their names, or because modules meet there. They create screens and coordinators, and a
/// coordinator keeps them.
struct PlainContainers {
  private(set) var reasons: [TypeID: String] = [:]

  private let flow: DataFlow
  private let known: ContainerClassification
  /// For each type, the types that its own methods make.
  private var products: [TypeID: Set<TypeID>] = [:]
  /// For each type, its methods that make and return coordinators.
  private(set) var makingMethods: [TypeID: Set<Name>] = [:]
  /// For each type, who keeps it.
  private var keepers: [TypeID: Set<TypeID>] = [:]
  private var program: Program { flow.program }

  init(_ flow: DataFlow, known: ContainerClassification) {
    self.flow = flow
    self.known = known
    for attributed in flow.attributedEffects { index(attributed) }
    indexDeclaredKeepers()
    // A container may be kept by another only.
    for _ in 0..<4 {
      let before = reasons.count
      for type in products.keys.sorted() where reasons[type] == nil { decide(type) }
      if reasons.count == before { break }
    }
  }

  private mutating func index(_ attributed: AttributedEffect) {
    guard let type = attributed.type else { return }
    switch attributed.effect.kind {
    case .creates where attributed.effect.places.count == 1 && returns(attributed.function, type):
      let made = attributed.effect.subject.types
      products[type, default: []].formUnion(made)
      if made.contains(where: flow.classification.isCoordinator) {
        makingMethods[type, default: []].insert(attributed.function)
      }
    case .sets:
      for kept in attributed.effect.subject.types {
        keepers[kept, default: []].formUnion(attributed.effect.target.types)
      }
    default: break
    }
  }

  /// Whether a method or a property returns the object that it makes.
  private func returns(_ name: Name, _ type: TypeID) -> Bool {
    let properties = program.ownProperties(named: name, of: type)
    if properties.contains(where: { $0.fact.getter?.isEmpty == false }) { return true }
    return program.functions(named: name, on: type).contains { program[$0].fact.returns != nil }
  }

  private mutating func indexDeclaredKeepers() {
    let program = program
    for owner in program.typeIDs {
      for property in program[owner].properties where property.fact.hold == .strong {
        guard let reference = property.fact.type else { continue }
        for kept in program.parts(of: reference, in: property.scope).compactMap(\.source) {
          keepers[kept, default: []].insert(owner)
        }
      }
    }
  }

  private mutating func decide(_ type: TypeID) {
    guard known.canContain(type), known.parts[type] == nil, known.builders[type] == nil else { return }
    // A type with one factory protocol is only a factory. With several, it is the place where modules meet.
    let asking = program.containerTypes.factoryProtocols(of: type, makingMethods[type] ?? [])
    let isNamed = ContainerNaming.isContainer(program[type].name)
    guard isNamed || asking.count > 1, let product = product(of: type),
      let keeper = keeper(of: type, orStarter: isNamed)
    else { return }
    reasons[type] =
      isNamed
      ? "is named so and makes \(product), and \(keeper) keeps it"
      : "makes \(product) as \(program[asking[0]].name) asks, and \(keeper) keeps it"
  }

  /// A coordinator, a screen or another container that its methods make and return.
  private func product(of type: TypeID) -> String? {
    let made = (products[type] ?? []).sorted().first { made in
      flow.classification.isCoordinator(made) || isContainer(made)
        || program.screenTypes.inheritsFromScreen(made)
    }
    return made.map { program[$0].name.text }
  }

  private func isContainer(_ type: TypeID) -> Bool { known.isContainer(type) || reasons[type] != nil }

  /// The coordinator or container that keeps the type, also by a protocol. The app may keep a type that is named like
  /// a container.
  private func keeper(of type: TypeID, orStarter isNamed: Bool) -> String? {
    let protocols = program.ancestors(of: type).map(\.type).filter { above in
      program[above].isProtocol && program.concreteTypes(below: above).count < 3
    }
    let all = ([type] + protocols).flatMap { keepers[$0] ?? [] }.sorted()
    let found =
      all.first { flow.classification.isCoordinator($0) || isContainer($0) }
      ?? all.first { isNamed && program.screenTypes.isEntry($0) }
    return found.map { program[$0].name.text }
  }
}
