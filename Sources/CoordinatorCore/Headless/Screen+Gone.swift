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

    /// Notifies all screens after all of them are gone, because their callbacks may show new screens.
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
    /// The screen keeps the closure: capture coordinators weakly in it.
    public func onGone(_ action: @escaping @MainActor () -> Void) {
      uiviewController.goneActions.append(action)
    }
  }
#endif
