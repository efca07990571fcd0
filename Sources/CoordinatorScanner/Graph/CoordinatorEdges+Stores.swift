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

/// References to the coordinators above.
extension CoordinatorEdges {
  /// Drops objects that do not conform to the protocol of a property, as after a cast that fails.
  func fitting(_ effect: Effect, _ property: Name, of owner: TypeID) -> Effect {
    guard let property = program.property(property, on: owner),
      let wanted = property.fact.type?.name.flatMap({ program.resolve($0, in: property.scope) }),
      program[wanted].isProtocol
    else { return effect }
    let subject = effect.subject.filter { value in
      switch value {
      case .object(let made): program.inherits(made.type, from: wanted)
      case .typed(let type): mayBe(wanted, type)
      default: true
      }
    }
    return effect.changed(subject: subject)
  }

  private func mayBe(_ wanted: TypeID, _ type: TypeID) -> Bool {
    program[type].isProtocol
      || ([type] + program.family.descendants[type.index]).contains { program.inherits($0, from: wanted) }
  }

  /// The coordinators that structs refer to without owning them, by the line that makes each struct:
  /// `CartCoordinator(context: FlowContext(presenter: self))`.
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
