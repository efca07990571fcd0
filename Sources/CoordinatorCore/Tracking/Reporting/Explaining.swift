import CoordinatorGraph

extension TrackedObjects {
  /// The targets of the search. The caller keeps the objects alive, so that none is released here.
  func targets(_ tokens: [Int], keeping kept: inout [AnyObject]) -> [WeakReference] {
    let targets = tokens.map { byToken[$0]?.object }
    kept += targets.compactMap { $0 }
    return targets.map { WeakReference($0) }
  }

  /// Whether an object on the path should have been released.
  func mark(of object: AnyObject, in confirmed: ConfirmedSuspicions) -> Explanation.Mark {
    guard let tracked = known(object), tracked.isCoordinator else { return .unknown }
    if confirmed.tokens.contains(tracked.token) {
      return Explanation.Mark(.leaking, .detached, name: tracked.subject.name)
    }
    guard tracked.isAttached else { return .unknown }
    guard let parent = tracked.parent?.subject.type else { return Explanation.Mark(.notLeaking, .watched) }
    return Explanation.Mark(.notLeaking, .attached, name: parent)
  }
}

extension ConfirmedSuspicions {
  /// The same with explanations. It omits objects that a pool keeps on purpose, and lists objects that
  /// another leak keeps alive under that leak.
  func explained(_ explanations: [Int: Explanation], rules: TrackingRules) -> ConfirmedSuspicions {
    var confirmed = self
    confirmed.suspicions = suspicions.compactMap { suspicion in
      guard let explanation = explanations[suspicion.subject.token] else { return suspicion }
      return explanation.isPool(rules.poolWords) ? nil : suspicion.explained(by: explanation)
    }
    confirmed.fold()
    return confirmed
  }

  /// The same with the place of each class whose property may need another declaration.
  func located() -> ConfirmedSuspicions {
    var confirmed = self
    confirmed.suspicions = suspicions.map { suspicion in
      guard suspicion.verdict.isOfProperty, let object = suspicion.subject.object else { return suspicion }
      var located = suspicion
      let type: AnyClass = type(of: object)
      if let place = CodePlaces.location(ofClassWith: suspicion.detail, in: type) {
        located.evidence.append(Leak.Evidence(.classPlace, property: suspicion.detail, at: place))
      }
      if let name = Self.protocolOfValues(suspicion.detail, in: type) {
        located.evidence.append(Leak.Evidence(.unboundProtocol, owner: name))
      }
      return located
    }
    return confirmed
  }

  /// The protocol of a property that cannot be weak yet, because values may conform to it.
  private static func protocolOfValues(_ property: String, in type: AnyClass) -> String? {
    guard let field = storedFields(of: type).first(where: { $0.stores(property) }) else { return nil }
    let declared = elements(of: field.type)?.type ?? field.type
    guard MetadataKind(of: declared) == .existential else { return nil }
    let constraints = ExistentialConstraints(of: declared)
    let name = typeName(declared)
    return constraints.isClassBound || constraints.isError || !constraints.namesType || name.contains(" ")
      ? nil : name
  }

  private mutating func fold() {
    let culprits = culprits()
    let victims = suspicions.filter { culprits[$0.subject.token] != nil }
    suspicions.removeAll { culprits[$0.subject.token] != nil }
    let places = Dictionary(suspicions.indices.map { (suspicions[$0].subject.token, $0) }) { first, _ in first
    }
    for victim in victims {
      guard let culprit = culprits[victim.subject.token], let place = places[culprit] else { continue }
      suspicions[place].victims += [victim.subject] + victim.victims
    }
  }

