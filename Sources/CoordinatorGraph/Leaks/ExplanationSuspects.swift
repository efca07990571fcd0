extension Explanation {
  /// The same explanation, with suspects marked. An object that holds a needed object is needed too; an
  /// object that a dead object holds is dead too.
  ///
  /// Between the last object that should live and the first that should not, every reference may be the bug.
  /// In a closed cycle the suspects are references to a parent and closure captures, if there are any.
  package func markingSuspects() -> Explanation {
    var marked = self
    let firstLeaking = firstLeaking
    let lastLiving = steps[..<firstLeaking].lastIndex { $0.owner.mark.status == .notLeaking }
    for index in marked.steps.indices {
      if let lastLiving, index < lastLiving {
        marked.steps[index].owner.become(.notLeaking, .holdsLiving, steps[lastLiving].owner)
      }
      if index > firstLeaking {
        marked.steps[index].owner.become(.leaking, .heldByLeaking, steps[firstLeaking].owner)
      }
      marked.steps[index].isSuspect = index >= lastLiving ?? 0 && index < firstLeaking
    }
    if isCycle { marked.markSuspectsOfCycle() }
    return marked
  }

  /// Whether the path leads from the target back to it. Its other owners may be unknown, as with objects of
  /// Objective-C.
  private var isCycle: Bool {
    if case .unknown = answer { return !steps.isEmpty && firstLeaking == 0 }
    return answer == .closedCycle
  }

  /// The position of the first object that should have been released; the target comes last.
  private var firstLeaking: Int {
    steps.firstIndex { $0.owner.mark.status == .leaking } ?? steps.count
  }

  private mutating func markSuspectsOfCycle() {
    let likely = steps.indices.filter { steps[$0].owner.isClosure || steps[$0].leadsUp }
    for index in steps.indices { steps[index].isSuspect = likely.isEmpty || likely.contains(index) }
  }
}

extension Explanation.Subject {
  /// An object of which nothing is known shares the fate of another.
  fileprivate mutating func become(
    _ status: Explanation.Mark.Status,
    _ reason: Explanation.Mark.Reason,
    _ other: Self
  ) {
    if mark.status == .unknown { mark = Explanation.Mark(status, reason, name: other.title) }
  }
}

extension Explanation.Step {
  /// Whether the name suggests a reference to a parent: `parent`, `parentCoordinator`, `coordinator` of a
  /// screen, `delegate`, `listener`. `loginCoordinator` is a child like any other.
  package var leadsUp: Bool {
    let name = propertyName
    return name == "coordinator" || name.namesParent || name.namesListener
  }

  /// The property without what a property wrapper adds to its name.
  fileprivate var propertyName: String { String(reference.propertyName.drop { $0 == "_" }) }
}

extension String {
  /// `parent`, `parents`, `parentCoordinator`; `parentalControl` is a child like any other.
  package var namesParent: Bool {
    guard lowercased().hasPrefix("parent") else { return false }
    let rest = dropFirst("parent".count)
    return rest == "s" || rest.first?.isLowercase != true
  }

  package var namesListener: Bool {
    ["listener", "delegate"].contains { lowercased().hasSuffix($0) }
  }
}

// MARK: - How to fix it

extension Explanation {
  /// The names of properties that usually hold attached children.
  private static let childrenNames: Set<String> = [
    "childCoordinator", "childCoordinators", "childRouters", "children", "childs",
  ]

  /// The same explanation with a hint how to fix it. The shape of the suspect references decides: closure
  /// captures come first, then references to a parent, then lists of children.
  package func withHint() -> Explanation {
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
