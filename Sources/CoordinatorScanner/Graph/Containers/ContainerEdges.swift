import CoordinatorGraph

/// The edges of containers: to the containers and coordinators that they make, from their keepers, and to their
/// parents.
struct ContainerEdges {
  private(set) var links = ContainerLinks()

  private let flow: DataFlow
  private let classification: ContainerClassification
  private let coordinators: Set<TypeID>
  /// For each line, the types whose methods contain it.
  private var owners: [Place: Set<TypeID>] = [:]
  /// For each builder, the container that it makes for itself.
  private var components: [TypeID: TypeID] = [:]
  private var program: Program { flow.program }

  /// - Parameter required: What each container and builder requires.
  init(_ flow: DataFlow, _ classification: ContainerClassification, _ required: [TypeID: TypeID]) {
    self.flow = flow
    self.classification = classification
    coordinators = classification.coordinators
    for attributed in flow.attributedEffects {
      if let type = attributed.type { owners[attributed.effect.place, default: []].insert(type) }
    }
    findComponents(required)
    for attributed in flow.attributedEffects { index(attributed) }
  }

  private mutating func index(_ attributed: AttributedEffect) {
    switch attributed.effect.kind {
    case .creates: make(attributed)
    case .sets(let name):
      hold(attributed.effect, name)
      if ContainerNaming.waysUp.contains(name) { hand(attributed.effect) }
    case .hands("init"): hand(attributed.effect)
    default: break
    }
  }

  // MARK: Made

  private mutating func findComponents(_ required: [TypeID: TypeID]) {
    var made: [TypeID: Set<TypeID>] = [:]
    for attributed in flow.attributedEffects where attributed.effect.kind == .creates {
      guard let builder = attributed.type, classification.builders[builder] != nil else { continue }
      guard attributed.effect.places.count == 1 else { continue }
      made[builder, default: []].formUnion(attributed.effect.subject.types.filter(classification.isContainer))
    }
    for (builder, types) in made {
      let own = types.filter { required[$0] == required[builder] }.sorted().first
      components[builder] = own ?? (types.count == 1 ? types.first : nil)
    }
  }

  /// The type itself if it is a container; for a builder, the container that it makes.
  private func container(_ type: TypeID) -> TypeID? {
    classification.isContainer(type) ? type : components[type]
  }

  private mutating func make(_ attributed: AttributedEffect) {
    let effect = attributed.effect
    guard let maker = attributed.type, let container = container(maker), isOwn(effect, of: maker) else {
      return
    }
    for case .object(let made) in effect.subject.all {
      if coordinators.contains(made.type) {
        add(container, .creates, made.type, effect, label: Edge.labelOfBuilds)
      } else if let child = self.container(made.type), isChild(made.type, of: maker) {
        add(container, .creates, child, effect)
      }
    }
  }

  /// An object that a builder creates for itself is not a child.
  private func isChild(_ made: TypeID, of maker: TypeID) -> Bool {
    components[maker] != made || classification.isContainer(maker)
  }

  /// Whether the maker itself makes the object, instead of a container, builder or coordinator that it calls.
  private func isOwn(_ effect: Effect, of maker: TypeID) -> Bool {
    effect.places.dropLast().allSatisfy { place in
      let others = owners[place] ?? []
      return others.contains(maker) || !others.contains(where: isSomebody)
    }
  }

  private func isSomebody(_ type: TypeID) -> Bool {
    classification.isContainer(type) || classification.builders[type] != nil || coordinators.contains(type)
  }

  private mutating func add(
    _ from: TypeID,
    _ kind: Edge.Kind,
    _ to: TypeID,
    _ effect: Effect,
    isPossible: Bool = false,
    via property: Name? = nil,
    label: String? = nil,
    _ ownership: Ownership = .unknown
  ) {
    links.add(
      .type(from),
      kind,
      .type(to),
      at: effect.places.reversed(),
      condition: effect.condition,
      isPossible: isPossible || effect.isPossible,
      via: property,
      label: label,
      ownership
    )
  }

  // MARK: Kept

  private mutating func hold(_ effect: Effect, _ name: Name) {
    for owner in effect.target.types where coordinators.contains(owner) {
      let ownership = Ownership(of: name, on: owner, program)
      for (container, isPossible) in containers(in: effect.subject) {
        add(owner, .holds, container, effect, isPossible: isPossible, via: name, ownership)
      }
    }
  }

  /// The containers among values. For a value of a protocol, the few containers that conform to the protocol.
  private func containers(in values: PointsToSet) -> [(TypeID, isPossible: Bool)] {
    values.types.flatMap { type -> [(TypeID, isPossible: Bool)] in
      if classification.isContainer(type) { return [(type, false)] }
      guard program[type].isProtocol else { return [] }
      let behind = program.concreteTypes(below: type).filter { !flow.classification.isTestDouble($0) }
      guard behind.count <= 4, behind.allSatisfy(classification.isContainer) else { return [] }
      return behind.map { ($0, behind.count > 1) }
    }
  }

  // MARK: Asked

  /// The argument in `HomeComponent(parent: app)` is the parent of the new container.
  private mutating func hand(_ effect: Effect) {
    for type in effect.target.types {
      guard let child = container(type) else { continue }
      for parent in effect.subject.all.compactMap(\.knownType)
      where parent != child && classification.isContainer(parent) {
        add(child, .parent, parent, effect)
      }
    }
  }
}
