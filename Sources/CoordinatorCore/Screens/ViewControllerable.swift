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

  /// The topmost visible screen above this one: the last presented screen, the selected tab, the top of the
  /// stack.
  public var topViewControllerable: any ViewControllerable {
    var top: any ViewControllerable = self
    var screen = uiviewController
    while let next = screen.shownAbove {
      screen = next
      if let known = next as? any ViewControllerable { top = known }
    }
    return top
  }
}

extension PlatformScreen {
  /// The screen that this screen shows above or within itself.
  fileprivate var shownAbove: PlatformScreen? {
    if let presentedViewController { return presentedViewController }
    if let navigation = self as? PlatformNavigation { return navigation.topViewController }
    if let tabs = self as? PlatformTabs { return tabs.selectedViewController }
    return nil
  }
}
