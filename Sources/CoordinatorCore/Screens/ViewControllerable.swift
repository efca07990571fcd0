/// A screen as coordinators see it: something to route to and from, with any implementation.
///
/// With UIKit, a `UIViewController` conforms without further code. Without UIKit, a ``Screen`` does.
@preconcurrency @MainActor
public protocol ViewControllerable: AnyObject {
  /// The view controller; without UIKit, the headless screen.
  var uiviewController: PlatformScreen { get }
}

extension ViewControllerable where Self: PlatformScreen {
  /// The view controller.
  public var uiviewController: PlatformScreen { self }
}

extension ViewControllerable {
  /// Presents another screen over this one. Does nothing if this screen presents one already, as in UIKit.
  ///
  /// - Parameter modalPresentationStyle: The style; nil keeps the screen's own style.
  public func present(
    _ viewControllerable: any ViewControllerable,
    modalPresentationStyle: PlatformPresentationStyle? = nil,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerable.uiviewController
    if let modalPresentationStyle { presented.modalPresentationStyle = modalPresentationStyle }
    uiviewController.present(presented, animated: animated, completion: completion)
  }

  /// Dismisses everything that this screen presents. If it presents nothing, dismisses the presentation that
  /// contains this screen.
  public func dismiss(animated: Bool = true, completion: (() -> Void)? = nil) {
    uiviewController.dismiss(animated: animated, completion: completion)
  }
}

/// Each of these methods uses this screen if it is a navigation stack, or else the stack that contains it.
/// Without a stack, nothing happens.
extension ViewControllerable {
  /// Puts a screen on top of the stack.
  public func pushViewController(_ viewControllerable: any ViewControllerable, animated: Bool = true) {
    navigation?.pushViewController(viewControllerable.uiviewController, animated: animated)
  }

  /// Takes the top screen off the stack, unless it is the only one.
  public func popViewController(animated: Bool = true) {
    _ = navigation?.popViewController(animated: animated)
  }

  /// Takes all screens off the stack but the first.
  public func popToRoot(animated: Bool = true) {
    _ = navigation?.popToRootViewController(animated: animated)
  }

  /// Replaces the whole stack.
  public func setViewControllers(_ viewControllerables: [any ViewControllerable], animated: Bool = true) {
    navigation?.setViewControllers(viewControllerables.map(\.uiviewController), animated: animated)
  }

  private var navigation: PlatformNavigation? {
    uiviewController as? PlatformNavigation ?? uiviewController.navigationController
  }
}

/// A navigation stack, as coordinators see it.
@preconcurrency @MainActor
public final class NavigationControllerable: ViewControllerable {
  /// The navigation controller.
  public let navigationController: PlatformNavigation

  /// Wraps a stack that exists already.
  public init(navigationController: PlatformNavigation) {
    self.navigationController = navigationController
  }

  /// A new stack with one screen.
  public init(_ rootViewControllerable: any ViewControllerable) {
    navigationController = PlatformNavigation(rootViewController: rootViewControllerable.uiviewController)
  }

  /// A new stack without screens.
  public init() {
    navigationController = PlatformNavigation()
  }

  /// The stack, as the screen that it is.
  public var uiviewController: PlatformScreen { navigationController }
}