  /// For each object that another leak keeps alive, the leak at the start of that chain.
  private func culprits() -> [Int: Int] {
    let byName = Dictionary(suspicions.map { ($0.subject.subject.name, $0.subject.token) }) { first, _ in
      first
    }
    var next: [Int: Int] = [:]
    for suspicion in suspicions where suspicion.verdict == .detachedButAlive {
      let owners = suspicion.explanation?.steps.map(\.owner.mark).filter { $0.reason == .detached } ?? []
      next[suspicion.subject.token] = owners.lazy.compactMap { $0.name.flatMap { byName[$0] } }.first {
        $0 != suspicion.subject.token
      }
    }
    var culprits: [Int: Int] = [:]
    for token in next.keys.sorted() {
      var (culprit, seen) = (token, Set([token]))
      while let above = next[culprit], seen.insert(above).inserted { culprit = above }
      // In a cycle of owners, the first is reported.
      if next[culprit] != nil { culprit = seen.min() ?? culprit }
      if culprit != token { culprits[token] = culprit }
    }
    return culprits
  }
}

extension Explanation {
  /// Whether a property on the path keeps objects for reuse.
  fileprivate func isPool(_ words: [String]) -> Bool {
    guard case .held = answer else { return false }
    return steps.contains { step in words.contains { step.reference.lowercased().holds($0) } }
  }

  /// A description of the holder that is the same in every run.
  fileprivate var holder: String {
    switch answer {
    case .outside: return "from outside"
    case .unknown: return ""
    case .held, .closedCycle:
      let suspects = steps.filter(\.isSuspect)
      return (suspects.isEmpty ? Array(steps.suffix(1)) : suspects)
        .map { "\($0.owner.type).\($0.reference.withoutSubscripts)" }.joined(separator: " > ")
    }
  }
}

extension Suspicion {
  fileprivate func explained(by explanation: Explanation) -> Suspicion {
    var suspicion = self
    suspicion.explanation = explanation
    suspicion.detail = explanation.holder
    return suspicion
  }
}

/// Why detached objects are alive.
extension CoordinatorTracker {
  /// Searches the owners of detached objects, while the tracker itself holds none.
  func explain(_ confirmed: ConfirmedSuspicions) -> ConfirmedSuspicions {
    if var found = search(for: confirmed) {
      while !found.slices.advance(by: .max) {}
      for (token, made) in zip(found.tokens, found.slices.explanations) {
        locked { state.book.explain(token, by: made.explanation) }
      }
    }
    let known = locked { state.book.explanations(for: confirmed) }
    return confirmed.explained(known, rules: rules)
  }

  /// Explains the objects that the next check will report, a slice at a time, so that the check finds nothing to search.
  ///
  /// The check explains objects whose references changed meanwhile.
  @MainActor func explainAhead() async {
    let confirmed = locked { state.book.settled(at: state.time) }
    guard mayRead, var found = search(for: confirmed) else { return }
    while !found.slices.advance(by: SearchInSlices.steps) {
      await Task.yield()
      guard isWatching else { return }
    }
    for (token, made) in zip(found.tokens, found.slices.explanations) where made.holds {
      locked { state.book.explain(token, by: made.explanation) }
    }
  }

  /// The objects without an explanation, and a search for their owners; nil if there are none.
  ///
  /// Do not copy it: a copy keeps what the search met first, and that would be one more reference. The search starts at
  /// screens and their windows, too: a stack keeps its screens, and those may keep coordinators.
  private func search(for confirmed: ConfirmedSuspicions) -> (tokens: [Int], slices: SearchInSlices)? {
    let tokens = locked { state.book.toExplain(confirmed) }
    guard !tokens.isEmpty else { return nil }
    // Released before the search begins, and outside of the lock.
    var kept: [AnyObject] = []
    let targets = locked { state.objects.targets(tokens, keeping: &kept) }
    let screens = locked { state.objects.screens.compactMap(\.object) }
    let surroundings = ScreenSurroundings(of: screens)
    let starts = locked { roots }.compactMap(\.object) + surroundings.windows
    var search = RetentionSearch(roots: starts.map { ("\(type(of: $0))", $0) })
    search.neighbours = (screens + surroundings.outermost).map(WeakReference.init)
    let slices = SearchInSlices(search, of: targets) { object in
      self.locked { self.state.objects.mark(of: object, in: confirmed) }
    }
    return (tokens, slices)
  }
}
