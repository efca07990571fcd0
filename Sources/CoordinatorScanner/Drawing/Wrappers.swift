extension Program {
  /// Whether a type is a navigation controller of the team's own.
  func isNavigationController(_ type: TypeID) -> Bool {
    externals(of: type).contains { $0.name.lastPart == Name.navigationController.text }
  }

  /// Whether a type is a hosting controller of the team's own for whichever view it is given.
  private func hostsAnyView(_ type: TypeID) -> Bool {
    !self[type].generics.isEmpty && inherits(type, from: .hostingController)
  }

  /// Whether a type of the team's own is shown for what is in it: a navigation controller, a hosting controller for any view, or
  /// a view that is no more than others.
  func onlyWraps(_ type: TypeID) -> Bool {
    isNavigationController(type) || hostsAnyView(type) || showsOnlyWhatItIsGiven(type)
  }

  /// Whether a type is a tab bar controller of the team's own.
  func isTabBarController(_ type: TypeID) -> Bool { inherits(type, from: .tabBarController) }

  /// Whether a type is one of the system, extended here or not, or inherits from it.
  fileprivate func inherits(_ type: TypeID, from base: Name) -> Bool {
    self[type].isExternal && self[type].name == base
      || externals(of: type).contains { $0.name.lastPart == base.text }
  }

  /// Whether all that stands behind a protocol inherit from a controller of the system.
  fileprivate func isOnly(_ type: TypeID, _ controller: Name) -> Bool {
    guard self[type].isProtocol else { return false }
    let behind = concreteTypes(below: type)
    return !behind.isEmpty && behind.allSatisfy { inherits($0, from: controller) }
  }

  /// Whether a type is there to put screens into a navigation controller: one of the team's own, or what keeps one and
  /// is shown as screens are, as `NavigationControllerable` is where screens are `ViewControllerable`.
  func wrapsScreens(_ type: TypeID, _ cast: Cast) -> Bool {
    if onlyWraps(type) { return true }
    guard self[type].isReference, !cast.isCoordinator(type), !cast.isScreen(type) else { return false }
    return !Words.isRouting(self[type].name) && keepsNavigationController(type)
      && isShownAsScreensAre(type, cast)
  }

  func keepsNavigationController(_ type: TypeID) -> Bool {
    self[type].properties.contains { property in
      guard let name = property.fact.type?.name ?? property.fact.initial?.madeType else { return false }
      let own = resolve(name, in: Scope(file: property.file, type: type))
      return name == .navigationController || own.map(isNavigationController) ?? false
    }
  }

  private func isShownAsScreensAre(_ type: TypeID, _ cast: Cast) -> Bool {
    inherits(type, fromRIBs: "ViewControllable")
      || ancestors(of: type).contains { above in
        self[above.type].isProtocol && concreteTypes(below: above.type).contains(where: cast.isScreen)
      }
  }

  /// Whether a type conforms to a protocol of RIBs, to which the program may have added methods.
  private func inherits(_ type: TypeID, fromRIBs name: Name) -> Bool {
    externals(of: type).contains { $0.name.lastPart == name.text }
      || ancestors(of: type).contains { self[$0.type].isExternal && self[$0.type].name == name }
  }
}

extension Flow {
  /// The navigation controllers of the team's own that each coordinator hands to another: what is seen in them is that one's.
  func stacksOfOthers(among wrappers: Set<TypeID>, _ coordinators: Set<TypeID>) -> HandedStacks {
    let filled = filledByThemselves(among: wrappers)
    var found = HandedStacks()
    for happening in happenings {
      guard case .sets = happening.effect.kind, let type = happening.type, coordinators.contains(type) else {
        continue
      }
      let others = happening.effect.target.types.filter { $0 != type && coordinators.contains($0) }
      if others.isEmpty { continue }
      let stacks = happening.effect.subject.types.filter {
        wrappers.contains($0) && !filled.contains($0) && program.isNavigationController($0)
      }
      found.given[type, default: []].formUnion(stacks)
      for other in others { found.taken[other, default: []].formUnion(stacks) }
    }
    return found
  }

  /// The navigation controllers of the team's own that make screens themselves: they are more than what others put in.
  private func filledByThemselves(among wrappers: Set<TypeID>) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for happening in happenings where happening.effect.kind == .creates {
      guard let type = happening.type, wrappers.contains(type) else { continue }
      if happening.effect.subject.types.contains(where: cast.isScreen) { found.insert(type) }
    }
    return found
  }

  /// The screens that navigation controllers of the team's own are given.
  func contents(of wrappers: Set<TypeID>) -> [TypeID: Set<TypeID>] {
    var found: [TypeID: Set<TypeID>] = [:]
    for happening in happenings {
      for wrapper in happening.effect.target.types where wrappers.contains(wrapper) {
        let given = happening.effect.subject
        found[wrapper, default: []].formUnion(given.types)
        // What a closure makes that it is told of by a method, stands elsewhere.
        if case .calls = happening.effect.kind { continue }
        found[wrapper, default: []].formUnion(given.called.types)
      }
    }
    return found
  }
}

extension Values {
  /// Whether a controller of the system is among them, or one of the team's own that inherits from it.
  func contains(_ controller: Name, in program: Program) -> Bool {
    all.contains { value in
      switch value {
      case .external(let name, _): name == controller
      case .object(let made): program.inherits(made.type, from: controller)
      case .typed(let type): program.inherits(type, from: controller) || program.isOnly(type, controller)
      default: false
      }
    }
  }
}

/// Navigation controllers of the team's own that a coordinator makes for another.
struct HandedStacks {
  /// By who hands them over.
  fileprivate(set) var given: [TypeID: Set<TypeID>] = [:]
  /// By who is handed them.
  fileprivate(set) var taken: [TypeID: Set<TypeID>] = [:]
}
