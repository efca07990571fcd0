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
        return arguments.contains { isOwnMethod($0.value, in: method, on: type) }
      case .assignment(_, let right): return isOwnMethod(right, in: method, on: type)
      default: return false
      }
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
  fileprivate var keepsSelf: Bool {
    if let capture = captures.first(where: { $0.name == "self" }) { return capture.ownership == .strong }
    if captures.contains(where: { $0.ownership == .strong && $0.value?.name == "self" }) { return true }
    return SiteReader.sites(of: body).contains { $0.expression.name == "self" }
  }
}
