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
#else
  /// The type of screens: without UIKit, a ``Screen``.
  public typealias PlatformScreen = Screen
  /// The type of navigation stacks: without UIKit, a ``NavigationScreen``.
  public typealias PlatformNavigation = NavigationScreen
  /// The type of tab bars: without UIKit, a ``TabScreen``.
  public typealias PlatformTabs = TabScreen
  /// How a screen is shown over another.
  public typealias PlatformPresentationStyle = ModalPresentationStyle

  /// How a screen is shown over another, as in UIKit.
  public enum ModalPresentationStyle: Hashable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext
    case overFullScreen, overCurrentContext, popover, none

    /// Whether the user can pull such a screen down.
    var canBeSwipedDown: Bool {
      switch self {
      case .automatic, .pageSheet, .formSheet, .popover: true
      case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none: false
      }
    }
  }
#endif
