extension Explanation {
  /// The names of properties that usually hold attached children.
  private static let childrenNames: Set<String> = [
    "childCoordinator", "childCoordinators", "childRouters", "children", "childs",
  ]

  /// The same explanation with a hint how to fix it. The shape of the suspect references decides: closure
  /// captures come first, then references to a parent, then lists of children.
  public func withHint() -> Explanation {
    var hinted = self
    hinted.hint = hintByShape
    return hinted
  }

  private var hintByShape: Hint? {
    switch answer {
    case .outside:
      let first = holders.first
      return Hint(
        .endOutside,
        owner: first?.owner ?? "",
        reference: first?.property ?? "",
        holder: first?.kind
      )
    case .unknown where steps.isEmpty: return nil
    default: break
    }
    // A static variable that refers to the object itself.
    if case .held(let root) = answer, steps.isEmpty, let dot = root.lastIndex(of: ".") {
      let name = root[root.index(after: dot)...]
      return Hint(.clearReference, owner: String(root[..<dot]), reference: String(name))
    }
    let suspects = steps.indices.filter { steps[$0].isSuspect }
    return captureHint(suspects) ?? hint(.weakProperty, suspects, \.leadsUp)
      ?? hint(.removeChild, suspects) { Self.childrenNames.contains($0.propertyName) }
      ?? hint(.clearReference, suspects) { !$0.owner.isClosure }
  }

  private func captureHint(_ suspects: [Int]) -> Hint? {
    guard let closure = suspects.last(where: { steps[$0].owner.isClosure }) else { return nil }
    let location = steps[closure].owner.location
    guard closure > 0 else {
      return Hint(.weakCapture, owner: Subject.closureType, reference: "captures", location: location)
    }
    return Hint(
      .weakCapture,
      owner: steps[closure - 1].owner.type,
      reference: steps[closure - 1].reference,
      location: location
    )
  }

  private func hint(_ action: Hint.Action, _ suspects: [Int], _ isMeant: (Step) -> Bool) -> Hint? {
    suspects.last { isMeant(steps[$0]) }
      .map { index in
        let owner = steps[index].owner
        let location = action == .weakProperty ? owner.location : nil
        return Hint(action, owner: owner.type, reference: steps[index].reference, location: location)
      }
  }
}

extension Explanation.Step {
  fileprivate var propertyName: String {
    String(reference.drop { $0 == "_" }.prefix { $0 != "[" && $0 != "." })
  }
}
