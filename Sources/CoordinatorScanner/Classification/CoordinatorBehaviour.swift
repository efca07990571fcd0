/// Says what a type does like a coordinator: it starts, navigates, keeps children or gives views.
struct CoordinatorBehaviour {
  let program: Program

  /// Whether a method from elsewhere attaches what it is given. All methods and cases of a library's base do, unless they are
  /// named like `pop` or `dismiss`.
  func attaches(_ method: Name, to owner: TypeID) -> Bool {
    if CoordinatorNaming.isDetaching(method) { return false }
    if CoordinatorNaming.isAttaching(method) { return true }
    return program.externals(of: owner).contains { reason($0) != nil }
  }

  /// The property that a type navigates with, or a property of an object that it keeps.
  func means(of type: TypeID) -> String? {
    navigation(of: type) ?? navigator(of: type)?.text ?? slot(of: type)?.text
  }

  /// Why an object that gives a view for its flow is a coordinator.
  func givenFlowView(of type: TypeID) -> String? {
    guard program[type].isReference, CoordinatorNaming.endsInCoordinating(program[type].name),
      !listensToSystem(type),
      !isMadeForView(type)
    else { return nil }
    return rootViewReason(of: type)
  }

  /// Whether a type is named like a coordinator, and may be one by what it does.
  func mayCoordinate(_ type: TypeID) -> Bool {
    let fact = program[type]
    guard CoordinatorNaming.isCoordinating(fact.name) || fact.name.hasSuffix("FlowController"),
      !CoordinatorNaming.isStore(fact.name), !isLookAlike(type), !standsWithin(type)
    else { return false }
    return fact.isReference || fact.kind == .struct && startsByShowing(type)
  }

  /// Whether a type is nested, like the `Coordinator` of a `UIViewRepresentable`. An `enum` without cases
  /// is only a namespace.
  func standsWithin(_ type: TypeID) -> Bool {
    guard program[type].name.outerPart != nil else { return false }
    if isMadeForView(type) { return true }
    guard let outer = program.outerType(of: type) else { return true }
    return program[outer].kind != .enum || !program[outer].cases.isEmpty || standsWithin(outer)
  }

  /// Whether a router can lead an app: it starts and has the window. Other routers are helpers, or belong to one
  /// screen.
  func mayRoute(_ type: TypeID) -> Bool {
    let fact = program[type]
    guard fact.isReference, fact.name.outerPart == nil, fact.name.hasSuffix("Router"), !isLookAlike(type)
    else {
      return false
    }
    let starts = fact.functions.contains {
      CoordinatorNaming.isStarting(program[$0].fact.name) && !program[$0].fact.isStatic
    }
    return starts && fact.properties.contains { $0.fact.type?.name == .window && $0.fact.hold == .strong }
  }

  /// Whether a router, flow or navigator can lead views of SwiftUI: they observe it.
  func mayRouteViews(_ type: TypeID) -> Bool {
    program[type].isReference && CoordinatorNaming.isRouting(program[type].name) && isObserved(type)
      && !isLookAlike(type) && !standsWithin(type)
  }

  /// Whether a type inherits from a base only by the protocol of a service, and does not start anything: neither is named
  /// like a coordinator.
  func isService(_ type: TypeID, below bases: Set<TypeID>) -> Bool {
    func isNamed(_ type: TypeID) -> Bool {
      bases.contains(type) || CoordinatorNaming.isCoordinating(program[type].name)
        || CoordinatorNaming.isRouting(program[type].name)
    }
    let classes = program.lineage(of: type).filter { program[$0].isReference }
    if classes.contains(where: isNamed) || classes.contains(where: starts) { return false }
    let named = classes.flatMap { owner in
      program[owner].inherited.compactMap {
        program.resolve($0.type.name ?? "", in: Scope(file: program[owner].file, type: owner))
      }
    }
    return !named.contains(where: isNamed)
  }

  /// Whether a property of a struct may refer to a coordinator above whoever gets the struct.
  func mayCarryWayUp(_ name: Name, in type: TypeID) -> Bool {
    guard let property = program.property(name, on: type) else { return false }
    return property.fact.hold != .strong || CoordinatorNaming.isWayUp(name)
  }

  func starts(_ type: TypeID) -> Bool {
    program[type].functions.contains { CoordinatorNaming.isStarting(program[$0].fact.name) }
  }

