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

  /// The screens on the stack, the first one at the bottom.
  public var viewControllerables: [any ViewControllerable] {
    navigationController.viewControllers.compactMap { $0 as? any ViewControllerable }
  }
}
