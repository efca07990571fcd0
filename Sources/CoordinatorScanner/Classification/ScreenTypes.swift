/// Which types of the program are shown: view controllers, views of SwiftUI, and what only wraps such.
struct ScreenTypes {
  let program: Program

  /// Whether a type is a view controller or a view of SwiftUI.
  func isScreen(_ type: TypeID) -> Bool {
    program.externals(of: type).contains { external in
      let name = external.name.lastPart
      if program[type].kind == .struct {
        return SwiftUI.views.contains(name) && !wrapsSystemController(type)
      }
      return UIKit.isController(external.name)
    }
  }

  /// Whether a view of SwiftUI only wraps a controller of the system, such as the one that shares things.
  private func wrapsSystemController(_ type: TypeID) -> Bool {
    let maker = program[type].functions.first { program[$0].fact.name == SwiftUI.makeController }
    guard let made = maker.flatMap({ program[$0].fact.returns?.name }),
      program.resolve(made, in: Scope(file: program[type].file, type: type)) == nil
    else { return false }
    return made != .viewController && made != .hostingController && !UIKit.isContainer(made)
  }

  /// Whether a declared type is that of a view: `some View`, `CartView`.
  func isView(_ type: TypeReference?, in scope: Scope) -> Bool {
    guard let type else { return false }
    return type.isView || type.name.flatMap { program.resolve($0, in: scope) }.map(isScreen) ?? false
  }

  /// Whether a function is a modifier of the app's own, in `extension View`.
  func isModifier(_ function: FunctionID) -> Bool {
    program[function].owner.map { program[$0].name == SwiftUI.view } ?? false
  }

  /// Whether a type inherits from a screen, also from one that the program only extends.
  func inheritsFromScreen(_ type: TypeID) -> Bool {
    program.bases(of: type).contains { $0.name.hasSuffix("ViewController") || $0.name == SwiftUI.view }
  }

  /// Whether an app starts in a type.
  func isEntry(_ type: TypeID) -> Bool {
    program.externals(of: type).contains {
      $0.name.lastPart == SwiftUI.app.text || UIKit.isEntry($0.name)
    }
  }

  /// Whether a type is a navigation controller of the team's own.
  func isNavigationController(_ type: TypeID) -> Bool {
    program.inherits(type, from: .navigationController) || isOwnStack(type)
  }

  /// Whether a type is a controller of the team's own with a stack of others.
  private func isOwnStack(_ type: TypeID) -> Bool {
    program[type].isReference && isScreen(type)
      && program[type].functions.contains {
        let fact = program[$0].fact
        return UIKit.pushing.contains(fact.name) && !fact.isOverride
          && fact.parameters.first?.type?.name == .viewController
      }
  }

  /// Whether a type is a hosting controller for any view: `final class Host<Content: View>: UIHostingController<Content>`.
  func isHostForAnyView(_ type: TypeID) -> Bool {
    program[type].isReference && !program[type].generics.isEmpty
      && program.inherits(type, from: .hostingController)
  }

  /// Whether a type is a hosting controller for any view, or a controller around one.
  private func hostsAnyView(_ type: TypeID) -> Bool {
    isHostForAnyView(type)
      || program[type].isReference && !program[type].generics.isEmpty
        && program[type].properties.contains { $0.fact.typeName == .hostingController }
  }

  /// The view of a hosting controller for one: `final class CartController: UIHostingController<CartRoot>`.
  func hosted(by type: TypeID) -> TypeID? {
    let base = program.externals(of: type).first { $0.name.lastPart == Name.hostingController.text }
    return base.flatMap { base in
      base.arguments.first?.name.flatMap { program.resolve($0, in: base.scope) }
    }
  }

  /// Whether a type is a frame for any controller, such as a bottom sheet. Its initializer takes nothing else to show:
  ///
  ///     init(content: UIViewController) { self.content = content }
  ///     func viewDidLoad() { addChild(content) }
  private func framesAnyController(_ type: TypeID) -> Bool {
    guard program[type].isReference, isScreen(type) else { return false }
    let contents = program[type].properties.filter(isAnyController).map(\.fact.name)
    return contents.contains { content in
      program[type].functions.contains {
        let fact = program[$0].fact
        return fact.name == .initializer && fact.parameters.first?.name == content
          && fact.parameters.dropFirst().allSatisfy {
            isValue($0.type, in: Scope(file: program[type].file, type: type))
          }
      } && program[type].functions.contains { adds(content, in: program[$0].fact.body ?? []) }
    }
  }

