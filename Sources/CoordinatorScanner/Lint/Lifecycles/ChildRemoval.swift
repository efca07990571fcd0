/// An effect that removes children.
struct ChildRemoval {
  /// The position of the method.
  let method: Int
  /// The list or the slot; nil for a method of a library.
  let list: Name?
  /// The removed values; empty where they are unknown.
  let subject: PointsToSet
  /// The parameter that is removed, if any.
  let parameter: Int?
  /// Whether the list belongs to `self`.
  var isOnItself = false
  /// Whether the owner ends, too, and with it all of its children.
  var isEndOfOwner = false
  /// The only tag of the children that it removes: `children.filter { $0.kind != .home }`.
  var tag: (property: Name, name: Name)?
}

extension ChildRemoval {
  /// Whether it may remove an attached child.
  func mayTake(_ attachment: Attachment, _ lifecycles: Lifecycles) -> Bool {
    if let list, !isMeant(list, attachment, lifecycles) { return false }
    if let tag, let own = TypeTag(tag.property, of: attachment.child, lifecycles), own.name != tag.name {
      return false
    }
    if parameter != nil { return true }
    let types = subject.types
    return types.isEmpty || types.contains { lifecycles.isRelated($0, attachment.child) }
  }

  /// Whether a list or a slot may store the child.
  private func isMeant(_ list: Name, _ attachment: Attachment, _ lifecycles: Lifecycles) -> Bool {
    if let kept = attachment.list { return list == kept }
    return CoordinatorNaming.isChildList(list)
      || lifecycles.mayKeep(attachment.child, in: list, of: attachment.owner)
  }
}

extension Lifecycles {
  /// The removals of children from a type, in the whole program.
  func leavings(from owner: TypeID) -> [ChildRemoval] {
    detaching.flatMap { position in
      methods[position].own.compactMap { effect in
        var leaving = leaving(effect, in: position, from: owner)
        leaving?.isOnItself = methods[position].onItself.contains(effect)
        return leaving
      }
    }
  }

  private func leaving(_ effect: Effect, in position: Int, from owner: TypeID) -> ChildRemoval? {
    let method = methods[position]
    guard method.name != "deinit", effect.target.types.contains(where: { isRelated($0, owner) }) else {
      return nil
    }
    switch effect.kind {
    case .removes(let list): return leaving(effect, list, in: position)
    case .clears(let list):
      let parameter = coordinatorParameter(of: method)
      if method.name == "init" || parameter == nil && isOwnEnd(method) { return nil }
      var removal = ChildRemoval(method: position, list: list, subject: [], parameter: parameter)
      removal.isEndOfOwner = method.parameters.isEmpty && tellsEnd(position)
      return removal
    case .sets(let list):
      let isList = effect.subject.all.contains(where: \.isList)
      guard isList, method.name != "init", method.isFunction else { return nil }
      var removal = ChildRemoval(method: position, list: list, subject: [], parameter: nil)
      removal.tag =
        method.sites.first { effect.place.isOf($0.expression) }.flatMap { tagOfRemoved($0.expression) }
      return removal
    case .hands(let name) where CoordinatorNaming.isDetaching(name):
      // `.dismiss()` removes a screen, not a child.
      let isMeant = !effect.subject.isEmpty || Self.detachingAll.contains { name.lowercased().hasPrefix($0) }
      return isMeant ? leaving(effect, nil, in: position) : nil
    default: return nil
    }
  }

  /// The tag that a filter leaves out: `children = children.filter { $0.kind != .home }`.
  private func tagOfRemoved(_ assignment: Expression) -> (property: Name, name: Name)? {
    guard case .assignment(_, let right) = assignment.kind,
      case .call(let callee, let arguments) = right.kind,
      callee.member == "filter", let parts = arguments.first?.value.resultOfClosure?.differing,
      case .member(.some, let property) = parts[0].kind,
      case .member(nil, let name) = parts[1].kind
    else { return nil }
    return (property, name)
  }

  private func leaving(_ effect: Effect, _ list: Name?, in position: Int) -> ChildRemoval {
    let method = methods[position]
    var parameter = effect.subject.firstParameter
    // `filter { $0 !== child }` does not tell which parameter it removes.
    if parameter == nil, effect.subject.types.isEmpty { parameter = coordinatorParameter(of: method) }
    return ChildRemoval(method: position, list: list, subject: effect.subject, parameter: parameter)
  }

  /// Whether a method passes on a method that detaches: `children.forEach(detachChild)`.
  func handsOnDetaching(_ owner: TypeID) -> Bool {
    methods(of: owner).contains { method in
      method.sites.contains { site in
        guard case .call(_, let arguments) = site.expression.kind else { return false }
        return arguments.contains {
          $0.value.isOwn && $0.value.name.map(CoordinatorNaming.isDetaching) ?? false
        }
      }
    }
  }

  private static let detachingAll = ["remove", "detach", "free", "release", "clean"]

  private func coordinatorParameter(of method: Method) -> Int? {
    method.parameters.firstIndex { parameter in
      parameter.type?.parts.contains { part in
        guard let name = part.name else { return false }
        return CoordinatorNaming.isCoordinating(name) || CoordinatorNaming.isRouting(name)
      } ?? false
    }
  }

  /// Whether a method tells that its own object is done: `onFinish?()`.
  private func tellsEnd(_ position: Int) -> Bool {
    guard let type = methods[position].type else { return false }
    let ways = WaysOut(lifecycles: self)
    return methods[position].sites.contains { site in
      guard case .call(let callee, _) = site.expression.kind, callee.isOwn, let name = callee.name else {
        return false
      }
      return ExitNaming.isExit(name, of: program[type].name) && ways.isClosure(name, of: type)
    }
  }

  /// Whether a method detaches its own object, so that its properties go with it.
  private func isOwnEnd(_ method: Method) -> Bool {
    method.own.contains { effect in
      guard case .calls(let name) = effect.kind, let type = method.type else { return false }
      return CoordinatorNaming.isDetaching(name) && effect.subject.types.contains(type)
    }
  }
}
