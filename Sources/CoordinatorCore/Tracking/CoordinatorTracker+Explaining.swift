import CoordinatorGraph

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
  /// What changed meanwhile is left to the check.
  @MainActor private func explainAhead() async {
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

  /// Checks as ``check()`` does, without holding up the main actor by a search for what keeps new leaks alive.
  @MainActor func checkInSlices() async -> [Leak] {
    await explainAhead()
    return check()
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
