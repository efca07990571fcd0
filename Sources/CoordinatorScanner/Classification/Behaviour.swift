extension Program {
  /// What a type navigates with, itself or by one that it keeps.
  func means(of type: TypeID) -> String? {
    navigation(of: type) ?? navigator(of: type)?.text ?? slot(of: type)?.text
  }

  /// Why an object that gives a view for its flow is a coordinator.
  func givenFlowView(of type: TypeID) -> String? {
    guard self[type].isReference, CoordinatorNaming.endsInCoordinating(self[type].name),
      !listensToSystem(type),
      !isMadeForView(type)
    else { return nil }
    return rootViewReason(of: type)
  }

  /// Whether a type is named like a coordinator, and may be one by what it does.
  func mayCoordinate(_ type: TypeID) -> Bool {
    let fact = self[type]
    guard CoordinatorNaming.isCoordinating(fact.name) || fact.name.hasSuffix("FlowController"),
      !CoordinatorNaming.isStore(fact.name), !isLookAlike(type), !standsWithin(type)
    else { return false }
    return fact.isReference || fact.kind == .struct && startsByShowing(type)
  }

  /// Whether a type stands within another, as what SwiftUI calls the coordinator of a view of UIKit; an `enum` without
  /// cases is no more than a name around it.
  func standsWithin(_ type: TypeID) -> Bool {
    guard self[type].name.outerPart != nil else { return false }
    if isMadeForView(type) { return true }
    guard let outer = outerType(of: type) else { return true }
    return self[outer].kind != .enum || !self[outer].cases.isEmpty || standsWithin(outer)
  }

  /// Whether a router may lead an app: it starts, and has the window. Others are helpers, or belong to one screen.
  func mayRoute(_ type: TypeID) -> Bool {
    let fact = self[type]
    guard fact.isReference, fact.name.outerPart == nil, fact.name.hasSuffix("Router"), !isLookAlike(type)
    else {
      return false
    }
    let starts = fact.functions.contains {
      CoordinatorNaming.isStarting(self[$0].fact.name) && !self[$0].fact.isStatic
    }
    return starts && fact.properties.contains { $0.fact.type?.name == "UIWindow" && $0.fact.hold == .strong }
  }

  func starts(_ type: TypeID) -> Bool {
    self[type].functions.contains { CoordinatorNaming.isStarting(self[$0].fact.name) }
  }

  /// Whether views of SwiftUI follow what an object says.
  func isObserved(_ type: TypeID) -> Bool {
    self[type].has(attribute: "Observable")
      || externals(of: type).contains { $0.name.lastPart == "ObservableObject" }
  }

  /// Why what inherits from a class is a coordinator: it is one of SwiftUI's stacks, with a path for all below it.
  func stackReason(of type: TypeID) -> String? {
    guard !self[type].isProtocol, !family.descendants[type.index].isEmpty, !isLookAlike(type),
      CoordinatorNaming.endsInCoordinating(self[type].name)
    else { return nil }
    return path(of: type).map { "navigates by \($0)" }
  }

  /// The path that a coordinator of SwiftUI's stacks pushes to, its own or that of a class above it.
  func path(of type: TypeID) -> Name? {
    let classes = [type] + ancestors(of: type).map(\.type).filter { self[$0].isReference }
    for owner in classes {
      if let path = self[owner].properties.first(where: { isPath($0.fact, owner) }) { return path.fact.name }
    }
    return nil
  }

  private func isPath(_ property: PropertyFact, _ type: TypeID) -> Bool {
    let typeName = property.type?.name ?? property.initial?.madeType
    return typeName == "NavigationPath" || property.name == "path" && property.type?.element != nil
      || makesViews(of: property, type)
  }

  /// Whether a list is a path under another name: what it lists, a method turns into views.
  private func makesViews(of list: PropertyFact, _ type: TypeID) -> Bool {
    guard list.getter == nil, let page = list.type?.element?.name ?? list.initial?.listedName else {
      return false
    }
    return self[type].functions.contains { id in
      let fact = self[id].fact
      return ["View", "AnyView"].contains(fact.returns?.name)
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
    self[type].properties.compactMap { property in
      guard let name = property.fact.type?.name, property.fact.hold == .strong,
        CoordinatorNaming.isCoordinating(name),
        !Self.isOfFiles(name), CoordinatorNaming.isCoordinating(property.fact.name),
        !CoordinatorNaming.isWayUp(property.fact.name)
      else { return nil }
      return (property.fact.name, name, Scope(file: property.file, type: type))
    }
  }

  /// Whether what is named like a coordinator may be one: it is not in the sources, inherits, or starts and navigates,
  /// itself or by one that it keeps.
  private func mayLead(_ name: Name, in scope: Scope, _ seen: inout Set<TypeID>) -> Bool {
    guard let type = resolve(name, in: scope), !self[type].isProtocol else { return true }
    let above = ancestors(of: type).map { self[$0.type].name } + externals(of: type).map(\.name)
    if above.contains(where: CoordinatorNaming.isCoordinating) || root(of: type) != nil { return true }
    guard seen.insert(type).inserted, starts(type) else { return false }
    if navigation(of: type) != nil || navigator(of: type) != nil || childList(of: type) != nil { return true }
    for slot in slots(of: type) where mayLead(slot.typeName, in: slot.scope, &seen) { return true }
    return false
  }

  /// Whether an object is a delegate of the system, as what draws in a view or lets things be dropped there.
  private func listensToSystem(_ type: TypeID) -> Bool {
    externals(of: type).contains { $0.name.hasSuffix("Delegate") || $0.name.hasSuffix("DataSource") }
  }

  /// What the system calls coordinators, and are for stores and files.
  private static func isOfFiles(_ name: Name) -> Bool {
    ["NSPersistentStoreCoordinator", "NSFileCoordinator"].contains(name)
  }

  /// Whether what is named like a coordinator is a delegate of a view, a screen or a view model.
  private func isLookAlike(_ type: TypeID) -> Bool {
    externals(of: type).contains { external in
      let name = external.name.lastPart
      return name.hasSuffix("ViewController") || name.hasSuffix("PresentationController") || name == "View"
        || name == "UIView" || name == "ViewModel"
    }
  }
}

extension Expression {
  /// What it lists, where it makes an empty list: `[Page]()`.
  fileprivate var listedName: Name? {
    guard case .call(let callee, _) = kind else { return nil }
    if case .type(let type) = callee.kind { return type.element?.name }
    if case .array(let parts) = callee.kind, parts.count == 1 { return parts[0].name }
    return nil
  }
}
