extension CoordinatorBehaviour {
  /// The list of children that a type declares.
  func childList(of type: TypeID) -> Name? {
    program[type].properties.first { property in
      guard CoordinatorNaming.isChildList(property.fact.name), !property.fact.isStatic else { return false }
      let initial = property.fact.type == nil ? property.fact.initial : nil
      guard let reference = property.fact.type ?? initial?.emptyListType else {
        return initial?.isList ?? false
      }
      return reference.element.map { mayCoordinate($0, in: property.scope, on: type) } ?? false
    }?.fact.name
  }

  /// Whether the objects in a list are children. They are if the list has a name for children, or
  /// if it is the only list of coordinators in a base.
  func isChildList(_ list: Name, of owner: TypeID) -> Bool {
    if CoordinatorNaming.isChildList(list) { return true }
    let above = [owner] + program.ancestors(of: owner).map(\.type)
    if !CoordinatorNaming.isKindList(list) || above.contains(where: { childList(of: $0) != nil }) {
      return false
    }
    return above.contains { ownKindLists(of: $0) == [list] }
  }

  /// The lists of a protocol or a base class that contain its own kind of coordinator.
  func ownKindLists(of base: TypeID) -> [Name] {
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

  /// Whether children of a type may be coordinators; operations and views have children, too.
  ///
  /// - Parameter depth: How deep arguments of types are looked at; aliases of themselves, as of broken source, have no end.
  private func mayCoordinate(_ element: TypeReference, in scope: Scope, on type: TypeID, depth: Int = 8)
    -> Bool
  {
    if case .function = element.unwrapped { return false }
    guard depth > 0 else { return false }
    let parts = program.parts(of: element, in: scope)
    return parts.isEmpty || parts.contains { mayCoordinate($0, in: scope, on: type, depth: depth - 1) }
  }

  private func mayCoordinate(_ part: ResolvedType, in scope: Scope, on type: TypeID, depth: Int) -> Bool {
    switch part {
    case .source(let element, let arguments):
      program.inherits(type, from: element) || isNamedLikeOne(element)
        || program.concreteTypes(below: element).contains {
          CoordinatorNaming.isCoordinating(program[$0].name)
        }
        || arguments.contains { mayCoordinate($0, in: scope, on: type, depth: depth) }
    case .external(let name, let arguments):
      Self.isBroad(name) || CoordinatorNaming.isCoordinating(name) || CoordinatorNaming.isRouting(name)
        || program[type].generics.contains { $0.name == name }
        || arguments.contains { mayCoordinate($0, in: scope, on: type, depth: depth) }
    }
  }

  private func isNamedLikeOne(_ type: TypeID) -> Bool {
    let names =
      [program[type].name] + program.ancestors(of: type).map { program[$0.type].name }
      + program.externals(of: type).map(\.name)
    return names.contains { CoordinatorNaming.isCoordinating($0) || CoordinatorNaming.isRouting($0) }
  }

  /// Whether a type from elsewhere says little of what it is, or is one that coordinators are shown as.
  private static func isBroad(_ name: Name) -> Bool {
    name.hasPrefix("Any") || name.hasSuffix("able") || name.hasSuffix("ViewController") || name == "NSObject"
      || name == "NSObjectProtocol"
  }
}
