/// The members that a type navigates with: a controller, a window, the path of a stack, or another coordinator.
struct NavigationMeans {
  let program: Program

  /// The property that a type navigates with, or a property of an object that it keeps.
  func any(of type: TypeID) -> String? {
    member(of: type) ?? navigator(of: type)?.text ?? slot(of: type)?.text
  }

  /// The property or method that a type navigates with.
  func member(of type: TypeID) -> String? {
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

  /// The property with a controller of the system in which a type shows its screens.
  func controller(of type: TypeID) -> Name? {
    program[type].properties.first { property in
      guard property.fact.hold == .strong, property.fact.getter == nil else { return false }
      let name = property.fact.typeName
      return name.map(UIKit.isContainer) ?? false
    }?.fact.name
  }

  /// The property of a type with something of the team's own to navigate by.
  func navigator(of type: TypeID) -> Name? {
    program[type].properties.first { property in
      guard let own = program.type(of: property) else { return false }
      return ([own] + program.concreteTypes(below: own)).contains(where: navigates)
    }?.fact.name
  }

  /// The routers of any screens that several coordinators navigate by: `let router: Router`, with a `NavigationPath`, or with a
  /// list of pages around any view. They lead to nothing themselves.
  func tools(of coordinators: Set<TypeID>) -> Set<TypeID> {
    let keepers = program.typeIDs.filter {
      coordinators.contains($0)
        || program[$0].isReference && CoordinatorNaming.endsInCoordinating(program[$0].name)
    }
    let kept = keepers.flatMap { Set(program[$0].properties.compactMap(program.type(of:))) }
    let shared = Dictionary(kept.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys
    return Set(shared).filter { isOwnObject($0) && program[$0].properties.contains(where: isOfAnyScreens) }
  }

  /// Whether a property is a path of any screens: a `NavigationPath`, or a list of pages around any view, as `var stack: [Page]`
  /// with `struct Page { let view: AnyView }`.
  private func isOfAnyScreens(_ property: Property) -> Bool {
    if property.fact.typeName == SwiftUI.path { return true }
    let page = property.fact.type?.element?.name.flatMap { program.resolve($0, in: property.scope) }
    return page.map { program[$0].properties.contains { $0.fact.type?.isView == true } } ?? false
  }

  /// Whether a type is a class, and neither a screen nor named like a coordinator.
  private func isOwnObject(_ type: TypeID) -> Bool {
    program[type].isReference && !CoordinatorNaming.isCoordinating(program[type].name)
      && !program.screenTypes.isScreen(type)
  }

  private func navigates(_ type: TypeID) -> Bool {
    if program.screenTypes.isNavigationController(type) { return true }
    guard isOwnObject(type) else { return false }
    return path(of: type) != nil
      || program.screenTypes.keepsNavigationController(type)
        && program[type].functions.contains { program[$0].fact.calls(oneOf: UIKit.pushing) }
  }

  /// The path that a coordinator of SwiftUI's stacks pushes to, its own or that of a class above it.
  func path(of type: TypeID) -> Name? {
    program.lineage(of: type).filter { program[$0].isReference }.lazy.compactMap { owner in
      program[owner].properties.first { isPath($0.fact, owner) }?.fact.name
    }.first
  }

  private func isPath(_ property: PropertyFact, _ type: TypeID) -> Bool {
    let typeName = property.typeName
    return typeName == SwiftUI.path || property.name == "path" && property.type?.element != nil
      || makesViews(of: property, type)
  }

  /// Whether a list is a path under another name: a method turns its elements into views.
  private func makesViews(of list: PropertyFact, _ type: TypeID) -> Bool {
    let page = list.type?.element?.name ?? list.initial?.emptyListType?.element?.name
    return list.getter == nil && page != nil
      && program.methods(of: type).map(\.fact).contains { fact in
        fact.returns?.isView == true && fact.parameters.contains { $0.type?.name == page }
      }
  }

  /// A property that is called after a coordinator and keeps one.
  private func slot(of type: TypeID) -> Name? {
    program[type].properties.first { property in
      guard let name = property.fact.type?.name, property.fact.hold == .strong,
        CoordinatorNaming.isCoordinating(name),
        !UIKit.coordinatorsOfFiles.contains(name), CoordinatorNaming.isCoordinating(property.fact.name),
        !CoordinatorNaming.isWayUp(property.fact.name)
      else { return false }
      return mayLead(name, in: property.scope)
    }?.fact.name
  }

  /// Whether a type with the name of a coordinator can be one. It can if it is not in the sources, has a base, gives its
  /// controller, or starts and navigates.
  private func mayLead(_ name: Name, in scope: Scope) -> Bool {
    guard let type = program.resolve(name, in: scope), !program[type].isProtocol else { return true }
    let above =
      program.ancestors(of: type).map { program[$0.type].name } + program.externals(of: type).map(\.name)
    return above.contains(where: CoordinatorNaming.isCoordinating)
      || program.controllerFlows.root(of: type) != nil
      || program.behaviour.starts(type)
        && (member(of: type) != nil || navigator(of: type) != nil || program.childLists.list(of: type) != nil)
  }
}
