// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

@MainActor
open class UIViewController: UIResponder {
  final class State {
    var view: UIView?
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var presented: UIViewController?
    weak var presenting: UIViewController?
    weak var window: UIWindow?
    var isMovingFromParent = false
    var isBeingDismissed = false
  }

  nonisolated private let hidden = Hidden(State())
  final var state: State { hidden.state }

  public init(nibName: String?, bundle: Never?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  deinit { hidden.release() }

  open var title: String?
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var isModalInPresentation = false

  open var view: UIView! {
    get {
      if let view = state.view { return view }
      let view = UIView()
      view.hidden.state.screen = self
      state.view = view
      viewDidLoad()
      return view
    }
    set { state.view = newValue }
  }

  open var viewIfLoaded: UIView? { state.view }
  open func viewDidLoad() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var isMovingFromParent: Bool { state.isMovingFromParent }
  open var isBeingDismissed: Bool { state.isBeingDismissed }

  open var parent: UIViewController? { state.parent }
  open var children: [UIViewController] { state.children }
  open var presentedViewController: UIViewController? { outermost.state.presented }
  open var presentingViewController: UIViewController? { outermost.state.presenting }

  open func present(_ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = outermost
    guard presenter.state.presented == nil else { return }
    presenter.state.presented = screen
    screen.state.presenting = presenter
    _ = screen.view
    Screens.update()
    completion?()
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let presenter = outermost.state.presented == nil ? outermost.state.presenting : outermost
    let dismissed = presenter?.state.presented
    presenter?.state.presented = nil
    dismissed?.state.presenting = nil
    dismissed?.state.isBeingDismissed = true
    Screens.update()
    dismissed?.state.isBeingDismissed = false
    completion?()
  }
}

extension UIViewController {
  public var navigationController: UINavigationController? { container() }
  public var tabBarController: UITabBarController? { container() }

  final var outermost: UIViewController {
    var screen = self
    while let next = screen.state.parent { screen = next }
    return screen
  }

  private func container<Container>() -> Container? {
    var ancestor = state.parent
    while let next = ancestor, !(next is Container) { ancestor = next.state.parent }
    return ancestor as? Container
  }

  /// The window that shows the screen, unless another one covers it.
  final var visibleWindow: UIWindow? {
    if state.presented?.modalPresentationStyle == .fullScreen { return nil }
    if let parent = state.parent { return parent.shows(self) ? parent.visibleWindow : nil }
    if let presenting = state.presenting { return presenting.windowOfPresentation }
    return state.window
  }

  private var windowOfPresentation: UIWindow? {
    outermost.state.presenting?.windowOfPresentation ?? outermost.state.window
  }

  private func shows(_ child: UIViewController) -> Bool {
    if let stack = self as? UINavigationController { return stack.topViewController === child }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController === child }
    return true
  }

  /// Takes other screens in, and lets those go that are no longer among them.
  final func contain(_ screens: [UIViewController]) {
    let gone = state.children.filter { screen in !screens.contains { $0 === screen } && screen.state.parent === self }
    for former in state.children where former.state.parent === self { former.state.parent = nil }
    state.children = screens
    for screen in screens { screen.state.parent = self }
    for screen in gone { screen.state.isMovingFromParent = true }
    for screen in screens where shows(screen) { _ = screen.view }
    Screens.update()
    for screen in gone {
      screen.state.isMovingFromParent = false
      screen.didMove(toParent: nil)
    }
  }
}
