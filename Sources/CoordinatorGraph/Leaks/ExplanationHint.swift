extension Explanation {
  /// The same explanation with a hint how to fix it.
  package func withHint() -> Explanation {
    var hinted = self
    hinted.hint = Hint.byShape(of: self)
    return hinted
  }

  /// The last step that a closure has and that may be the bug.
  var suspectClosure: Int? { steps.lastIndex { $0.isSuspect && $0.owner.isClosure } }
}

extension Explanation.Hint {
  private typealias Step = Explanation.Step

  /// The names of properties that usually hold attached children.
  private static let childrenNames: Set<String> = [
    "childCoordinator", "childCoordinators", "childRouters", "children", "childs",
  ]

  /// The shape of the suspect references decides: closure captures come first, then references to a parent, then
  /// lists of children.
  fileprivate static func byShape(of explanation: Explanation) -> Self? {
    let steps = explanation.steps
    switch explanation.answer {
    case .outside:
      let first = explanation.holders.first
      return Self(
        .endOutside,
        owner: first?.owner ?? "",
        reference: first?.property ?? "",
        holder: first?.kind
      )
    case .unknown where steps.isEmpty: return nil
    default: break
    }
    // A static variable that refers to the object itself.
    if case .held(let root) = explanation.answer, steps.isEmpty, let dot = root.lastIndex(of: ".") {
      let name = root[root.index(after: dot)...]
      return Self(.clearReference, owner: String(root[..<dot]), reference: String(name))
    }
    return weakCapture(explanation) ?? hint(.weakProperty, steps, \.leadsUp)
      ?? hint(.removeChild, steps) { childrenNames.contains($0.propertyName) }
      ?? hint(.clearReference, steps) { !$0.owner.isClosure }
  }

  private static func weakCapture(_ explanation: Explanation) -> Self? {
    guard let closure = explanation.suspectClosure else { return nil }
    let steps = explanation.steps
    let location = steps[closure].owner.location
    guard closure > 0 else {
      let owner = Explanation.Subject.closureType
      return Self(.weakCapture, owner: owner, reference: "captures", location: location)
    }
    let keeper = steps[closure - 1]
    return Self(.weakCapture, owner: keeper.owner.type, reference: keeper.reference, location: location)
  }

  private static func hint(_ action: Action, _ steps: [Step], _ isMeant: (Step) -> Bool) -> Self? {
    steps.last { $0.isSuspect && isMeant($0) }.map { step in
      let location = action == .weakProperty ? step.owner.location : nil
      return Self(action, owner: step.owner.type, reference: step.reference, location: location)
    }
  }
}
