/// Classes of the team's own that coordinators navigate by: they keep a navigation controller, and push screens on it, or
/// have the path of a stack of SwiftUI's.
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
    guard self[type].isReference, !Words.isCoordinating(self[type].name), !isScreen(type) else {
      return false
    }
    if isObserved(type), path(of: type) != nil { return true }
    return keepsNavigationController(type) && self[type].functions.contains { pushes(self[$0].fact) }
  }

  private func pushes(_ function: FunctionFact) -> Bool {
    SiteReader.sites(of: function.body ?? []).contains { site in
      guard case .call(let callee, _) = site.expression.kind, let name = callee.member else { return false }
      return Self.pushing.contains(name)
    }
  }

  private static let pushing: Set = ["pushViewController", "setViewControllers"]
}
