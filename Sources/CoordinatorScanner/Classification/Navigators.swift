/// Classes of the team's own that coordinators navigate by: they keep a navigation controller, and push screens on it.
/// What only presents may be there for alerts.
extension Program {
  /// The property of a type with something of the team's own to navigate by.
  func navigator(of type: TypeID) -> Name? {
    self[type].properties.first { property in
      guard let name = property.fact.type?.name ?? property.fact.initial?.madeType else { return false }
      let own = resolve(name, in: Scope(file: property.file, type: type))
      return own.map { ([$0] + concreteTypes(below: $0)).contains(where: navigates) } ?? false
    }?.fact.name
  }

  private func navigates(_ type: TypeID) -> Bool {
    if isNavigationController(type) { return true }
    guard self[type].isReference, !CoordinatorNaming.isCoordinating(self[type].name), !isScreen(type) else {
      return false
    }
    return keepsNavigationController(type) && self[type].functions.contains { pushes(self[$0].fact) }
  }

  private func pushes(_ function: FunctionFact) -> Bool { function.calls(oneOf: Self.pushing) }

  private static let pushing: Set<Name> = ["pushViewController", "setViewControllers"]
}