  /// Whether a declared type is none of the program's classes and protocols.
  private func isValue(_ type: TypeReference?, in scope: Scope) -> Bool {
    program.sources(of: type?.unwrapped, in: scope).allSatisfy {
      !program[$0].isReference && !program[$0].isProtocol
    }
  }

  private func adds(_ content: Name, in body: [Statement]) -> Bool {
    SiteReader.sites(of: body).contains { site in
      guard case .call(let callee, let arguments) = site.expression.kind, callee.name == UIKit.addChild
      else { return false }
      return arguments.first?.value.name == content
    }
  }

  /// Whether a property may hold any controller.
  private func isAnyController(_ property: Property) -> Bool {
    guard let type = property.fact.type, !property.fact.isStatic, property.fact.initial == nil else {
      return false
    }
    return program.parts(of: type.unwrapped, in: property.scope).contains { part in
      switch part {
      case .source(let type, _): program[type].isProtocol && program.inherits(type, from: .viewController)
      case .external(let name, _): name == .viewController
      }
    }
  }

  /// Whether a type only wraps what it shows. Navigation controllers, hosting controllers for any view, frames for any
  /// controller, and views that show only other views do.
  func onlyWraps(_ type: TypeID) -> Bool {
    isNavigationController(type) || hostsAnyView(type) || framesAnyController(type)
      || showsOnlyWhatItIsGiven(type)
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

  /// Whether a type conforms to a protocol of screens, or to a library's for such, to which the program may have added methods.
  private func isShownAsScreensAre(_ type: TypeID, _ classification: CoordinatorClassification) -> Bool {
    program.externals(of: type).contains { Dialect.screenProtocols.contains($0.name.lastPart) }
      || program.ancestors(of: type).map(\.type).contains { above in
        program[above].isExternal && Dialect.screenProtocols.contains(program[above].name)
          || program[above].isProtocol
            && program.concreteTypes(below: above).contains(where: classification.isScreen)
      }
  }
}

/// Views that only show the view that they are given: `struct RoutedStack<Root: View>: View`.
extension ScreenTypes {
  /// Whether a view shows only the view that it is given: as it is, with modifiers, or in a stack.
  func showsOnlyWhatItIsGiven(_ type: TypeID) -> Bool {
    let views = viewParameters(of: type)
    return shows(type) { property in
      guard let type = property.fact.type?.unwrapped else { return false }
      if case .function(_, let output) = type { return output.name.map(views.contains) ?? false }
      return type.name.map(views.contains) ?? false || isView(type, in: property.scope)
    }
  }

  /// The generic parameters of a type that are views: `Content` of `struct Card<Content: View>: View`.
  func viewParameters(of type: TypeID) -> [Name] {
    program[type].generics.filter { $0.constraints.contains { $0.name == SwiftUI.view } }.map(\.name)
  }

  /// Whether a view shows only what the coordinator gives that it is made with: `CoordinatorView(coordinator: child)`.
  func showsOnlyItsCoordinator(_ type: TypeID) -> Bool {
    let generics = program[type].generics.map(\.name)
    return shows(type) {
      $0.fact.type?.name.map { generics.contains($0) || CoordinatorNaming.endsInCoordinating($0) } ?? false
    }
  }

  /// Whether a view only chooses what to show by the page that it is given: `RouteView(route: route)`.
  func shows(only page: TypeID?, _ type: TypeID) -> Bool {
    page != nil && shows(type) { program.type(of: $0) == page }
  }

  /// Whether a view shows only some of its properties.
  private func shows(_ type: TypeID, only isMeant: (Property) -> Bool) -> Bool {
    guard program[type].kind == .struct, let body = body(of: type) else { return false }
    let names = program[type].properties.filter { $0.fact.getter == nil && isMeant($0) }.map(\.fact.name)
    return !names.isEmpty && body.shows(only: Set(names))
  }

  /// Whether a view is a stack, with what it shows first.
  func isStack(_ view: TypeID) -> Bool {
    body(of: view)?.isAlone { SwiftUI.stacks.contains($0.text) } ?? false
  }

  private func body(of view: TypeID) -> ViewTree? {
    program[view].properties.first { $0.fact.name == "body" }?.fact.getter.map { ViewTree($0) }
  }
}
