#if !canImport(UIKit) || os(watchOS)
  /// A screen without pixels: the replacement of `UIViewController` without UIKit.
  ///
  /// It follows UIKit's rules to present, push and remove screens, at once and without animation. Calls on
  /// which UIKit raises an exception do nothing here.
  @MainActor
  open class Screen {
    /// The title in a navigation bar.
    open var title: String?

    /// How this screen is shown when it is presented.
    open var modalPresentationStyle = ModalPresentationStyle.automatic

    /// Whether the user cannot pull the screen down.
    open var isModalInPresentation = false

    /// The stack or the tabs that this screen is in.
    public final internal(set) weak var parent: Screen?

    final var presented: Screen?
    final weak var presenting: Screen?
    final var goneActions: [@MainActor () -> Void] = []

    /// A screen that is shown nowhere.
    public init() {}

    var contained: [Screen] { [] }

    /// A contained screen moves elsewhere.
    func release(_ screen: Screen) {}

    /// Whether a container may get a screen that it does not contain.
    func canHold(_ screen: Screen) -> Bool {
      screen !== self && screen.presenting == nil && !screen.isAncestor(of: self)
    }

    /// Shows a screen over this one, or rather over the outermost screen that this one is in.
    ///
    /// Nothing happens, and `completion` is not called, when that one shows a screen already or when `screen` is
    /// shown somewhere already.
    open func present(_ screen: Screen, animated: Bool, completion: (() -> Void)? = nil) {
      let presenter = outermost
      guard presenter.presented == nil, screen !== presenter else { return }
      guard screen.parent == nil, screen.presenting == nil, !presenter.isPresented(by: screen) else { return }
      presenter.presented = screen
      screen.presenting = presenter
      Tracking.noteShown(screen)
      completion?()
    }

    /// Dismisses the screen that this one presents, with all above it. If it presents none, dismisses the
    /// presentation that contains it. Without either, nothing happens and `completion` is not called.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      let container = outermost
      guard let presenter = container.presented == nil ? container.presenting : container,
        let dismissed = presenter.presented
      else { return }
      presenter.presented = nil
      dismissed.presenting = nil
      let gone = dismissed.everythingShown
      completion?()
      Screen.tellGone(gone)
    }
  }

  extension Screen {
    /// The screen that is shown over this one or over the screen that contains it.
    public final var presentedViewController: Screen? { outermost.presented }

    /// The screen that this one, or the screen that contains it, is shown over.
    package final var presentingViewController: Screen? { outermost.presenting }

    /// The nearest stack that this screen is on.
    public final var navigationController: NavigationScreen? {
      var ancestor = parent
      while let next = ancestor, !(next is NavigationScreen) { ancestor = next.parent }
      return ancestor as? NavigationScreen
    }

    /// The user pulls the screen down. Its style decides whether that dismisses it.
    public final func swipeDown() {
      let shown = outermost
      guard let presenter = shown.presenting, shown.modalPresentationStyle.canBeSwipedDown,
        !shown.isModalInPresentation
      else { return }
      presenter.dismiss(animated: true)
    }

    final var outermost: Screen {
      var screen = self
      while let next = screen.parent { screen = next }
      return screen
    }

    final func isPresented(by screen: Screen) -> Bool {
      var below = presenting
      while let next = below, next !== screen { below = next.presenting }
      return below != nil
    }
  }

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

    /// The screens that a container may contain, each once.
    final func allowed(_ screens: [Screen]) -> [Screen] {
      var seen = Set<ObjectIdentifier>()
      return screens.filter {
        seen.insert(ObjectIdentifier($0)).inserted && ($0.parent === self || canHold($0))
      }
    }

    /// Contains other screens from now on.
    final func replace(_ former: [Screen], by screens: [Screen]) {
      for screen in screens where screen.parent !== self { screen.move(to: self) }
      let stay = Set(screens.map(ObjectIdentifier.init))
      leave(former.filter { !stay.contains(ObjectIdentifier($0)) })
    }

    /// Removes screens that are no longer contained, and notifies them, the last one first.
    final func leave(_ screens: [Screen]) {
      for screen in screens where screen.parent === self { screen.parent = nil }
      Screen.tellGone(screens.reversed().flatMap(\.everythingShown))
    }
  }

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
