/// Objects that keep the children of a coordinator.
extension CoordinatorEdges {
  /// The property with the object that keeps the children of a coordinator: `childStore` of `childStore.store(home)`.
  func store(_ effect: Effect, _ list: Name, of owner: TypeID) -> Name? {
    guard nodes.contains(owner) else { return nil }
    let stores = effect.target.types.filter { type in
      !nodes.contains(type) && !program[type].isProtocol
        && (CoordinatorNaming.isChildList(list) || CoordinatorNaming.isStore(program[type].name))
    }
    if stores.isEmpty { return nil }
    return program.lineage(of: owner).flatMap { program[$0].properties }.first { property in
      property.fact.hold == .strong && program.type(of: property).map(stores.contains) == true
    }?.fact.name
  }
}

/// Parents that a coordinator gets inside a struct: `CartCoordinator(context: FlowContext(presenter: self))`.
extension CoordinatorEdges {
  /// The coordinators that structs refer to without owning them, by the line that makes each struct.
  static func carried(_ flow: DataFlow, _ nodes: Set<TypeID>) -> [AllocationSite: PointsToSet] {
    var found: [AllocationSite: PointsToSet] = [:]
    for attributed in flow.attributedEffects {
      guard case .sets(let name) = attributed.effect.kind else { continue }
      for case .object(let made) in attributed.effect.target.all
      where flow.program[made.type].kind == .struct && !nodes.contains(made.type)
        && flow.program.behaviour.mayCarryWayUp(name, in: made.type)
      {
        found[made, default: []].formUnion(attributed.effect.subject)
      }
    }
    return found
  }

  /// The coordinators inside such a struct are parents of the coordinator that gets the struct.
  mutating func keepCarried(_ effect: Effect, _ owner: TypeID, _ name: Name) {
    for case .object(let made) in effect.subject.all {
      guard let values = carried[made] else { continue }
      let others = values.filter { $0.knownType != owner }
      if !others.isEmpty { add(effect.changed(subject: others), owner, .parent, via: name) }
    }
  }
}
