/// Which types of the program are shown: view controllers, views of SwiftUI, and what only wraps such.
struct ScreenTypes {
  let program: Program

  /// Whether a type is a view controller or a view of SwiftUI.
  func isScreen(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { external in
      let name = external.name.lastPart
      if program[type].kind == .struct {
        return ["View", "App", "UIViewControllerRepresentable", "UIViewRepresentable"].contains(name)
      }
      return name.hasSuffix("ViewController") || name.hasSuffix("HostingController")
        || Self.controllers.contains(name)
    }
  }

  /// Whether an app starts in a type.
  func isEntry(_ type: TypeID) -> Bool {
    program.externals(of: type).contains {
      ["App", "UIResponder"].contains($0.name.lastPart) || $0.name.hasSuffix("ApplicationDelegate")
        || $0.name.hasSuffix("SceneDelegate")
    }
  }

  private static let controllers: Set = [
    "UIAlertController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "NSWindowController",
    "UIActivityViewController", "UISearchController",
  ]

  /// Whether a type is a navigation controller of the team's own.
  func isNavigationController(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { $0.name.lastPart == Name.navigationController.text }
      || isOwnStack(type)
  }

  /// Whether a type is a controller of the team's own with a stack of others.
  private func isOwnStack(_ type: TypeID) -> Bool {
    program[type].isReference && isScreen(type)
      && program[type].functions.contains {
        let fact = program[$0].fact
        return fact.name == Self.pushing && !fact.isOverride
          && fact.parameters.first?.type?.name == "UIViewController"
      }
  }

  private static let pushing: Name = "pushViewController"

  /// Whether a type is a hosting controller for any view.
  private func hostsAnyView(_ type: TypeID) -> Bool {
    !program[type].generics.isEmpty && program.inherits(type, from: .hostingController)
  }

  /// Whether a type only wraps what it shows: a navigation controller, a hosting controller for any view, or a view
  /// that shows only others.
  func onlyWraps(_ type: TypeID) -> Bool {
    isNavigationController(type) || hostsAnyView(type) || showsOnlyWhatItIsGiven(type)
  }

  /// Whether a type is a tab bar controller of the team's own.
  func isTabBarController(_ type: TypeID) -> Bool { program.inherits(type, from: .tabBarController) }

  /// Whether all types that conform to a protocol inherit from a controller of the system.
  func isOnly(_ type: TypeID, _ controller: Name) -> Bool {
    guard program[type].isProtocol else { return false }
    let behind = program.concreteTypes(below: type)
    return !behind.isEmpty && behind.allSatisfy { program.inherits($0, from: controller) }
  }

  /// Whether a type only puts screens into a navigation controller. It is one, or it keeps one and is shown like a
  /// screen.
  func wrapsScreens(_ type: TypeID, _ classification: CoordinatorClassification) -> Bool {
    if onlyWraps(type) { return true }
    guard program[type].isReference, !classification.isCoordinator(type), !classification.isScreen(type)
    else {
      return false
    }
    return !CoordinatorNaming.isRouting(program[type].name) && keepsNavigationController(type)
      && isShownAsScreensAre(type, classification)
  }

  func keepsNavigationController(_ type: TypeID) -> Bool {
    program[type].properties.contains { property in
      property.fact.typeName == .navigationController
        || program.type(of: property).map(isNavigationController) ?? false
    }
  }

  private func isShownAsScreensAre(_ type: TypeID, _ classification: CoordinatorClassification) -> Bool {
    inheritsScreenProtocol(type)
      || program.ancestors(of: type).contains { above in
        program[above.type].isProtocol
          && program.concreteTypes(below: above.type).contains(where: classification.isScreen)
      }
  }

  /// Whether a type conforms to a library's protocol for screens, to which the program may have added methods.
  private func inheritsScreenProtocol(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { Dialect.screenProtocols.contains($0.name.lastPart) }
      || program.ancestors(of: type).contains {
        program[$0.type].isExternal && Dialect.screenProtocols.contains(program[$0.type].name)
      }
  }
}
