/// Children that end with their screens.
extension WaysOut {
  /// Whether the child ends wherever its screen goes: a closure that it shows the screen with, or a method that the system
  /// calls then, removes it.
  ///
  /// - Parameter isByCode: Whether code takes a sheet away, of which the system does not tell.
  func endsWithScreen(_ tenure: Tenure, _ ending: [WayOut], isByCode: Bool = false) -> Bool {
    screensHearOfTheirEnd(tenure.child.type) || isToldOfEnd(tenure, ending, isByCode: isByCode)
  }

  /// Whether the child or its owner hears that the screen is gone, and removes the child.
  func isToldOfEnd(_ tenure: Tenure, _ ending: [WayOut], isByCode: Bool = false) -> Bool {
    let names = Set(ending.map(\.name))
    let type = tenure.child.type
    let endMethods = isByCode ? UIKit.endMethods.subtracting(UIKit.swipeMethods) : UIKit.endMethods
    if ownerHearsOfEnd(tenure) || endMethods.contains(where: { ownerRemoves(tenure, in: $0) }) { return true }
    return graph.bodies(of: type).contains { body in
      let method = graph.methods[body.method]
      let isGone = method.isFunction && endMethods.contains(method.name)
      let closures = graph.content(of: body).sites.flatMap(\.expression.closuresOfShow)
      guard isGone || !closures.isEmpty else { return false }
      if isGone { return ends(body, names, tenure) }
      let called = Set(closures.flatMap { SiteReader.sites(of: $0.body) }.compactMap(\.expression.name))
      return !called.isDisjoint(with: names)
        || called.contains { name in graph.bodies(named: name, of: type).contains { ends($0, names, tenure) }
        }
    }
  }

  /// Whether a method of the owner removes the child, such as one that the system calls.
  func ownerRemoves(_ tenure: Tenure, in method: Name) -> Bool {
    let reached = graph.reach(from: graph.bodies(named: method, of: tenure.owner)) {
      mayBeAbout(tenure.child, $0)
    }
    let removes = reached.contains { body in
      graph.content(of: body).effects.contains { isRemoval($0, in: body.method, tenure) }
    }
    return removes && !asksForOthers(than: tenure.child.type, reached)
  }

  /// Whether code asks only for coordinators of other types: `if let flow = flow as? StackFlow`.
  private func asksForOthers(than type: TypeID, _ bodies: [CodeBody]) -> Bool {
    let asked = bodies.flatMap { body -> [TypeID] in
      let method = graph.methods[body.method]
      let scope = Scope(file: method.file, type: method.type)
      return graph.content(of: body).sites.compactMap(\.expression.askedType?.name).compactMap {
        program.resolve($0, in: scope)
      }
    }.filter { asked in
      ([asked] + program.concreteTypes(below: asked)).contains(where: lifecycles.nodes.contains)
    }
    return !asked.isEmpty && !asked.contains { lifecycles.isRelated($0, type) }
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
    // That of a sheet runs when it is shown. A push of UIKit has none, so that of a router tells of the pop.
    let others: Set<Name> =
      Presentation(method: name) == .push ? ["animations"] : ["completion", "animations"]
    return arguments.filter { !($0.label.map(others.contains) ?? false) }
      .compactMap { argument in
        if case .closure(let closure) = argument.value.kind { return closure }
        return nil
      }
  }
}
