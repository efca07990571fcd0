import CoordinatorGraph

/// Why detached objects are alive.
extension CoordinatorTracker {
  /// Searches the owners of detached objects, while the tracker itself holds none.
  func explain(_ confirmed: ConfirmedSuspicions) -> ConfirmedSuspicions {
    let tokens = locked { state.toExplain(confirmed) }
    guard !tokens.isEmpty else {
      let known = locked { state.keep([:], for: confirmed) }
      return confirmed.explained(known, rules: rules)
    }
    var kept: [AnyObject] = []
    let targets = locked { state.targets(tokens, keeping: &kept) }
    let search = search(near: locked { state.objects.screens.compactMap(\.object) })
    kept = []
    let explanations = search.explanations(of: targets) { object in
      locked { state.mark(of: object, in: confirmed) }
    }
    let new = Dictionary(uniqueKeysWithValues: zip(tokens, explanations))
    let known = locked { state.keep(new, for: confirmed) }
    return confirmed.explained(known, rules: rules)
  }

  /// Explains the objects that the next check will report, a slice at a time, so that the check finds nothing to search.
  ///
  /// What changed meanwhile is left to the check.
  @MainActor private func explainAhead() async {
    let confirmed = locked { state.confirmedByLastLook }
    let tokens = locked { state.toExplain(confirmed) }
    guard !tokens.isEmpty, mayRead else { return }
    var kept: [AnyObject] = []
    let targets = locked { state.targets(tokens, keeping: &kept) }
    let search = search(near: locked { state.objects.screens.compactMap(\.object) })
    kept = []
    var slices = SearchInSlices(search, of: targets) { object in
      self.locked { self.state.mark(of: object, in: confirmed) }
    }
    while !slices.advance(by: SearchInSlices.steps) {
      await Task.yield()
      guard isWatching else { return }
    }
    for (token, made) in zip(tokens, slices.explanations) where made.holds {
      locked { state.explanations[token] = made.explanation }
    }
  }

  /// Checks as ``check()`` does, without holding up the main actor by a search for what keeps new leaks alive.
  @MainActor func checkInSlices() async -> [Leak] {
    await explainAhead()
    return check()
  }

  /// A search that also starts at screens and their windows: a stack keeps its screens, and those may keep
  /// coordinators.
  private func search(near screens: [AnyObject]) -> RetentionSearch {
    let surroundings = ScreenSurroundings(of: screens)
    let starts = locked { roots }.compactMap(\.object) + surroundings.windows
    var search = RetentionSearch(roots: starts.map { ("\(type(of: $0))", $0) })
    search.neighbours = (screens + surroundings.outermost).map(RetentionSearch.Target.init)
    return search
  }
}
