#if !canImport(UIKit) || os(watchOS)
  extension Screen {
    /// This screen, what it contains and what is presented over it; what is on top comes first.
    final var everythingShown: [Screen] {
      var shown: [Screen] = []
      var open = [self]
      while let next = open.popLast() {
        shown.append(next)
        if let presented = next.presented { open.append(presented) }
        open += next.contained.reversed()
      }
      return shown.reversed()
    }

    /// Tells each screen that it is gone, after all of them are: what they do then may show new ones.
    static func tellGone(_ screens: [Screen]) {
      Tracking.noteGone(screens)
      for screen in screens {
        for action in screen.goneActions { action() }
      }
    }
  }

  extension ViewControllerable {
    /// Calls back each time that the screen has gone: it was popped, dismissed or swiped away, its tab was replaced,
    /// or this happened to what contains it. What covers a screen does not make it go.
    ///
    /// The screen keeps the closure: catch coordinators weakly in it.
    public func onGone(_ action: @escaping @MainActor () -> Void) {
      uiviewController.goneActions.append(action)
    }
  }
#endif
