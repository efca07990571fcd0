/// Objects that keep the children of a coordinator.
extension CoordinatorEdges {
  /// The property of a coordinator that keeps its children in an object for that: `childStore.store(home)`.
  func store(_ effect: Effect, _ list: Name, of owner: TypeID) -> Name? {
    guard nodes.contains(owner) else { return nil }
    let stores = effect.target.types.filter { type in
      !nodes.contains(type) && !program[type].isProtocol
        && (CoordinatorNaming.isChildList(list) || CoordinatorNaming.isStore(program[type].name))
    }
    if stores.isEmpty { return nil }
    return property(of: owner) { type in stores.contains(type) }
  }

  /// A stored property of a type, or of one above it, that keeps an object of a certain type.
  private func property(of type: TypeID, where isMeant: (TypeID) -> Bool) -> Name? {
    for owner in [type] + program.ancestors(of: type).map(\.type) {
      for property in program[owner].properties where property.fact.hold == .strong {
        if let kept = program.type(of: property), isMeant(kept) { return property.fact.name }
      }
    }
    return nil
  }
}
