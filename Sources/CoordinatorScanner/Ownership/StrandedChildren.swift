import CoordinatorGraph

/// Finds children that show no screens, and that their owners keep after their only child ended.
///
/// The code that removes the only child does nothing else, so no owner hears of that.
struct StrandedChildren {
  private let code: ProgramCode
  private(set) var all: [StrandedChild] = []

  init(_ code: ProgramCode, _ additions: [ListAddition]) {
    self.code = code
    var owners: [Int: Int] = [:]
    // Without removals, the child stays in any case.
    for found in additions where !found.removals.isEmpty { owners[found.child] = found.owner }
    for (child, owner) in owners.sorted(by: { $0.key < $1.key }) { read(TypeID(index: child), of: owner) }
  }

  private mutating func read(_ child: TypeID, of owner: Int) {
    let methods = code.methods(of: child)
    // Views may show what an observed object says.
    guard !code.program.behaviour.isObserved(child), !methods.contains(where: showsItself),
      let inner = onlyChild(of: child)
    else { return }
    for method in methods {
      for effect in changes(of: method, Self.removes) {
        guard let function = endOfOnly(inner, effect, in: method) else { continue }
        all.append(
          StrandedChild(
            child: child.index,
            owner: owner,
            inner: inner.index,
            function: function.text,
            place: code.program.location(effect.place)
          )
        )
      }
    }
  }

  // MARK: What it shows

  /// Whether a method shows a screen, or something that it makes.
  private func showsItself(_ method: Method) -> Bool {
    method.own.contains { effect in
      guard Presentation(effect) != nil, !effect.isQuestion else { return false }
      return effect.subject.flattened.all.contains { value in
        if case .object = value { return true }
        return value.knownType.map(code.flow.classification.isScreen) ?? false
      }
    }
  }

  /// The child that the start of a coordinator surely adds, if there is no other with it.
  private func onlyChild(of type: TypeID) -> TypeID? {
    let starts = Set(code.startingMethods(of: type) { $1.isSure($0) }.map(\.key))
    var found: [TypeID] = []
    for method in code.methods(of: type) {
      for effect in changes(of: method, Self.adds) {
        if starts.contains(method.key), method.isSure(effect) {
          found += effect.subject.types
        } else if changes(of: method, Self.removes).isEmpty {
          return nil
        }
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Changes of the list

  /// The effects of a method on the list of `self`, without those of other methods that it calls.
  private func changes(of method: Method, _ isMeant: (Effect) -> Bool) -> [Effect] {
    method.effects.filter { effect in
      guard isMeant(effect), effect.target.all.contains(.this),
        let site = method.site(at: effect.place)?.expression
      else { return false }
      let isOfOther = effect.places.count > 1 && site.callsOwn && site.parts.count == 1
      return !isOfOther
        && (effect.subject.types.contains(where: code.nodes.contains) || effect.subject.firstParameter != nil)
    }
  }

  private static func adds(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .adds: !effect.subject.types.isEmpty
    case .hands(let name): CoordinatorNaming.isAttaching(name) && !effect.subject.types.isEmpty
    default: false
    }
  }

  private static func removes(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .removes: true
    case .hands(let name): CoordinatorNaming.isDetaching(name)
    default: false
    }
  }

  // MARK: Ends

  /// The name of the callback that takes out the only child and does nothing else; nil for other code.
  private func endOfOnly(_ inner: TypeID, _ effect: Effect, in method: Method) -> Name? {
    let closures = method.sites.compactMap(\.expression.givenToOther)
    if let closure = closures.last(where: { contains(effect, $0.body) }) {
      let isMeant = effect.subject.types.contains { code.program.isRelated($0, inner) }
      return isMeant && isAlone(effect, closure.body) && calls(closure.property, inner)
        ? closure.property : nil
    }
    guard let parameter = effect.subject.firstParameter,
      code.types(ofParameter: parameter, of: method) == [inner], isAlone(effect, method.statements),
      calls(method.name, inner)
    else { return nil }
    return method.name
  }

  private func contains(_ effect: Effect, _ body: [Statement]) -> Bool {
    SiteReader.sites(of: body).contains { effect.place.isOf($0.expression) }
  }

  /// Whether code has no other effect than to take screens away.
  private func isAlone(_ effect: Effect, _ body: [Statement]) -> Bool {
    contains(effect, body)
      && SiteReader.sites(of: body).allSatisfy { site in
        switch site.expression.kind {
        case .call(let callee, _):
          effect.place.isOf(site.expression) || callee.name.map(UIKit.hiding.contains) ?? false
        case .assignment(_, let right): right.isNothing
        default: true
        }
      }
  }

  /// Whether code of a type calls a callback.
  private func calls(_ name: Name, _ type: TypeID) -> Bool {
    code.calls.calls(of: name).contains { call in
      call.caller.type.map { code.program.isRelated($0, type) } ?? false && code.isCalled(call.caller)
    }
      || code.methods(of: type).contains { method in
        method.sites.contains { site in
          guard case .call(let callee, _) = site.expression.kind else { return false }
          return callee.ownName == name
        }
      }
  }
}

extension Effect {
  /// Whether it only asks for what is shown: `presentedViewController(or: screen)`.
  fileprivate var isQuestion: Bool {
    switch kind {
    case .calls(let name), .hands(let name): name.hasPrefix("presented") || name.hasPrefix("presenting")
    default: false
    }
  }
}

extension Expression {
  /// A closure that it gives to a property of another object: `child.onEnd = { … }`.
  fileprivate var givenToOther: (property: Name, body: [Statement])? {
    guard case .assignment(let left, let right) = kind, !left.isOwn, let property = left.member,
      let body = right.closureBody
    else { return nil }
    return (property, body)
  }
}
