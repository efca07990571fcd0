/// Flows in UIKit: they show the screens that they make, or give the controller in which they are seen.
struct ControllerFlows {
  let program: Program

  /// The method without parameters that creates and returns the controller of a flow, as `makeRoot()`. Delegate
  /// methods and lookups do not count.
  func root(of type: TypeID) -> Name? {
    giver(of: type) {
      $0.parameters.allSatisfy(\.isOptional) && $0.returns?.name.map(UIKit.isHost) ?? false
    }
  }

  /// The method that returns the controllers of a part of a flow, as `build(for: state)`. It or a helper makes them.
  func controllerGiver(of type: TypeID) -> Name? {
    let functions = program.methods(of: type)
    let builder = functions.first { function in
      let state = function.fact.parameters.first?.type?.name
      return function.fact.returns?.unwrapped.name == .viewController
        && state.map { CoordinatorNaming.isStage($0) || $0.hasSuffix("State") } ?? false
    }
    let giver = giver(of: type) { $0.returns?.unwrapped.name?.hasSuffix("ViewController") == true }
    return giver == nil ? nil : builder?.fact.name
  }

  private func giver(of type: TypeID, where isMeant: (FunctionFact) -> Bool) -> Name? {
    guard CoordinatorNaming.endsInCoordinating(program[type].name) else { return nil }
    return program.methods(of: type).first {
      !$0.fact.isStatic && isMeant($0.fact) && makesController($0, of: type)
    }?.fact.name
  }

  /// The property with a controller that the type makes itself.
  private func madeController(of type: TypeID) -> Name? {
    program[type].properties.first { $0.fact.initial?.madeType.map(UIKit.isContainer) ?? false }?.fact.name
  }

  /// Whether a value starts, and shows a screen that it makes.
  func startsByShowing(_ type: TypeID) -> Bool {
    let functions = program.methods(of: type)
    return functions.contains { CoordinatorNaming.isStarting($0.fact.name) && !$0.fact.isStatic }
      && functions.contains { $0.fact.calls(oneOf: UIKit.showing) }
      && functions.contains { makesController($0, of: type) }
  }

  /// Whether an object shows a screen of the program that it makes in one method, whatever that is called.
  func showsOwnScreen(_ type: TypeID) -> Bool {
    CoordinatorNaming.endsInCoordinatingOrFlow(program[type].name) && !isMadeForView(type)
      && showsMadeScreen(type)
  }

  /// Whether an object of any name shows a screen of the program that it makes in one method.
  func showsMadeScreen(_ type: TypeID) -> Bool {
    program.methods(of: type).contains { function in
      !function.fact.isStatic
        && (function.fact.calls(oneOf: UIKit.showing) || function.fact.setsScreens
          || program.screenTypes.isScreen(type) && (function.fact.body ?? []).callsOwn(oneOf: UIKit.showing))
        && makesController(function, of: type)
    }
  }

  /// Why a type without anything to navigate with is a coordinator. It shows a screen that it creates on a controller
  /// that it is given, as in `start(on: navigationController)`.
  func guestReason(of type: TypeID) -> String? {
    guard program[type].isReference, CoordinatorNaming.endsInCoordinatingOrFlow(program[type].name),
      !isMadeForView(type)
    else { return nil }
    let method = program.methods(of: type).first { function in
      let isStart = CoordinatorNaming.isStarting(function.fact.name) || function.fact.name == "present"
      return isStart && !function.fact.isStatic && function.fact.showsOnWhatItIsGiven
        && makesController(function, of: type)
    }
    return method.map { "shows a screen that it makes on what \($0.fact.name) is given" }
  }

  /// Why a controller is a coordinator: it shows the screens that it makes, as a navigation controller, or in one that it
  /// contains.
  func ownStackReason(of type: TypeID) -> String? {
    guard program.inherits(type, from: .navigationController) else { return flowControllerReason(of: type) }
    let code = program.statements(of: type)
    let scope = Scope(file: program[type].file, type: type)
    let screens = SiteReader.sites(of: code).compactMap { madeScreen($0.expression) }
      .compactMap { program.resolve($0, in: scope) }
    let made = Set(screens.filter { program.screenTypes.isScreen($0) && !isAlert($0) })
    let shows = code.callsOwn(oneOf: UIKit.showing)
    let names = made.sorted().prefix(2).map { program[$0].name.text }.joined(separator: " and ")
    return made.count > 1 && shows ? "is a navigation controller, and shows \(names)" : nil
  }

