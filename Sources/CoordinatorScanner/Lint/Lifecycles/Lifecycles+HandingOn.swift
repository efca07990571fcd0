extension Lifecycles {
  /// Whether a child passes on a closure that captures it, or one of its methods. The receiver, often a screen, then
  /// keeps the child alive.
  func handsItselfOn(_ child: Child) -> Bool {
    let own = Dictionary(grouping: methods(of: child.type), by: \.name)
    var open = ["init"] + child.calls.compactMap(\.calledName)
    var seen: Set<Name> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      for method in own[name] ?? [] {
        if handsItselfOn(method, on: child.type) { return true }
        // A closure that runs later needs the child to be alive already.
        open += method.sites.filter { !$0.isLater && $0.expression.isOwn }.compactMap(\.expression.name)
      }
    }
    return false
  }

  /// Whether nobody needs a child after its start: it only shows a screen or asks the system for something. Nothing refers
  /// to it, and it keeps no other.
  func isDoneAtOnce(_ child: Child) -> Bool {
    guard child.keepings.isEmpty, kept[child.type]?.isEmpty != false else { return false }
    let own = Dictionary(grouping: methods(of: child.type), by: \.name)
    var open = ["init"] + child.calls.compactMap(\.calledName)
    var seen: Set<Name> = []
    var isShowing = false
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      // `start()` does not mean `start(child:)`.
      let plain = own[name]?.filter(\.parameters.isEmpty) ?? []
      for method in plain.isEmpty ? own[name] ?? [] : plain {
        if method.sites.contains(where: { refersBack($0, in: method, on: child.type) }) { return false }
        isShowing =
          isShowing || method.effects.contains { Presentation($0) != nil && !$0.subject.isEmpty }
          || method.sites.contains { asksSystem($0.expression) }
        open += method.sites.filter(\.expression.isOwn).compactMap(\.expression.name)
      }
    }
    return isShowing
  }

  /// Whether an expression calls an object that the system has one of: `UIApplication.shared.open(url)`.
  private func asksSystem(_ call: Expression) -> Bool {
    guard case .call(let callee, _) = call.kind, case .member(let type?, "shared")? = callee.base?.kind else {
      return false
    }
    return type.typeName?.hasPrefix("UI") ?? false
  }

  /// Whether other code may use the object after a line. Either a closure names it or its members, or the line passes on the
  /// object or one of its methods.
  private func refersBack(_ site: Site, in method: Method, on type: TypeID) -> Bool {
    if site.isLater, isMember(site.expression, in: method, on: type) { return true }
    switch site.expression.kind {
    case .closure(let closure): return closure.captures.contains { ($0.value?.name ?? $0.name) == .own }
    case .call(_, let arguments): return arguments.contains { isObject($0.value, in: method, on: type) }
    case .assignment(_, let right): return isObject(right, in: method, on: type)
    default: return false
    }
  }

  private func isObject(_ value: Expression, in method: Method, on type: TypeID) -> Bool {
    value.name == .own || isOwnMethod(value, in: method, on: type)
  }

  private func isMember(_ expression: Expression, in method: Method, on type: TypeID) -> Bool {
    guard let name = expression.name, expression.isOwn else { return false }
    return name == .own || flow.symbols.property(name, on: type) != nil
      || !flow.symbols.functions(named: name, on: type, from: method.file).isEmpty
  }

  /// Whether a child stores itself in another coordinator: `parent.children.append(self)`.
  func addsItself(_ child: Child) -> Bool {
    methods(of: child.type).contains { method in
      method.effects.contains { effect in
        guard effect.subject.types.contains(child.type), !method.onItself.contains(effect) else {
          return false
        }
        switch effect.kind {
        case .adds: return true
        case .sets(let name):
          return !CoordinatorNaming.isWayUp(name) && effect.target.types.contains(where: nodes.contains)
        default: return false
        }
      }
    }
  }

  private func handsItselfOn(_ method: Method, on type: TypeID) -> Bool {
    method.sites.contains { site in
      // Closures that run at once have no site. Their contents have.
      guard !site.isLater else { return false }
      switch site.expression.kind {
      case .closure(let closure): return closure.keepsSelf
      case .call(let callee, let arguments) where !callee.callsAtOnce:
        return arguments.contains {
          isOwnMethod($0.value, in: method, on: type) || isErased($0.value, of: type)
        }
      case .assignment(_, let right): return isOwnMethod(right, in: method, on: type)
      default: return false
      }
    }
  }

  /// Whether an expression is the object itself in a type eraser, which keeps it: `asAnyCoordinator()`.
  private func isErased(_ value: Expression, of type: TypeID) -> Bool {
    guard case .call(let callee, let arguments) = value.kind, callee.isOwn, arguments.isEmpty,
      let name = callee.name
    else { return false }
    return program.functions(named: name, on: type).contains {
      program[$0].fact.returns?.name.map(CoordinatorNaming.isEraser) ?? false
    }
  }

  /// Whether an expression is a method of `self` as a value.
  private func isOwnMethod(_ value: Expression, in method: Method, on type: TypeID) -> Bool {
    guard value.isOwn, let name = value.name, !method.parameters.contains(where: { $0.name == name }) else {
      return false
    }
    return flow.symbols.property(name, on: type) == nil
      && !flow.symbols.functions(named: name, on: type, from: method.file).isEmpty
  }
}

extension AttributedEffect {
  fileprivate var calledName: Name? {
    if case .calls(let name) = effect.kind { return name }
    return nil
  }
}

extension Closure {
  /// Whether it captures `self` strongly, directly or by a closure inside it.
  var keepsSelf: Bool {
    if let capture = captures.first(where: { $0.name == "self" }) { return capture.ownership == .strong }
    if captures.contains(where: { $0.ownership == .strong && $0.value?.name == "self" }) { return true }
    return SiteReader.sites(of: body).contains { $0.expression.name == "self" }
  }
}
