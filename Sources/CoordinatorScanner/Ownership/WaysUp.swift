import CoordinatorGraph

/// Finds strong references from children to their parents and delegates.
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
    code.nodes.sorted().flatMap { child in
      code.storedProperties(of: child).filter {
        CoordinatorNaming.isWayUp($0.fact.name) && $0.fact.hold == .strong
      }.compactMap { way($0, of: child) }
    }
  }

  private func way(_ property: Property, of child: TypeID) -> WayUp? {
    // Code may know the child by a protocol of its own: `let child: CartInput = …; child.output = self`.
    let names = [child] + program.ancestors(of: child).map(\.type).filter { isOnly(child, below: $0) }
    let above = names.flatMap { code.typesSet(property.fact.name, of: $0) }
    if above.isEmpty { return nil }
    return WayUp(
      child: child.index,
      property: property.fact.name.text,
      above: above.flatMap(coordinators).map(\.index),
      place: program.location(property.place),
      fix: strengths.weakening(property)
    )
  }

  private func isOnly(_ type: TypeID, below base: TypeID) -> Bool {
    program.concreteTypes(below: base).filter { !code.flow.classification.isTestDouble($0) } == [type]
  }

  /// A protocol may be any coordinator that conforms to it.
  private func coordinators(_ type: TypeID) -> [TypeID] {
    code.nodes.contains(type) ? [type] : program.concreteTypes(below: type).filter(code.nodes.contains)
  }
}
