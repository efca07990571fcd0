/// Classes of the team's own that coordinators navigate by: they keep a navigation controller, and push screens on it.
/// A type that only presents may exist for alerts.
extension CoordinatorBehaviour {
  /// Why a type that is not in the sources makes what inherits from it a coordinator; nil where it does not.
  func reason(_ base: ClassHierarchy.ExternalAncestor) -> String? {
    if program.baseTypes.contains(base.name) || program.baseTypes.contains(base.name.lastPart) {
      return "inherits from \(base.name.lastPart), which \(Self.isDecided)"
    }
    return Dialect.reason(for: base, imports: program.imports)
  }

  /// The property or method that a type navigates with.
  func navigation(of type: TypeID) -> String? {
    let property = program[type].properties.first { property in
      let name = property.fact.name.lowercased()
      let typeName = property.fact.type?.name?.lastPart ?? property.fact.initial?.madeType?.text ?? ""
      return UIKit.navigationTypes.contains(typeName) || typeName.hasSuffix("ViewController")
        || UIKit.navigationNames.contains { name.has($0) }
    }
    if let property { return property.fact.name.text }
    let method = program[type].functions.first { program[$0].fact.name == "toPresentable" }
    return method.map { "\(program[$0].fact.name)()" }
  }

  /// The property of a type with something of the team's own to navigate by.
  func navigator(of type: TypeID) -> Name? {
    program[type].properties.first { property in
      guard let own = program.type(of: property) else { return false }
      return ([own] + program.concreteTypes(below: own)).contains(where: navigates)
    }?.fact.name
  }

  private func navigates(_ type: TypeID) -> Bool {
    if program.screenTypes.isNavigationController(type) { return true }
    guard program[type].isReference, !CoordinatorNaming.isCoordinating(program[type].name),
      !program.screenTypes.isScreen(type)
    else {
      return false
    }
    return program.screenTypes.keepsNavigationController(type)
      && program[type].functions.contains { program[$0].fact.calls(oneOf: UIKit.pushing) }
  }
}
