// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The shape of as much of UIKit as CoordinatorCore and its samples use, for compilers that lack it. Nothing here works.

public struct CGRect: Sendable {
  public static let zero = CGRect()
  public init() {}
}

open class NSCoder {
  public init() {}
}

@MainActor
open class UIResponder {
  public init() {}
  open var next: UIResponder? { nil }
}

@MainActor
open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { nil }
  public override convenience init() { self.init(frame: .zero) }
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var window: UIWindow? { nil }
  open var subviews: [UIView] { [] }
  open func addSubview(_ view: UIView) {}
  open func didMoveToWindow() {}
}

@MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

@MainActor
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Never?) {}
  public required init?(coder: NSCoder) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! {
    get { nil }
    set {}
  }
  open var viewIfLoaded: UIView? { nil }
  open var title: String?
  open func viewDidLoad() {}

  open var parent: UIViewController? { nil }
  open var children: [UIViewController] { [] }
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var isModalInPresentation = false

  open func present(_ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

extension UIViewController {
  public var navigationController: UINavigationController? { nil }
  public var tabBarController: UITabBarController? { nil }
}

@MainActor
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Never?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { nil }
  open var visibleViewController: UIViewController? { nil }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    nil
  }
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedViewController: UIViewController?
  open var selectedIndex = 0
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}
