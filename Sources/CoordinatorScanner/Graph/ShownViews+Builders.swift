extension ShownViews {
  /// The screens that views show for coordinators, and that coordinators show in views which they make.
  init(_ flow: DataFlow, of coordinators: Set<TypeID>) {
    let program = flow.program
    var reader = ViewReader(program, of: coordinators)
    for type in coordinators.sorted() where !program.screenTypes.isScreen(type) {
      let first = Set(program.viewGivers.firstMembers(of: type))
      let known = reader.scope.coordinators(knownIn: type)
      reader.read(type, knowing: known, ownedBy: type, first.contains)
    }
    for type in program.typeIDs where program[type].kind == .struct && flow.classification.isScreen(type) {
      for (name, coordinator) in OpenProperties(flow: flow, coordinators: coordinators).of(type) {
        let known = reader.scope.coordinators(knownIn: type).merging([name: coordinator]) { $1 }
        reader.read(type, knowing: known, ownedBy: nil) { _ in false }
      }
    }
    self = reader.shown
  }
}

/// Properties of views whose types do not say which coordinator they have.
private struct OpenProperties {
  let flow: DataFlow
  let coordinators: Set<TypeID>

  /// The coordinators that they may hold: by their values, or all that fit what they are generic over.
  func of(_ view: TypeID) -> [(name: Name, coordinator: TypeID)] {
    flow.program[view].properties.filter { $0.fact.getter == nil }.flatMap { property in
      guard let type = property.fact.type, flow.program.type(of: property).map(coordinators.contains) != true
      else {
        return [(name: Name, coordinator: TypeID)]()
      }
      let given = Set(flow.known(property.fact.name, of: view).values.types.filter(coordinators.contains))
      let meant = given.isEmpty ? fitting(type, view, property.scope) : given
      return meant.sorted().map { (property.fact.name, $0) }
    }
  }

  private func fitting(_ generic: TypeReference, _ view: TypeID, _ scope: Scope) -> Set<TypeID> {
    let constraints = flow.program[view].generics.filter { $0.name == generic.name }.flatMap(\.constraints)
    let bounds = constraints.flatMap { flow.program.parts(of: $0, in: scope) }.compactMap(\.source)
      .map(flow.symbols.concreteTypes)
    guard let first = bounds.first else { return [] }
    return bounds.dropFirst().reduce(coordinators.intersection(first)) { $0.intersection($1) }
  }
}
