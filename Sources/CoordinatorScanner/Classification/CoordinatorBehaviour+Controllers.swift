/// Flows that give the controller in which they are seen, as one for a tab does, and flows that are values.
extension CoordinatorBehaviour {
  /// The method without parameters that creates and returns the controller of a flow, as `makeRoot()`. Delegate
  /// methods and lookups do not count.
  func root(of type: TypeID) -> Name? {
    guard CoordinatorNaming.endsInCoordinating(program[type].name) else { return nil }
    return giver(of: type) { $0.parameters.allSatisfy(\.isOptional) && $0.returns.map(Self.isRoot) ?? false }
  }

  /// The method that returns the controllers of a part of a flow, as `build(for: state)`. It or a helper makes them.
  func controllerGiver(of type: TypeID) -> Name? {
    let functions = program[type].functions.map { program[$0] }
    let builder = functions.first { function in
      let state = function.fact.parameters.first?.type?.name
      return function.fact.returns?.unwrapped.name == "UIViewController"
        && state.map { CoordinatorNaming.isStage($0) || $0.hasSuffix("State") } ?? false
    }
    guard let builder,
      giver(of: type, where: { $0.returns?.unwrapped.name?.hasSuffix("ViewController") == true }) != nil
    else { return nil }
    return builder.fact.name
  }

  private func giver(of type: TypeID, where isMeant: (FunctionFact) -> Bool) -> Name? {
    guard CoordinatorNaming.endsInCoordinating(program[type].name) else { return nil }
    let method = program[type].functions.map { program[$0] }.first { function in
      !function.fact.isStatic && isMeant(function.fact) && makesController(function, of: type)
    }
    return method?.fact.name
  }

  /// The property with a controller of the system in which a type shows its screens.
  func ownController(of type: TypeID) -> Name? {
    program[type].properties.first { property in
      guard property.fact.hold == .strong, property.fact.getter == nil else { return false }
      let name = property.fact.typeName
      return name.map(Self.isContainer) ?? false
    }?.fact.name
  }

  /// The one that it makes itself.
  private func madeController(of type: TypeID) -> Name? {
    program[type].properties.first { $0.fact.initial?.madeType.map(Self.isContainer) ?? false }?.fact.name
  }

  /// Whether a value starts, and shows a screen that it makes.
  func startsByShowing(_ type: TypeID) -> Bool {
    let functions = program[type].functions.map { program[$0] }
    return functions.contains { CoordinatorNaming.isStarting($0.fact.name) && !$0.fact.isStatic }
      && functions.contains { $0.fact.calls(oneOf: Self.showing) }
      && functions.contains { makesController($0, of: type) }
  }

  /// Whether an object shows a screen of the program that it makes in one method, whatever that is called.
  func showsOwnScreen(_ type: TypeID) -> Bool {
    guard CoordinatorNaming.endsInCoordinating(program[type].name), !isMadeForView(type) else { return false }
    return showsMadeScreen(type)
  }

  /// The same, whatever the name of the object.
  func showsMadeScreen(_ type: TypeID) -> Bool {
    program[type].functions.map { program[$0] }.contains { function in
      !function.fact.isStatic && (function.fact.calls(oneOf: Self.showing) || function.fact.setsScreens)
        && makesController(function, of: type)
    }
  }

  /// Why a type without anything to navigate with is a coordinator. It shows a screen that it creates on a controller
  /// that it is given, as in `start(on: navigationController)`.
  func guestReason(of type: TypeID) -> String? {
    guard program[type].isReference, CoordinatorNaming.endsInCoordinating(program[type].name),
      !isMadeForView(type)
    else {
      return nil
    }
    let method = program[type].functions.map { program[$0] }.first { function in
      let isStart = CoordinatorNaming.isStarting(function.fact.name) || function.fact.name == "present"
      return isStart && !function.fact.isStatic && function.fact.showsOnWhatItIsGiven
        && makesController(function, of: type)
    }
    return method.map { "shows a screen that it makes on what \($0.fact.name) is given" }
  }

  /// Whether it is what SwiftUI calls the coordinator of a view of UIKit.
  func isMadeForView(_ type: TypeID) -> Bool {
    (program.index.methods["makeCoordinator"] ?? []).contains { id in
      let function = program[id]
      guard let returned = function.fact.returns else { return false }
      return program.parts(of: returned, in: function.scope).contains { $0.source == type }
    }
  }

  /// Whether a method makes a screen of the program or a controller for such, or gives its type's own.
  private func makesController(_ function: Function, of type: TypeID) -> Bool {
    let body = function.fact.body ?? []
    if let own = madeController(of: type), body.last?.result?.ownName == own { return true }
    return SiteReader.sites(of: body).contains { site in
      guard let made = site.expression.madeType else { return false }
      let screen = program.resolve(made, in: function.scope)
      return screen.map { program.screenTypes.isScreen($0) && !isAlert($0) }
        ?? (Self.isContainer(made) || made == .hostingController)
    }
  }

  /// Whether it is a screen of the system that the team has only dressed, as one that asks something.
  private func isAlert(_ screen: TypeID) -> Bool {
    program.externals(of: screen).contains {
      ["UIAlertController", "UIActivityViewController"].contains($0.name.lastPart)
    }
  }

  private static func isRoot(_ type: TypeReference) -> Bool {
    guard let name = type.name else { return false }
    return name == "UIViewController" || isContainer(name)
  }

  private static func isContainer(_ name: Name) -> Bool {
    [.navigationController, .tabBarController, .splitViewController].contains(name)
  }

  fileprivate static let showing: Set<Name> = ["pushViewController", "setViewControllers", "present", "show"]
}

extension FunctionFact {
  /// Whether it calls a member of one of some names.
  func calls(oneOf names: Set<Name>) -> Bool {
    SiteReader.sites(of: body ?? []).contains { site in
      guard case .call(let callee, _) = site.expression.kind, let name = callee.member else { return false }
      return names.contains(name)
    }
  }
}

extension FunctionFact {
  /// Whether it sets the screens of a controller or window: `navigation.viewControllers = [screen]`.
  fileprivate var setsScreens: Bool {
    SiteReader.sites(of: body ?? []).contains { site in
      guard case .assignment(let left, _) = site.expression.kind else { return false }
      return left.member == "viewControllers" || left.member == "rootViewController"
    }
  }

  /// Whether it shows something on a controller that it is given.
  fileprivate var showsOnWhatItIsGiven: Bool {
    let hosts = parameters.filter { $0.type?.unwrapped.name.map(Self.isHost) ?? false }.map(\.name)
    if hosts.isEmpty { return false }
    return SiteReader.sites(of: body ?? []).contains { site in
      guard case .call(let callee, _) = site.expression.kind, case .member(let base?, let name) = callee.kind
      else { return false }
      return CoordinatorBehaviour.showing.contains(name) && base.name.map(hosts.contains) == true
    }
  }

  private static func isHost(_ name: Name) -> Bool {
    name == "UIViewController"
      || [.navigationController, .tabBarController, .splitViewController].contains(name)
  }
}
