import CoordinatorGraph

/// Which container makes which other, which coordinators it builds, who keeps it, and whom it asks.
struct ContainerWays {
  private(set) var links = ContainerLinks()

  private let flow: Flow
  private let cast: ContainerCast
  private let coordinators: Set<TypeID>
  /// For each line, the types in whose methods it stands.
  private var owners: [Place: Set<TypeID>] = [:]
  /// For each builder, the container that it makes for itself.
  private var components: [TypeID: TypeID] = [:]
  private var program: Program { flow.program }

  /// - Parameter required: What each container and builder requires.
  init(_ flow: Flow, _ cast: ContainerCast, _ required: [TypeID: TypeID]) {
    self.flow = flow
    self.cast = cast
    coordinators = cast.coordinators
    for happening in flow.happenings {
      if let type = happening.type { owners[happening.effect.place, default: []].insert(type) }
    }
    findComponents(required)
    for happening in flow.happenings { note(happening) }
    ask(required)
  }

  private mutating func note(_ happening: Happening) {
    switch happening.effect.kind {
    case .creates: make(happening)
    case .sets(let name):
      hold(happening.effect, name)
      if ContainerWords.waysUp.contains(name) { hand(happening.effect) }
    case .hands("init"): hand(happening.effect)
    default: break
    }
  }

  // MARK: Made

  private mutating func findComponents(_ required: [TypeID: TypeID]) {
    var made: [TypeID: Set<TypeID>] = [:]
    for happening in flow.happenings where happening.effect.kind == .creates {
      guard let builder = happening.type, cast.builders[builder] != nil else { continue }
      guard happening.effect.places.count == 1 else { continue }
      made[builder, default: []].formUnion(happening.effect.subject.types.filter(cast.isContainer))
    }
    for (builder, types) in made {
      let own = types.filter { required[$0] == required[builder] }.sorted().first
      components[builder] = own ?? (types.count == 1 ? types.first : nil)
    }
  }

  /// The container that a type is, or that it stands for.
  private func container(_ type: TypeID) -> TypeID? {
    cast.isContainer(type) ? type : components[type]
  }

  private mutating func make(_ happening: Happening) {
    let effect = happening.effect
    guard let maker = happening.type, let container = container(maker), isOwn(effect, of: maker) else {
      return
    }
    for value in effect.subject.all {
      guard case .object(let made) = value else { continue }
      let places = Array(effect.places.reversed())
      if coordinators.contains(made.type) {
        add(container, .creates, made.type, places, effect) { $0.label = Edge.labelOfBuilds }
      } else if let child = self.container(made.type), isChild(made.type, of: maker) {
        add(container, .creates, child, places, effect)
      }
    }
  }

  /// What a builder makes for itself is no child.
  private func isChild(_ made: TypeID, of maker: TypeID) -> Bool {
    components[maker] != made || cast.isContainer(maker)
  }

  /// Whether what is made is made here, and not by another container, builder or coordinator that is called.
  private func isOwn(_ effect: Effect, of maker: TypeID) -> Bool {
    effect.places.dropLast().allSatisfy { place in
      let others = owners[place] ?? []
      return others.contains(maker) || !others.contains(where: isSomebody)
    }
  }

  private func isSomebody(_ type: TypeID) -> Bool {
    cast.isContainer(type) || cast.builders[type] != nil || coordinators.contains(type)
  }

  private mutating func add(
    _ from: TypeID,
    _ kind: Edge.Kind,
    _ to: TypeID,
    _ places: [Place],
    _ effect: Effect,
    isPossible: Bool = false,
    _ details: (inout ContainerLink) -> Void = { _ in }
  ) {
    links.add(
      .type(from),
      kind,
      .type(to),
      at: places,
      condition: effect.condition,
      isPossible: isPossible || effect.isPossible,
      details
    )
  }

  // MARK: Kept

  private mutating func hold(_ effect: Effect, _ name: Name) {
    for owner in effect.target.types where coordinators.contains(owner) {
      for (container, isPossible) in containers(in: effect.subject) {
        let ownership = ownership(of: name, on: owner)
        add(owner, .holds, container, effect.places.reversed(), effect, isPossible: isPossible) { link in
          link.via = link.via ?? name
          link.ownership = ownership
        }
      }
    }
  }

  /// The containers among values; where only a protocol is known, the few behind it.
  private func containers(in values: Values) -> [(TypeID, isPossible: Bool)] {
    values.types.flatMap { type -> [(TypeID, isPossible: Bool)] in
      if cast.isContainer(type) { return [(type, false)] }
      guard program[type].isProtocol else { return [] }
      let behind = program.concreteTypes(below: type).filter { !flow.cast.isDouble($0) }
      guard behind.count <= 4, behind.allSatisfy(cast.isContainer) else { return [] }
      return behind.map { ($0, behind.count > 1) }
    }
  }

  private func ownership(of name: Name, on type: TypeID) -> Ownership {
    guard let (owner, position) = program.property(name, on: type) else { return .unknown }
    return program[owner].properties[position].fact.hold.ownership
  }

  // MARK: Asked

  /// A container is made with the one that it asks for what it requires.
  private mutating func hand(_ effect: Effect) {
    for type in effect.target.types {
      guard let child = container(type) else { continue }
      for value in effect.subject.all {
        guard let parent = known(value), parent != child else { continue }
        add(child, .parent, parent, effect.places.reversed(), effect)
      }
    }
  }

  private func known(_ value: Value) -> TypeID? {
    switch value {
    case .object(let made) where cast.isContainer(made.type): made.type
    case .typed(let type) where cast.isContainer(type): type
    default: nil
    }
  }

  /// Where nobody was seen to make a container, the only one that adopts its dependency is asked.
  private mutating func ask(_ required: [TypeID: TypeID]) {
    let asking = Set(links.all.keys.filter { $0.kind == .parent }.map(\.from))
    for (container, dependency) in required.sorted(by: { $0.key < $1.key }) {
      guard cast.isContainer(container), !asking.contains(.type(container)) else { continue }
      let adopters = program.concreteTypes(below: dependency).filter { !flow.cast.isDouble($0) }
      guard adopters.count == 1, cast.isContainer(adopters[0]), adopters[0] != container else { continue }
      let place = Place(file: program[container].file, line: program[container].line)
      links.add(.type(container), .parent, .type(adopters[0]), at: [place])
    }
  }
}
