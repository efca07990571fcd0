#if !canImport(UIKit) || os(watchOS)
  extension Screen {
    /// Leaves the container that it is in for another.
    final func move(to container: Screen) {
      parent?.release(self)
      parent = container
      Tracking.noteShown(self)
    }

    final func isAncestor(of screen: Screen) -> Bool {
      var ancestor = screen.parent
      while let next = ancestor, next !== self { ancestor = next.parent }
      return ancestor != nil
    }

    /// Removes screens that are no longer contained, and notifies them, the last one first.
    final func leave(_ screens: [Screen]) {
      for screen in screens where screen.parent === self { screen.parent = nil }
      Screen.tellGone(screens.reversed().flatMap(\.everythingShown))
    }
  }

  extension [Screen] {
    @MainActor var withoutRepeats: [Screen] {
      var seen = Set<ObjectIdentifier>()
      return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    @MainActor func without(_ others: [Screen]) -> [Screen] {
      let others = Set(others.map(ObjectIdentifier.init))
      return filter { !others.contains(ObjectIdentifier($0)) }
    }
  }
#endif
