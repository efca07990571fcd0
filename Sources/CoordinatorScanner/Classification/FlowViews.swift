/// Which views are there for which coordinators.
struct FlowViews {
  let program: Program

  /// The types that views of SwiftUI keep in a property with the name `coordinator`.
  func followedByViews(among types: Set<TypeID>) -> Set<TypeID> {
    if types.isEmpty { return [] }
    let views = program.typeIDs.filter { program[$0].kind == .struct && program.screenTypes.isScreen($0) }
    let all = views.flatMap { kept(in: $0, among: types) }
    return Set(all.filter { $0.key == "coordinator" }.map(\.value))
  }

  /// The coordinator that a view is there for, as its name says: `CartCoordinatorView`, `CartFlowView`. One that the
  /// coordinator makes itself is a screen of it.
  func owner(ofView view: TypeID, among coordinators: [TypeID]) -> TypeID? {
    let name = program[view].name.lastPart
    return coordinators.first { coordinator in
      program.behaviour.isObserved(coordinator) && isOwn(name, of: program[coordinator].name.lastPart)
        && !makes(coordinator, name)
    }
  }

  private func isOwn(_ view: String, of coordinator: String) -> Bool {
    if let rest = view.dropping(prefix: coordinator) { return Self.ends.contains(rest) }
    let flow = coordinator.dropping(suffix: "Coordinator").map { $0 + "Flow" }
    return flow.flatMap { view.dropping(prefix: $0) }.map { $0.isEmpty || Self.ends.contains($0) } ?? false
  }

  private static let ends: Set = ["View", "RootView", "Root", "Host", "Container", "ContainerView", "Screen"]

  /// Whether a coordinator makes a view other than as the view of its flow: `start() -> some View`.
  private func makes(_ coordinator: TypeID, _ view: String) -> Bool {
    program[coordinator].functions.contains { id in
      let fact = program[id].fact
      let isFlow =
        fact.returns?.isView == true && fact.parameters.allSatisfy(\.isOptional)
        && (CoordinatorNaming.givesFlow(fact.name) || CoordinatorNaming.givesView(fact.name))
      return SiteReader.sites(of: fact.body ?? []).contains { site in
        site.expression.madeType?.lastPart == view && !(isFlow && site.expression.isGivenItself)
      }
    }
  }

  /// The coordinators that a type keeps or is given, by the names of its properties.
  func kept(in type: TypeID, among coordinators: Set<TypeID>) -> [Name: TypeID] {
    var found: [Name: TypeID] = [:]
    for property in program[type].properties where property.fact.getter == nil {
      if let kept = program.type(of: property), coordinators.contains(kept) {
        found[property.fact.name] = kept
      }
    }
    return found
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
