/// The views that coordinators make, in their own code and where views ask for them.
extension ViewReader {
  /// Reads the views of coordinators, and what coordinators make themselves.
  init(_ flow: DataFlow, of coordinators: Set<TypeID>) {
    self.init(flow.program, of: coordinators)
    for type in coordinators.sorted() where !program.screenTypes.isScreen(type) {
      let first = Set(firstMembers(of: type))
      read(type, knowing: known(in: type), ownedBy: type, first.contains)
    }
    for type in program.typeIDs where program[type].kind == .struct && flow.classification.isScreen(type) {
      for (name, coordinator) in openProperties(of: type, flow) {
        let known = known(in: type).merging([name: coordinator]) { $1 }
        read(type, knowing: known, ownedBy: nil) { _ in false }
      }
    }
  }

  /// The members of a coordinator that give the view of its whole flow.
  private func firstMembers(of type: TypeID) -> [Name] {
    program.methods(of: type).map(\.fact)
      .filter { $0.returns?.isView == true && $0.parameters.allSatisfy(\.isOptional) }.map(\.name)
      .filter(CoordinatorNaming.givesView)
      + program[type].properties.map(\.fact).filter { $0.type?.isView == true }.map(\.name)
      .filter(CoordinatorNaming.givesView)
  }

  /// The coordinators that properties of a view may hold whose types do not say which: by their values, or all that fit
  /// what they are generic over.
  private func openProperties(of view: TypeID, _ flow: DataFlow) -> [(name: Name, coordinator: TypeID)] {
    program[view].properties.filter { $0.fact.getter == nil }.flatMap { property in
      guard let type = property.fact.type, flow.program.type(of: property).map(coordinators.contains) != true
      else {
        return [(name: Name, coordinator: TypeID)]()
      }
      let given = Set(flow.known(property.fact.name, of: view).values.types.filter(coordinators.contains))
      let meant = given.isEmpty ? fitting(type, view, property.scope, flow) : given
      return meant.sorted().map { (property.fact.name, $0) }
    }
  }

  private func fitting(_ generic: TypeReference, _ view: TypeID, _ scope: Scope, _ flow: DataFlow) -> Set<
    TypeID
  > {
    let constraints = program[view].generics.filter { $0.name == generic.name }.flatMap(\.constraints)
    let bounds = constraints.flatMap { program.parts(of: $0, in: scope) }.compactMap(\.source)
      .map(flow.symbols.concreteTypes)
    guard let first = bounds.first else { return [] }
    return bounds.dropFirst().reduce(coordinators.intersection(first)) { $0.intersection($1) }
  }
}
