extension Explanation {
  /// The same explanation, with suspects marked. An object that holds a needed object is needed too; an
  /// object that a dead object holds is dead too.
  ///
  /// Between the last object that should live and the first that should not, every reference may be the bug.
  /// In a closed cycle the suspects are references to a parent and closure captures, if there are any.
  public func markingSuspects() -> Explanation {
    var marked = self
    let firstLeaking = firstLeaking
    let lastLiving = steps[..<firstLeaking].lastIndex { $0.owner.mark.status == .notLeaking }
    for index in marked.steps.indices {
      if let lastLiving, index < lastLiving { marked.steps[index].owner.live(for: steps[lastLiving].owner) }
      if index > firstLeaking { marked.steps[index].owner.leak(through: steps[firstLeaking].owner) }
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
  fileprivate mutating func live(for other: Self) {
    guard mark.status == .unknown else { return }
    mark = Explanation.Mark(.notLeaking, reason: "\(other.title) below should live")
  }

  fileprivate mutating func leak(through other: Self) {
    guard mark.status == .unknown else { return }
    mark = Explanation.Mark(.leaking, reason: "\(other.title) above should have been released")
  }
}

extension Explanation.Step {
  /// Whether the name suggests a reference to a parent: `parent`, `parentCoordinator`, `coordinator` of a
  /// screen, `delegate`, `listener`. `loginCoordinator` is a child like any other.
  package var leadsUp: Bool {
    let name = reference.drop { $0 == "_" }.prefix { $0 != "[" && $0 != "." }
    if name.hasPrefix("parent") {
      let rest = name.dropFirst("parent".count)
      return rest.isEmpty || rest == "s" || rest.first?.isUppercase == true
    }
    let lowercased = name.lowercased()
    return name == "coordinator" || lowercased.hasSuffix("delegate") || lowercased.hasSuffix("listener")
  }
}
