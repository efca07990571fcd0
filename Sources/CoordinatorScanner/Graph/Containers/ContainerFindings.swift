import CoordinatorGraph

/// Problems of containers that the graph does not show.
struct ContainerFindings {
  private(set) var all: [Finding] = []

  private let drawing: ContainerGraph
  private let flow: DataFlow
  private var program: Program { drawing.program }

  init(_ drawing: ContainerGraph, _ flow: DataFlow) {
    self.drawing = drawing
    self.flow = flow
    guard !drawing.nodes.isEmpty else { return }
    findMissingAdopters()
    findMissingMembers()
    for (registry, entries) in drawing.use.entries.sorted(by: {
      $0.key.name(in: drawing.program) < $1.key.name(in: drawing.program)
    }) {
      findUnregistered(registry, entries)
      findUnresolved(registry, entries)
    }
    findUnused()
    findShadows()
    all.sort { Self.order($0) < Self.order($1) }
  }

  /// Types of the same name have the same messages at different places.
  private static func order(_ finding: Finding) -> (String, String, String, Int, String) {
    let (place, node) = (finding.location, finding.node?.rawValue ?? "")
    return (finding.rule, finding.message, place?.file ?? "", place?.line ?? 0, node)
  }

  private mutating func add(
    _ rule: String,
    _ severity: Finding.Severity,
    _ message: String,
    of end: ContainerEnd?,
    at place: Place?,
    _ advice: String
  ) {
    all.append(
      Finding(
        rule: rule,
        severity: severity,
        message: message,
        node: end.flatMap { drawing.id(of: $0) },
        location: place.map(program.location),
        advice: advice
      )
    )
  }

  private func name(_ type: TypeID) -> String { program[type].name.text.quoted }

  private func declaration(of type: TypeID) -> Place {
    Place(file: program[type].file, line: program[type].line)
  }

  // MARK: Required, and not there

  private mutating func findMissingAdopters() {
    for (dependency, owners) in drawing.dependencies.required.sorted(by: { $0.key < $1.key }) {
      guard program[dependency].isProtocol, program.family.descendants[dependency.index].isEmpty else {
        continue
      }
      for owner in owners where drawing.classification.isContainer(owner) && !isGenerated(owner) {
        add(
          "required-not-provided",
          .error,
          "\(name(owner)) requires \(name(dependency)), which no type of the sources adopts",
          of: .type(owner),
          at: declaration(of: owner),
          "It cannot be made: adopt the protocol in the container that makes it."
        )
      }
    }
  }

  /// Whether a library generates the code that conforms to the requirements of a container.
  private func isGenerated(_ component: TypeID) -> Bool {
    program.files[program[component].file].imports.contains(where: Dialect.generatingModules.contains)
  }

  /// The requirements of such containers. Any parent may provide them, by name.
  private var askedByGenerated: Set<Name> {
    let required = drawing.dependencies.required.filter { $0.value.contains(where: isGenerated) }.keys
    return Set(required.flatMap(program.requiredProperties))
  }

  private mutating func findMissingMembers() {
    let dependencies = drawing.dependencies
    for (dependency, containers) in dependencies.adopters.sorted(by: { $0.key < $1.key }) {
      guard let owner = dependencies.required[dependency]?.sorted().first else { continue }
      // The members of a library's superclass are unknown.
      let isKnown = containers.allSatisfy { container in
        !program.bases(of: container).contains {
          !ContainerNaming.isBase($0.name) && !isProtocolLike($0)
        }
      }
      guard isKnown else { continue }
      for member in program.requiredProperties(of: dependency)
      where containers.allSatisfy({ !has(member, $0) }) {
        addMissing(member, dependency, owner)
      }
    }
  }

  /// Whether a protocol of a library may declare properties that a dependency requires, by its name.
  private func isProtocolLike(_ base: ClassHierarchy.ExternalAncestor) -> Bool {
    base.arguments.isEmpty && !ContainerNaming.isContainer(base.name)
  }

  private func has(_ member: Name, _ container: TypeID) -> Bool {
    let above = program.ancestors(of: container).map(\.type)
    return ([container] + above).contains { owner in
      program[owner].properties.contains { property in
        property.fact.name == member
          && (!program[owner].isProtocol || property.fact.getter?.isEmpty == false)
      }
    }
  }

