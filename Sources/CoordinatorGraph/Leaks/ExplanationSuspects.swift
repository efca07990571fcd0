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
  var propertyName: String { String(reference.propertyName.drop { $0 == "_" }) }
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
