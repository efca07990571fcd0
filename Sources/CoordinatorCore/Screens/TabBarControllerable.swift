/// Screens side by side, one of them selected, as coordinators see them.
@preconcurrency @MainActor
public final class TabBarControllerable: ViewControllerable {
  /// The tab bar controller.
  public let tabBarController: PlatformTabs

  /// Wraps a tab bar controller that exists already.
  public init(tabBarController: PlatformTabs) {
    self.tabBarController = tabBarController
  }

  /// A new tab bar with the given tabs, the first one selected.
  public init(_ tabs: [any ViewControllerable] = []) {
    tabBarController = PlatformTabs()
    setTabs(tabs, animated: false)
  }

  /// The tab bar, as the screen that it is.
  public var uiviewController: PlatformScreen { tabBarController }

  /// Replaces all tabs.
  public func setTabs(_ tabs: [any ViewControllerable], animated: Bool = true) {
    tabBarController.setViewControllers(tabs.map(\.uiviewController), animated: animated)
  }

  /// The number of the selected tab, counted from 0; nil without tabs.
  public var selectedTab: Int? {
    let selected = tabBarController.selectedViewController
    return tabBarController.viewControllers?.firstIndex { $0 === selected }
  }

  /// Selects the tab with the given number, counted from 0. Unknown numbers are ignored.
  public func selectTab(_ number: Int) {
    guard tabBarController.viewControllers?.indices.contains(number) == true else { return }
    tabBarController.selectedIndex = number
  }
}
