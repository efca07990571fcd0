#if !canImport(UIKit) || os(watchOS)
  /// A stack of screens whose top screen is visible: the replacement of `UINavigationController` without
  /// UIKit.
  @MainActor
  open class NavigationScreen: Screen {
    private final var stack: [Screen] = []

    /// A stack without screens.
    public override init() {}

    /// A stack with one screen.
    public convenience init(rootViewController: Screen) {
      self.init()
      pushViewController(rootViewController, animated: false)
    }

    /// The screens on the stack, the first one at the bottom.
    public final var viewControllers: [Screen] {
      get { stack }
      set { setViewControllers(newValue, animated: false) }
    }

    override var contained: [Screen] { stack }

    /// The screen at the top of the stack.
    public final var topViewController: Screen? { stack.last }

    /// Pushes a screen. Does nothing if it is on the stack already, is presented, or is a stack.
    open func pushViewController(_ screen: Screen, animated: Bool) {
      guard canHold(screen), !stack.contains(where: { $0 === screen }) else { return }
      screen.move(to: self)
      stack.append(screen)
    }

    /// Takes the top screen off, unless it is the only one.
    ///
    /// - Returns: The screen that went.
    @discardableResult
    open func popViewController(animated: Bool) -> Screen? {
      cut(to: max(stack.count - 1, 1)).last
    }

    /// Takes all screens off but the first.
    ///
    /// - Returns: The screens that went, from the bottom up.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [Screen]? {
      stack.isEmpty ? nil : cut(to: 1)
    }

    /// Takes off all screens above the given one.
    ///
    /// - Returns: The removed screens, from the bottom up; nil if the given one is not on the stack.
    @discardableResult
    open func popToViewController(_ screen: Screen, animated: Bool) -> [Screen]? {
      stack.firstIndex { $0 === screen }.map { cut(to: $0 + 1) }
    }

    /// Replaces the whole stack. Duplicates and screens that may not be pushed are ignored.
    open func setViewControllers(_ screens: [Screen], animated: Bool) {
      let former = stack
      stack = allowed(screens)
      replace(former, by: stack)
    }

    /// The user swipes from the left edge: the top screen is popped, unless it is the only one.
    public final func swipeBack() {
      popViewController(animated: true)
    }

    final override func release(_ screen: Screen) {
      stack.removeAll { $0 === screen }
    }

    final override func canHold(_ screen: Screen) -> Bool {
      super.canHold(screen) && !(screen is NavigationScreen)
    }

    private final func cut(to count: Int) -> [Screen] {
      guard count < stack.count else { return [] }
      let cut = Array(stack[count...])
      stack.removeSubrange(count...)
      leave(cut)
      return cut
    }
  }
#endif