  /// The same without what shows others, as `CoordinatorPresentation.run(presented: controller)` does.
  func startsFlow(_ type: TypeID) -> Bool {
    let isNamed = CoordinatorNaming.endsInCoordinating(program[type].name)
    return program.methods(of: type).map(\.fact).contains { fact in
      CoordinatorNaming.isStarting(fact.name) && (isNamed || fact.parameters.allSatisfy(\.isOptional))
    }
  }

  /// Whether views of SwiftUI follow what an object says.
  func isObserved(_ type: TypeID) -> Bool {
    program[type].has(attribute: SwiftUI.observable)
      || program.externals(of: type).contains { $0.name.lastPart == SwiftUI.observed.text }
  }

  /// Why a class is a base: it has the navigation path of all classes below it.
  func stackReason(of type: TypeID) -> String? {
    guard !program[type].isProtocol, !program.family.descendants[type.index].isEmpty, !isLookAlike(type),
      CoordinatorNaming.endsInCoordinating(program[type].name)
    else { return nil }
    return path(of: type).map { "navigates by \($0)" }
  }

  /// The path that a coordinator of SwiftUI's stacks pushes to, its own or that of a class above it.
  func path(of type: TypeID) -> Name? {
    let classes = program.lineage(of: type).filter { program[$0].isReference }
    for owner in classes {
      if let path = program[owner].properties.first(where: { isPath($0.fact, owner) }) {
        return path.fact.name
      }
    }
    return nil
  }

  private func isPath(_ property: PropertyFact, _ type: TypeID) -> Bool {
    let typeName = property.typeName
    return typeName == SwiftUI.path || property.name == "path" && property.type?.element != nil
      || makesViews(of: property, type)
  }

  /// Whether a list is a path under another name: what it lists, a method turns into views.
  private func makesViews(of list: PropertyFact, _ type: TypeID) -> Bool {
    guard list.getter == nil,
      let page = list.type?.element?.name ?? list.initial?.emptyListType?.element?.name
    else {
      return false
    }
    return program[type].functions.contains { id in
      let fact = program[id].fact
      return fact.returns?.isView == true
        && fact.parameters.contains { $0.type?.name == page }
    }
  }

  /// A property that keeps another coordinator.
  private func slot(of type: TypeID) -> Name? {
    var seen: Set<TypeID> = [type]
    return slots(of: type).first { mayLead($0.typeName, in: $0.scope, &seen) }?.name
  }

  /// The properties that are called after coordinators and keep what is called one.
  private func slots(of type: TypeID) -> [(name: Name, typeName: Name, scope: Scope)] {
    program[type].properties.compactMap { property in
      guard let name = property.fact.type?.name, property.fact.hold == .strong,
        CoordinatorNaming.isCoordinating(name),
        !UIKit.coordinatorsOfFiles.contains(name), CoordinatorNaming.isCoordinating(property.fact.name),
        !CoordinatorNaming.isWayUp(property.fact.name)
      else { return nil }
      return (property.fact.name, name, property.scope)
    }
  }

  /// Whether a type with the name of a coordinator can be one. It can if it is not in the sources, has a base, or
  /// starts and navigates.
  private func mayLead(_ name: Name, in scope: Scope, _ seen: inout Set<TypeID>) -> Bool {
    guard let type = program.resolve(name, in: scope), !program[type].isProtocol else { return true }
    let above =
      program.ancestors(of: type).map { program[$0.type].name } + program.externals(of: type).map(\.name)
    if above.contains(where: CoordinatorNaming.isCoordinating) || root(of: type) != nil { return true }
    guard seen.insert(type).inserted, starts(type) else { return false }
    if navigation(of: type) != nil || navigator(of: type) != nil || childList(of: type) != nil { return true }
    for slot in slots(of: type) where mayLead(slot.typeName, in: slot.scope, &seen) { return true }
    return false
  }

  /// Whether an object is a delegate of the system, as what draws in a view or lets things be dropped there.
  private func listensToSystem(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { $0.name.hasSuffix("Delegate") || $0.name.hasSuffix("DataSource") }
  }

  /// Whether a type with the name of a coordinator is a view, a screen or a view model.
  private func isLookAlike(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { external in
      let name = Name(external.name.lastPart)
      return UIKit.isView(name) || name == SwiftUI.view || name == "ViewModel"
    }
  }
}
