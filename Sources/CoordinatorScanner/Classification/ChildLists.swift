/// The lists in which types keep their children.
struct ChildLists {
  let program: Program

  /// The list of children that a type declares.
  func list(of type: TypeID) -> Name? {
    program[type].properties.first { property in
      guard CoordinatorNaming.isChildList(property.fact.name), !property.fact.isStatic else { return false }
      let initial = property.fact.type == nil ? property.fact.initial : nil
      guard let reference = property.fact.type ?? initial?.emptyListType else {
        return initial?.isList ?? false
      }
      return reference.element.map { mayBeChild($0, in: property.scope) } ?? false
    }?.fact.name
  }

  /// Whether a list of a type may have children: not one of values, of closures, or of objects of Foundation.
  private func mayBeChild(_ element: TypeReference, in scope: Scope) -> Bool {
    let isOfFoundation = element.name.map { name in
      name.hasPrefix("NS") && program.resolve(name, in: scope) == nil
    }
    return !element.isFunction && !element.isPlain && isOfFoundation != true
  }

  /// Whether the objects in a list are children. They are if the list has a name for children, or
  /// if it is the only list of coordinators in a base.
  func isList(_ list: Name, of owner: TypeID) -> Bool {
    if CoordinatorNaming.isChildList(list) { return true }
    let above = program.lineage(of: owner)
    if !CoordinatorNaming.isKindList(list) || above.contains(where: { self.list(of: $0) != nil }) {
      return false
    }
    return above.contains { listsOfOwnKind(of: $0) == [list] }
  }

  /// The lists of a protocol or a base class that contain its own kind of coordinator.
  func listsOfOwnKind(of base: TypeID) -> [Name] {
    guard program[base].isProtocol || !program.concreteTypes(below: base).isEmpty else { return [] }
    return program[base].properties.filter { property in
      let type = property.fact.type ?? property.fact.initial?.emptyListType
      guard let element = type?.element, !property.fact.isStatic, property.fact.hold == .strong else {
        return false
      }
      let parts = program.parts(of: element, in: property.scope)
      return !parts.isEmpty && parts.allSatisfy { $0.source.map { isOwnKind($0, of: base) } ?? false }
    }.map(\.fact.name)
  }

  private func isOwnKind(_ element: TypeID, of base: TypeID) -> Bool {
    element == base
      || CoordinatorNaming.isCoordinating(program[element].name) && program.inherits(base, from: element)
  }
}
