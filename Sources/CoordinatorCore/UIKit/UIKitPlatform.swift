#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The type of screens: with UIKit, a `UIViewController`.
  public typealias PlatformScreen = UIViewController
  /// The type of navigation stacks: with UIKit, a `UINavigationController`.
  public typealias PlatformNavigation = UINavigationController
  /// The type of tab bars: with UIKit, a `UITabBarController`.
  public typealias PlatformTabs = UITabBarController
  /// How a screen is shown over another.
  public typealias PlatformPresentationStyle = UIModalPresentationStyle
#endif
