/// Finds lists of children that another coordinator empties or replaces.
struct ChildrenReplaced {
  static let rule = SourceRule(
    id: "children-replaced",
    severity: .warning,
    summary: "children that another coordinator drops from outside",
    advice:
      "The dropped children are not told, so their screens and subscriptions may stay. Ask the coordinator to end its children itself."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    lifecycles.methods.filter { $0.type.map(lifecycles.nodes.contains) ?? false }.flatMap(violations)
  }

  private func violations(in method: Method) -> [RuleViolation] {
    method.own.compactMap { effect in
      guard let list = replaced(effect), let owner = stranger(effect, in: method), !ends(owner, in: method)
      else {
        return nil
      }
      return RuleViolation(
        place: effect.place,
        type: owner,
        message:
          "`\(method.name)` drops the children in `\(list)` of \(lifecycles.name(owner)) from outside, so they never end; \(fix(effect, owner))"
      )
    }
  }

  private func fix(_ effect: Effect, _ owner: TypeID) -> String {
    effect.subject.types.isEmpty
      ? "let \(lifecycles.name(owner)) end them"
      : "add the new child to them, or let \(lifecycles.name(owner)) end them first"
  }

  /// The list of children that an effect empties or replaces.
  private func replaced(_ effect: Effect) -> Name? {
    switch effect.kind {
    case .clears(let name), .sets(let name):
      return CoordinatorNaming.isChildList(name) || CoordinatorNaming.isKindList(name) ? name : nil
    default: return nil
    }
  }

  /// The other coordinator with the list. A method may fill the list of one that it makes.
  private func stranger(_ effect: Effect, in method: Method) -> TypeID? {
    guard !method.onItself.contains(effect), let own = method.type else { return nil }
    let isMadeHere = effect.target.all.contains { value in
      guard case .object(let made) = value else { return false }
      return method.own.contains { $0.kind == .creates && $0.subject.all.contains(.object(made)) }
    }
    guard !isMadeHere else { return nil }
    let types = effect.target.types.filter { type in
      lifecycles.nodes.contains(type) && isList(effect, of: type)
    }
    return types.contains { lifecycles.isRelated($0, own) } ? nil : types.first
  }

  private func isList(_ effect: Effect, of type: TypeID) -> Bool {
    guard let list = replaced(effect) else { return false }
    return lifecycles.stored(list, on: type)?.fact.type?.element != nil
      || lifecycles.stored(list, on: type)?.fact.initial?.isList == true
  }

  /// Whether a method ends the coordinator or its children first.
  private func ends(_ owner: TypeID, in method: Method) -> Bool {
    method.own.contains { effect in
      guard case .calls(let name) = effect.kind, CoordinatorNaming.isDetaching(name) else { return false }
      return true
    }
  }
}
