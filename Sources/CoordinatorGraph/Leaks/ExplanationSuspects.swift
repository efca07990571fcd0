extension Explanation {
  /// The same explanation, with suspects marked: what holds an object that should live should live itself, and what
  /// one that should be gone holds should be gone.
  ///
  /// Between the last object that should live and the first that should not, every reference may be the mistake. In a
  /// closed cycle those that lead up or that a closure captured are, if there are any.
  public func markingSuspects() -> Explanation {
    var marked = self
    let firstLeaking = firstLeaking
    let lastLiving = steps[..<firstLeaking].lastIndex { $0.owner.mark.status == .notLeaking }
    for index in marked.steps.indices {
      if let lastLiving, index < lastLiving { marked.steps[index].owner.live(for: steps[lastLiving].owner) }
      if index > firstLeaking { marked.steps[index].owner.leak(through: steps[firstLeaking].owner) }
      marked.steps[index].isSuspect = index >= lastLiving ?? 0 && index < firstLeaking
    }
    if answer == .closedCycle { marked.markSuspectsOfCycle() }
    return marked
  }

  /// The position of the first object that should be gone; the target's comes after all others.
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
    mark = Explanation.Mark(.leaking, reason: "\(other.title) above should be gone")
  }
}

extension Explanation.Step {
  /// Whether its name says that it leads up: `parent`, `parentCoordinator`, `coordinator` of a screen, `delegate`,
  /// `listener`; `loginCoordinator` is a child like any other.
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
