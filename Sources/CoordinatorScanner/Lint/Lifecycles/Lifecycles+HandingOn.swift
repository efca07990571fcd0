extension Lifecycles {
  /// Whether a child hands on something that keeps the child itself: a closure that names it, or one of its methods.
  /// Whoever has that keeps the child, most often its screen, and often on purpose.
  func handsItselfOn(_ child: Child) -> Bool {
    let own = Dictionary(grouping: methods(of: child.type), by: \.name)
    var open = ["init"] + child.calls.compactMap(\.calledName)
    var seen: Set<Name> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      for method in own[name] ?? [] {
        if handsItselfOn(method, on: child.type) { return true }
        // What a closure does later, it does only where something keeps the child by then.
        open += method.sites.filter { !$0.isLater && $0.expression.isOwn }.compactMap(\.expression.name)
      }
    }
    return false
  }

  /// Whether a child puts itself into what another coordinator keeps: `parent.children.append(self)`.
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
      // Closures that are called at once are no sites: only what they do is.
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

  /// Whether an expression is a method of the object itself that is not called.
  private func isOwnMethod(_ value: Expression, in method: Method, on type: TypeID) -> Bool {
    guard value.isOwn, let name = value.name, !method.parameters.contains(where: { $0.name == name }) else {
      return false
    }
    return flow.symbols.property(name, on: type) == nil
      && !flow.symbols.functions(named: name, on: type, from: method.file).isEmpty
  }
}

extension AttributedEffect {
  /// The method that is called.
  fileprivate var calledName: Name? {
    if case .calls(let name) = effect.kind { return name }
    return nil
  }
}

extension Closure {
  /// Whether the object whose method it stands in lives as long as it does. What is within it counts, too: to be weak
  /// there, `self` has to be here first.
  fileprivate var keepsSelf: Bool {
    if let capture = captures.first(where: { $0.name == "self" }) { return capture.ownership == .strong }
    if captures.contains(where: { $0.ownership == .strong && $0.value?.name == "self" }) { return true }
    return SiteReader.sites(of: body).contains { $0.expression.name == "self" }
  }
}
