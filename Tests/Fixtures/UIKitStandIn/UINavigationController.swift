// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    contain([rootViewController])
  }

  public override init(nibName: String?, bundle: Never?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { state.children }
    set { contain(newValue) }
  }

  open var topViewController: UIViewController? { state.children.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    contain(state.children + [viewController])
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    cut(to: state.children.count - 1).last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    state.children.firstIndex { $0 === viewController }.map { cut(to: $0 + 1) }
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { cut(to: 1) }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    contain(viewControllers)
  }

  private func cut(to count: Int) -> [UIViewController] {
    guard count >= 1, count < state.children.count else { return [] }
    let gone = Array(state.children[count...])
    contain(Array(state.children[..<count]))
    return gone
  }
}

@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    get { state.children.isEmpty ? nil : state.children }
    set { contain(newValue ?? []) }
  }

  open var selectedIndex = 0 {
    didSet { Screens.update() }
  }

  open var selectedViewController: UIViewController? {
    get { state.children.indices.contains(selectedIndex) ? state.children[selectedIndex] : nil }
    set { selectedIndex = state.children.firstIndex { $0 === newValue } ?? selectedIndex }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    contain(viewControllers ?? [])
  }
}
