import CoordinatorGraph

/// Finds strong references from children to their parents, delegates and listeners.
struct WaysUp {
  private let code: ProgramCode
  private let strengths: ReferenceStrengths
  /// The coordinators that each coordinator keeps alive.
  let kept: [TypeID: Set<TypeID>]

  private var program: Program { code.program }

  init(_ code: ProgramCode) {
    self.code = code
    strengths = ReferenceStrengths(code: code)
    let keeping = code.edges.relations.filter { key, relation in
      (key.kind == .child || key.kind == .holds) && relation.ownership != .weak
    }
    kept = Dictionary(grouping: keeping.keys, by: \.from).mapValues { Set($0.map(\.to)) }
  }

  var all: [WayUp] {
    code.nodes.sorted().flatMap { type in
      own(type, in: type) + values(of: type).flatMap { own($0, in: type) }
    } + listenersOfInteractors
  }

  /// The references in a child itself, or in a value that it keeps.
  private func own(_ holder: TypeID, in child: TypeID) -> [WayUp] {
    code.storedProperties(of: holder).filter {
      CoordinatorNaming.isWayUp($0.fact.name) && $0.fact.hold == .strong
    }.compactMap { property in
      // Code may know it by a protocol of its own: `let child: CartInput = …; child.output = self`.
      let names = [holder] + program.ancestors(of: holder).map(\.type).filter { isOnly(holder, below: $0) }
      let above = names.flatMap { code.typesSet(property.fact.name, of: $0) }
      return above.isEmpty ? nil : way(property, in: child, to: above.flatMap(coordinators))
    }
  }

  private func isOnly(_ type: TypeID, below base: TypeID) -> Bool {
    program.concreteTypes(below: base).filter { !code.flow.classification.isTestDouble($0) } == [type]
  }

  /// The structs that a coordinator keeps: `let dependencies: Dependencies`, with a parent in it.
  private func values(of type: TypeID) -> [TypeID] {
    let held = code.storedProperties(of: type).flatMap { code.typesSet($0.fact.name, of: type) }
    return Set(held).sorted().filter { program[$0].kind == .struct }
  }

  private func way(_ property: Property, in child: TypeID, to above: [TypeID]) -> WayUp {
    WayUp(
      child: child.index,
      property: property.fact.name.text,
      above: above.map(\.index),
      place: program.location(property.place),
      fix: strengths.weakening(property)
    )
  }

  /// A protocol may be any coordinator that conforms to it.
  private func coordinators(_ type: TypeID) -> [TypeID] {
    code.nodes.contains(type) ? [type] : program.concreteTypes(below: type).filter(code.nodes.contains)
  }

  // MARK: Interactors

  /// An interactor belongs to its router, which the parent's router keeps. A listener closes the cycle if it keeps
  /// its own router.
  private var listenersOfInteractors: [WayUp] {
    program.typeIDs.filter { Interactors(program: program).isInteractor($0) }.flatMap { type -> [WayUp] in
      guard let router = router(of: type) else { return [] }
      return code.storedProperties(of: type).filter {
        CoordinatorNaming.isListener($0.fact.name) && $0.fact.hold == .strong
      }.map { property in
        let above = listeners(property, of: type).flatMap(routersKept)
        return way(property, in: router, to: above)
      }
    }
  }

  /// The routers that a listener keeps.
  private func routersKept(by listener: TypeID) -> [TypeID] {
    guard let up = code.stored(.router, on: listener), up.fact.hold == .strong else { return [] }
    return code.typesSet(.router, of: listener).flatMap(coordinators)
  }

  /// The types of a listener: those that are set, or those that conform to its protocol.
  private func listeners(_ property: Property, of type: TypeID) -> [TypeID] {
    let known = code.typesSet(property.fact.name, of: type)
    let all = (known.isEmpty ? code.types(of: property) : known).flatMap {
      [$0] + program.concreteTypes(below: $0)
    }
    return all.filter { !program[$0].isProtocol }
  }

  private func router(of interactor: TypeID) -> TypeID? {
    let names = Dialect.routerNames(ofInteractor: program[interactor].name)
    return code.nodes.sorted().first { names.contains(program[$0].name) }
  }
}