  private mutating func addMissing(_ member: Name, _ dependency: TypeID, _ owner: TypeID) {
    let end = ContainerEnd.member(dependency, member)
    let property = program.property(member, on: dependency)
    add(
      "required-not-provided",
      .error,
      "\(name(owner)) requires \(end.name(in: program).quoted), which no container has that adopts \(name(dependency))",
      of: .type(owner),
      at: property.map { Place(file: $0.file, line: $0.fact.line) },
      "The program does not build without it: add the property to the container, or take it out of the protocol."
    )
  }

  // MARK: Registries

  private mutating func findUnregistered(
    _ registry: ContainerEnd,
    _ entries: [ContainerEnd: RegistryUse.Entry]
  ) {
    guard drawing.use.untoldEntries[registry] == nil else { return }
    var seen: Set<ContainerEnd> = []
    for question in drawing.use.questions where question.registry == registry && entries[question.key] == nil
    {
      // The graph shows what a node asks for.
      guard question.registration == nil, !isDrawn(question.asker), seen.insert(question.key).inserted else {
        continue
      }
      let asker = question.asker.map { "\(name($0)) resolves" } ?? "The program resolves"
      add(
        "resolved-not-registered",
        .error,
        "\(asker) \(question.key.name(in: program).quoted), which nothing registers in \(registry.name(in: program).quoted)",
        of: question.key,
        at: question.places.first,
        "There is none to get, and a force unwrap of it crashes: register it before."
      )
    }
  }

  private func isDrawn(_ asker: TypeID?) -> Bool {
    asker.map { drawing.classification.coordinators.contains($0) || drawing.classification.isContainer($0) }
      ?? false
  }

  private mutating func findUnresolved(_ registry: ContainerEnd, _ entries: [ContainerEnd: RegistryUse.Entry])
  {
    guard drawing.use.untoldQuestions[registry]?.isEmpty != false else { return }
    let asked = Set(drawing.use.questions.filter { $0.registry == registry }.map(\.key))
    for (key, entry) in entries where !asked.contains(key) {
      let service = key.name(in: program).quoted
      add(
        "registered-not-resolved",
        .note,
        "\(service) is registered in \(registry.name(in: program).quoted) and never resolved",
        of: key,
        at: entry.places.compactMap(\.first).min(),
        "Nothing of the sources asks for it: remove the registration, or what was meant to ask is missing."
      )
    }
  }

  // MARK: Provided, and for nobody

  private mutating func findUnused() {
    let provided = drawing.classification.containers.sorted().flatMap { container in
      unasked(of: container).map { (container, $0) }
    }
    if provided.isEmpty { return }
    let uses = program.nameUses()
    for (container, property) in provided where uses[property.fact.name] == nil {
      add(
        "provided-not-required",
        .note,
        "\(name(container)) has \(property.fact.name.text.quoted), which no protocol that it adopts asks for and no line names",
        of: .type(container),
        at: Place(file: property.file, line: property.fact.line),
        "Remove it, or let the dependency ask for it that needs it."
      )
    }
  }

  /// The properties of a container that nothing asks for.
  private func unasked(of container: TypeID) -> [Property] {
    if case .registry? = drawing.classification.parts[container] { return [] }
    let above = program.ancestors(of: container).flatMap { program[$0.type].properties.map(\.fact.name) }
    let asked = Set(above).union(isGenerated(container) ? askedByGenerated : [])
    return program[container].properties.filter {
      !asked.contains($0.fact.name) && $0.fact.attributes.isEmpty
    }
  }

  /// Containers that make a dependency and require one of the same name.
  private mutating func findShadows() {
    for (container, dependency) in drawing.dependencies.requiredTypes.sorted(by: { $0.key < $1.key }) {
      let required = Set(program.requiredProperties(of: dependency))
      for property in program[container].properties where required.contains(property.fact.name) {
        guard !isGiven(property) else { continue }
        let member = ContainerEnd.member(dependency, property.fact.name).name(in: program)
        add(
          "provided-twice",
          .warning,
          "\(name(container)) has a \(property.fact.name.text.quoted) of its own beside \(member.quoted), and hides that one",
          of: .type(container),
          at: Place(file: property.file, line: property.fact.line),
          "Take what is required, or stop requiring it."
        )
      }
    }
  }

  /// Whether a property gets its value from the dependency or the maker of its owner.
  private func isGiven(_ property: Property) -> Bool {
    let fact = property.fact
    if fact.getter?.isEmpty != false && fact.initial == nil { return true }
    return fact.statements.usedNames.contains(where: ContainerNaming.waysUp.contains)
  }
}
