#if !canImport(UIKit) || os(watchOS)
  extension Screen {
    /// This screen, the screens that it contains, and those presented over it, topmost first.
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
    /// Calls back each time the screen goes away. That is when it, or a screen that contains it, is popped,
    /// dismissed or swiped away, or loses its tab. Being covered does not count.
    ///
    /// The screen keeps the closure: catch coordinators weakly in it.
    public func onGone(_ action: @escaping @MainActor () -> Void) {
      uiviewController.goneActions.append(action)
    }
  }
#endif
