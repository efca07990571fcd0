extension Program {
  /// Whether a type is a navigation controller of the team's own.
  func isNavigationController(_ type: TypeID) -> Bool {
    externals(of: type).contains { $0.name.lastPart == Name.navigationController.text } || isOwnStack(type)
  }

  /// Whether a type is a controller of the team's own with a stack of others.
  private func isOwnStack(_ type: TypeID) -> Bool {
    self[type].isReference && isScreen(type)
      && self[type].functions.contains {
        let fact = self[$0].fact
        return fact.name == Self.pushing && !fact.isOverride
          && fact.parameters.first?.type?.name == "UIViewController"
      }
  }

  private static let pushing: Name = "pushViewController"

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
  func inherits(_ type: TypeID, from base: Name) -> Bool {
    self[type].isExternal && self[type].name == base
      || externals(of: type).contains { $0.name.lastPart == base.text }
  }

  /// Whether all that stands behind a protocol inherit from a controller of the system.
  func isOnly(_ type: TypeID, _ controller: Name) -> Bool {
    guard self[type].isProtocol else { return false }
    let behind = concreteTypes(below: type)
    return !behind.isEmpty && behind.allSatisfy { inherits($0, from: controller) }
  }

  /// Whether a type is there to put screens into a navigation controller: one of the team's own, or what keeps one and
  /// is shown as screens are, as `NavigationControllerable` is where screens are `ViewControllerable`.
  func wrapsScreens(_ type: TypeID, _ classification: CoordinatorClassification) -> Bool {
    if onlyWraps(type) { return true }
    guard self[type].isReference, !classification.isCoordinator(type), !classification.isScreen(type) else {
      return false
    }
    return !CoordinatorNaming.isRouting(self[type].name) && keepsNavigationController(type)
      && isShownAsScreensAre(type, classification)
  }

  func keepsNavigationController(_ type: TypeID) -> Bool {
    self[type].properties.contains { property in
      guard let name = property.fact.type?.name ?? property.fact.initial?.madeType else { return false }
      let own = resolve(name, in: Scope(file: property.file, type: type))
      return name == .navigationController || own.map(isNavigationController) ?? false
    }
  }

  private func isShownAsScreensAre(_ type: TypeID, _ classification: CoordinatorClassification) -> Bool {
    inheritsScreenProtocol(type)
      || ancestors(of: type).contains { above in
        self[above.type].isProtocol
          && concreteTypes(below: above.type).contains(where: classification.isScreen)
      }
  }

  /// Whether a type conforms to a library's protocol for screens, to which the program may have added methods.
  private func inheritsScreenProtocol(_ type: TypeID) -> Bool {
    externals(of: type).contains { Dialect.screenProtocols.contains($0.name.lastPart) }
      || ancestors(of: type).contains {
        self[$0.type].isExternal && Dialect.screenProtocols.contains(self[$0.type].name)
      }
  }
}
