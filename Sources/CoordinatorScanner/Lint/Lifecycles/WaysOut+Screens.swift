/// Children that end with their screens.
extension WaysOut {
  /// Whether the child ends wherever its screen goes: a closure that it shows the screen with, or a method that the system
  /// calls then, removes it.
  func endsWithScreen(_ tenure: Tenure, _ ending: [WayOut]) -> Bool {
    screensHearOfTheirEnd(tenure.child.type) || isToldOfEnd(tenure, ending)
  }

  /// Whether the child or its owner hears that the screen is gone, and removes the child.
  func isToldOfEnd(_ tenure: Tenure, _ ending: [WayOut]) -> Bool {
    let names = Set(ending.map(\.name))
    let type = tenure.child.type
    if ownerHearsOfEnd(tenure) { return true }
    return graph.bodies(of: type).contains { body in
      let method = graph.methods[body.method]
      let isGone = method.isFunction && UIKit.endMethods.contains(method.name)
      let closures = graph.content(of: body).sites.flatMap(\.expression.closuresOfShow)
      guard isGone || !closures.isEmpty else { return false }
      if isGone { return ends(body, names, tenure) }
      let called = Set(closures.flatMap { SiteReader.sites(of: $0.body) }.compactMap(\.expression.name))
      return !called.isDisjoint(with: names)
        || called.contains { name in graph.bodies(named: name, of: type).contains { ends($0, names, tenure) }
        }
    }
  }

  /// Whether the owner shows the child with a closure for the end, which removes it: `setSheet(stack) { self.home = nil }`.
  private func ownerHearsOfEnd(_ tenure: Tenure) -> Bool {
    guard let method = lifecycles.method(of: tenure.attributed), method.type == tenure.owner else {
      return false
    }
    let position = lifecycles.methodPositions(of: tenure.owner).first { graph.methods[$0].key == method.key }
    guard let position else { return false }
    return graph.code(of: position).sites.flatMap(\.expression.closuresOfShow).contains { closure in
      let sites = SiteReader.sites(of: closure.body)
      let ids = Set(sites.map(\.expression.id))
      let effects = method.own.filter { effect in
        ids.contains { effect.place == Place(file: method.file, at: $0) }
      }
      return effects.contains { isRemoval($0, in: position, tenure) } || asksStateMachine(sites)
        || sites.contains { site in
          guard case .call(let callee, _) = site.expression.kind, callee.isOwn, let name = callee.name else {
            return false
          }
          return graph.reach(from: graph.bodies(named: name, of: tenure.owner)).contains { body in
            graph.content(of: body).effects.contains { isRemoval($0, in: body.method, tenure) }
          }
        }
    }
  }

  /// Whether a screen that a coordinator shows hears itself that it is gone.
  func screensHearOfTheirEnd(_ type: TypeID) -> Bool {
    let screens = lifecycles.methods(of: type).flatMap(\.own).filter { Presentation($0) != nil }.flatMap(
      \.subject.types
    )
    return screens.contains { screen in
      UIKit.endMethodsOfScreens.contains { name in
        program.functions(named: name, on: screen).contains { id in
          let sites = SiteReader.sites(of: program[id].fact.body ?? [])
          return sites.contains { site in
            // More than a call of super.
            guard case .call(let callee, _) = site.expression.kind, case .member(let base?, _) = callee.kind
            else {
              return site.expression.kind.isCall
            }
            return base.name != .parent
          }
        }
      }
    }
  }
}

extension Expression.Kind {
  fileprivate var isCall: Bool {
    if case .call = self { return true }
    return false
  }
}

extension Expression {
  /// The closures that a call shows a screen with: `router.push(screen, onPop: { … })`. A completion runs when it is shown.
  var closuresOfShow: [Closure] {
    guard case .call(let callee, let arguments) = kind, let name = callee.name,
      Presentation(method: name) != nil
    else { return [] }
    return arguments.filter { $0.label.map { !["completion", "animations"].contains($0.text) } ?? true }
      .compactMap { argument in
        if case .closure(let closure) = argument.value.kind { return closure }
        return nil
      }
  }
}
