#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// What screens are made of: with UIKit, a `UIViewController`.
  public typealias PlatformScreen = UIViewController
  /// What navigation stacks are made of: with UIKit, a `UINavigationController`.
  public typealias PlatformNavigation = UINavigationController
  /// What tabs are made of: with UIKit, a `UITabBarController`.
  public typealias PlatformTabs = UITabBarController
  /// How a screen is shown over another.
  public typealias PlatformPresentationStyle = UIModalPresentationStyle
#endif