  /// Why a controller is a coordinator that contains another for its screens, as `LoginFlowController` with its
  /// `let navigation = UINavigationController()`, or that starts.
  private func flowControllerReason(of type: TypeID) -> String? {
    guard isNamedFlow(type), showsMadeScreen(type) else { return nil }
    let stack = program.navigation.controller(of: type)
    guard stack != nil || program.behaviour.starts(type) else { return nil }
    let cause = stack.map { "has \($0)" } ?? "starts"
    return "is a controller that is named like a flow, shows a screen that it makes, and \(cause)"
  }

  /// Whether a controller is named like a flow or a coordinator.
  private func isNamedFlow(_ type: TypeID) -> Bool {
    program[type].isReference && program.screenTypes.isScreen(type)
      && CoordinatorNaming.endsInCoordinatingOrFlow(program[type].name)
  }

  /// Whether a controller contains flows: it is a tab bar, is named like a flow, or adds controllers as its children. A screen
  /// adds its parts in the same way; so one that also shows others does not count.
  func mayContainFlows(_ type: TypeID) -> Bool {
    if program.screenTypes.isTabBarController(type) || isNamedFlow(type) { return true }
    guard program[type].isReference, program.screenTypes.isScreen(type) else { return false }
    let code = program.statements(of: type)
    return code.callsOwn(oneOf: [UIKit.addChild]) && !code.callsOwn(oneOf: UIKit.showing)
  }

  /// Whether a type is the `Coordinator` of a `UIViewRepresentable`.
  func isMadeForView(_ type: TypeID) -> Bool {
    (program.index.methods[SwiftUI.makeCoordinator] ?? []).contains { id in
      let function = program[id]
      guard let returned = function.fact.returns else { return false }
      return program.parts(of: returned, in: function.scope).contains { $0.source == type }
    }
  }

  /// The type of a screen that code makes, also by a static method: `CartScreen()`, `CartScreen.instantiate()`.
  private func madeScreen(_ value: Expression) -> Name? {
    if let made = value.madeType { return made }
    return value.callee?.member.map(CoordinatorNaming.isMaking) == true ? value.callee?.base?.typeName : nil
  }

  /// Whether a method makes a screen of the program, makes a container for screens, or returns the controller that
  /// its type made.
  private func makesController(_ function: Function, of type: TypeID) -> Bool {
    let body = function.fact.body ?? []
    if let own = madeController(of: type), body.last?.result?.ownName == own { return true }
    return SiteReader.sites(of: body).contains { site in
      guard let made = madeScreen(site.expression) else { return false }
      let screen = program.resolve(made, in: function.scope)
      return screen.map { program.screenTypes.isScreen($0) && !isAlert($0) }
        ?? (UIKit.isContainer(made) || made == .hostingController)
    }
  }

  /// Whether a screen is a subclass of a screen of the system that asks or shares something, such as an alert.
  private func isAlert(_ screen: TypeID) -> Bool {
    program.externals(of: screen).contains { UIKit.alerts.contains($0.name.lastPart) }
  }
}

extension [Statement] {
  /// Whether the code calls a method of `self` of one of some names.
  fileprivate func callsOwn(oneOf names: Set<Name>) -> Bool {
    SiteReader.sites(of: self).contains { $0.expression.callee?.ownName.map(names.contains) == true }
  }
}

extension FunctionFact {
  /// The properties that an initializer fills with its parameters: `content = makeContent()`.
  var filled: [Name: Name] {
    SiteReader.sites(of: body ?? []).reduce(into: [:]) { found, site in
      guard case .assignment(let left, let right) = site.expression.kind, let name = left.ownName else {
        return
      }
      found[name] = right.start.plainName ?? found[name]
    }
  }

  /// Whether it calls a member of one of some names.
  func calls(oneOf names: Set<Name>) -> Bool {
    SiteReader.sites(of: body ?? []).contains { $0.expression.callee?.member.map(names.contains) == true }
  }

  /// Whether it sets the screens of a controller or window: `navigation.viewControllers = [screen]`.
  fileprivate var setsScreens: Bool {
    SiteReader.sites(of: body ?? []).contains { site in
      guard case .assignment(let left, _) = site.expression.kind else { return false }
      return left.member.map(UIKit.contentProperties.contains) == true
    }
  }

  /// Whether it shows something on a controller that it is given.
  fileprivate var showsOnWhatItIsGiven: Bool {
    let hosts = parameters.filter { $0.type?.name.map(UIKit.isHost) ?? false }.map(\.name)
    if hosts.isEmpty { return false }
    return SiteReader.sites(of: body ?? []).contains { site in
      guard let name = site.expression.callee?.member, let host = site.expression.receiver else {
        return false
      }
      return UIKit.showing.contains(name) && hosts.contains(host)
    }
  }
}
