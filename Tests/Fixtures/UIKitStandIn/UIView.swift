// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view, which is in a window when the screen that it belongs to is visible there.
@MainActor
open class UIView: UIResponder {
  final class State {
    var subviews: [UIView] = []
    weak var superview: UIView?
    weak var screen: UIViewController?
    weak var lastWindow: UIWindow?
  }

  nonisolated let hidden = Hidden(State())

  public init(frame: CGRect) {
    super.init()
    Screens.views.append(WeakView(view: self))
  }

  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { self.init(frame: .zero) }
  deinit { hidden.release() }

  open var frame = CGRect.zero
  open var bounds: CGRect { frame }
  open var backgroundColor: UIColor?
  open var autoresizingMask: AutoresizingMask = []
  open var isHidden = false
  open var isUserInteractionEnabled = true

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  }

  open var superview: UIView? { hidden.state.superview }
  open var subviews: [UIView] { hidden.state.subviews }

  open var window: UIWindow? {
    if let superview = hidden.state.superview { return superview.window }
    return hidden.state.screen?.visibleWindow
  }

  open func addSubview(_ view: UIView) {
    hidden.state.subviews.append(view)
    view.hidden.state.superview = self
    Screens.update()
  }

  open func bringSubviewToFront(_ view: UIView) {}

  open func removeFromSuperview() {
    hidden.state.superview?.hidden.state.subviews.removeAll { $0 === self }
    hidden.state.superview = nil
    Screens.update()
  }

  open func didMoveToWindow() {}
}

@MainActor
open class UIWindow: UIView {
  final class WindowState {
    var root: UIViewController?
  }

  nonisolated private let shown = Hidden(WindowState())

  deinit { shown.release() }

  open override var window: UIWindow? { self }

  open var rootViewController: UIViewController? {
    get { shown.state.root }
    set {
      shown.state.root?.state.window = nil
      shown.state.root = newValue
      newValue?.state.window = self
      _ = newValue?.view
      Screens.update()
    }
  }

  open func makeKeyAndVisible() {}
}

struct WeakView {
  weak var view: UIView?
}

/// Tells views when their windows change, and the screens of the views that they appear or disappear. As with UIKit, a
/// screen that is covered when it goes away is not told.
@MainActor
enum Screens {
  static var views: [WeakView] = []

  static func update() {
    views.removeAll { $0.view == nil }
    for view in views.compactMap(\.view) where view.window !== view.hidden.state.lastWindow {
      view.hidden.state.lastWindow = view.window
      view.didMoveToWindow()
      guard let screen = view.hidden.state.screen else { continue }
      if view.window == nil { screen.viewDidDisappear(true) } else { screen.viewDidAppear(true) }
    }
  }
}
