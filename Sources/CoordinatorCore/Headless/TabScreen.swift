#if !canImport(UIKit) || os(watchOS)
  /// Screens as tabs, one of them selected: the replacement of `UITabBarController` without UIKit.
  @MainActor
  open class TabScreen: Screen {
    private final var tabs: [Screen] = []
    private final var selected = 0

    /// Tabs without screens.
    public override init() {}

    /// The tabs, from the left; nil until they are set.
    public final var viewControllers: [Screen]? {
      get { tabs.isEmpty ? nil : tabs }
      set { setViewControllers(newValue, animated: false) }
    }

    override var contained: [Screen] { tabs }

    /// The number of the selected tab, counted from 0. Invalid numbers are ignored.
    public final var selectedIndex: Int {
      get { selected }
      set { if tabs.indices.contains(newValue) { selected = newValue } }
    }

    /// The selected tab. Screens that are not tabs are ignored.
    public final var selectedViewController: Screen? {
      get { tabs.indices.contains(selected) ? tabs[selected] : nil }
      set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selected = index } }
    }

    /// Replaces all tabs. The selected one stays selected if it is still there, else the first one is.
    open func setViewControllers(_ screens: [Screen]?, animated: Bool) {
      let (former, chosen) = (tabs, selectedViewController)
      tabs = allowed(screens ?? [])
      selected = tabs.firstIndex { $0 === chosen } ?? 0
      replace(former, by: tabs)
    }

    final override func release(_ screen: Screen) {
      let chosen = selectedViewController
      tabs.removeAll { $0 === screen }
      selected = tabs.firstIndex { $0 === chosen } ?? 0
    }
  }
#endif
