/// Classes of the team's own that coordinators navigate by: they have the path of a stack, or keep a navigation controller and
/// push screens on it.
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

  /// The routers of any screens that several coordinators navigate by: `let router: Router`, with a `NavigationPath`. They lead
  /// to nothing themselves.
  var tools: Set<TypeID> {
    let keepers = program.typeIDs.filter {
      program[$0].isReference && CoordinatorNaming.endsInCoordinating(program[$0].name)
    }
    let kept = keepers.flatMap { Set(program[$0].properties.compactMap(program.type(of:))) }
    let shared = Dictionary(kept.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys
    return Set(shared).filter { type in
      program[type].properties.contains { $0.fact.typeName == SwiftUI.path } && navigates(type)
    }
  }

  private func navigates(_ type: TypeID) -> Bool {
    if program.screenTypes.isNavigationController(type) { return true }
    guard program[type].isReference, !CoordinatorNaming.isCoordinating(program[type].name),
      !program.screenTypes.isScreen(type)
    else {
      return false
    }
    return path(of: type) != nil
      || program.screenTypes.keepsNavigationController(type)
        && program[type].functions.contains { program[$0].fact.calls(oneOf: UIKit.pushing) }
  }
}
