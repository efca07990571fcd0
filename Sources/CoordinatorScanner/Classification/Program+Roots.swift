/// Flows that give the controller in which they are seen, as one for a tab does, and flows that are values.
extension Program {
  /// The method that makes and gives the controller of a flow: one that is asked for nothing, as `makeRoot()`. What gives one
  /// for a delegate of the system, or looks one up, gives none of its own.
  func root(of type: TypeID) -> Name? {
    guard CoordinatorNaming.endsInCoordinating(self[type].name) else { return nil }
    let method = self[type].functions.map { self[$0] }.first { function in
      let fact = function.fact
      return !fact.isStatic && fact.parameters.allSatisfy(\.isOptional)
        && fact.returns.map(Self.isRoot) ?? false
        && makesController(function, of: type)
    }
    return method?.fact.name
  }

  /// The controller of the system that a type has of its own to show others in.
  func ownController(of type: TypeID) -> Name? {
    self[type].properties.first { property in
      guard property.fact.hold == .strong, property.fact.getter == nil else { return false }
      let name = property.fact.type?.name ?? property.fact.initial?.madeType
      return name.map(Self.isContainer) ?? false
    }?.fact.name
  }

  /// The one that it makes itself.
  private func madeController(of type: TypeID) -> Name? {
    self[type].properties.first { $0.fact.initial?.madeType.map(Self.isContainer) ?? false }?.fact.name
  }

  /// Whether a value starts, and shows a screen that it makes.
  func startsByShowing(_ type: TypeID) -> Bool {
    let functions = self[type].functions.map { self[$0] }
    return functions.contains { CoordinatorNaming.isStarting($0.fact.name) && !$0.fact.isStatic }
      && functions.contains { $0.fact.calls(oneOf: Self.showing) }
      && functions.contains { makesController($0, of: type) }
  }

  /// Whether an object shows a screen of the program that it makes in one method, whatever that is called.
  func showsOwnScreen(_ type: TypeID) -> Bool {
    guard CoordinatorNaming.endsInCoordinating(self[type].name), !isMadeForView(type) else { return false }
    return self[type].functions.map { self[$0] }.contains { function in
      !function.fact.isStatic && function.fact.calls(oneOf: Self.showing)
        && makesController(function, of: type)
    }
  }

  /// Why what has nothing to navigate with is a coordinator: it shows a screen that it makes on a controller that it is given
  /// for that, as by `start(on: navigationController)`.
  func guestReason(of type: TypeID) -> String? {
    guard self[type].isReference, CoordinatorNaming.endsInCoordinating(self[type].name), !isMadeForView(type)
    else {
      return nil
    }
    let method = self[type].functions.map { self[$0] }.first { function in
      let isStart = CoordinatorNaming.isStarting(function.fact.name) || function.fact.name == "present"
      return isStart && !function.fact.isStatic && function.fact.showsOnWhatItIsGiven
        && makesController(function, of: type)
    }
    return method.map { "shows a screen that it makes on what \($0.fact.name) is given" }
  }

  /// Whether it is what SwiftUI calls the coordinator of a view of UIKit.
  func isMadeForView(_ type: TypeID) -> Bool {
    (index.methods["makeCoordinator"] ?? []).contains { id in
      let function = self[id]
      guard let returned = function.fact.returns else { return false }
      return parts(of: returned, in: Scope(file: function.file, type: function.owner)).contains {
        $0.source == type
      }
    }
  }

  /// Whether a method makes a screen of the program or a controller for such, or gives its type's own.
  private func makesController(_ function: Function, of type: TypeID) -> Bool {
    let body = function.fact.body ?? []
    if let own = madeController(of: type), body.last?.result?.isOwn(own) ?? false { return true }
    return SiteReader.sites(of: body).contains { site in
      guard let made = site.expression.madeType else { return false }
      let screen = resolve(made, in: Scope(file: function.file, type: type))
      return screen.map { isScreen($0) && !isAlert($0) }
        ?? (Self.isContainer(made) || made == .hostingController)
    }
  }

  /// Whether it is a screen of the system that the team has only dressed, as one that asks something.
  private func isAlert(_ screen: TypeID) -> Bool {
    externals(of: screen).contains {
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
  /// Whether it shows something on a controller that it is given.
  fileprivate var showsOnWhatItIsGiven: Bool {
    let hosts = parameters.filter { $0.type?.unwrapped.name.map(Self.isHost) ?? false }.map(\.name)
    if hosts.isEmpty { return false }
    return SiteReader.sites(of: body ?? []).contains { site in
      guard case .call(let callee, _) = site.expression.kind, case .member(let base?, let name) = callee.kind
      else { return false }
      return Program.showing.contains(name) && base.name.map(hosts.contains) == true
    }
  }

  private static func isHost(_ name: Name) -> Bool {
    name == "UIViewController"
      || [.navigationController, .tabBarController, .splitViewController].contains(name)
  }
}

extension Statement {
  /// What it gives back, where it does.
  fileprivate var result: Expression? {
    switch kind {
    case .result(let value): value
    case .expression(let value): value
    default: nil
    }
  }
}

extension Expression {
  /// Whether it is a property of the object itself.
  fileprivate func isOwn(_ property: Name) -> Bool { isOwn && name == property }
}
