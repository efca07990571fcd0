#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// An invisible view inside a screen's view, which notices when that view leaves its window. It works for
  /// any view controller, including stacks and tabs, without a delegate or a subclass.
  final class GoneView: UIView {
    private static var living: [WeakGoneView] = []

    private weak var viewController: UIViewController?
    private var actions: [@MainActor () -> Void] = []
    private var wasShown = false

    static func add(_ action: @escaping @MainActor () -> Void, to viewController: UIViewController) {
      let existing = viewController.view.subviews.lazy.compactMap { $0 as? GoneView }.first
      let view = existing ?? install(in: viewController)
      view.actions.append(action)
    }

    private static func install(in viewController: UIViewController) -> GoneView {
      let view = GoneView()
      view.isHidden = true
      view.isUserInteractionEnabled = false
      view.viewController = viewController
      view.wasShown = viewController.view.window != nil
      viewController.view.addSubview(view)
      living.append(WeakGoneView(view: view))
      return view
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil else {
        wasShown = true
        return
      }
      // UIKit is in the middle of the change: parents and presenters are final one turn later. The view
      // exists until then, in case the screen is released at once.
      if wasShown {
        Task { [self] in
          tellIfGone(); GoneView.tellAllGone()
        }
      }
    }

    /// A screen in the middle of a stack gets no event when the stack is emptied: the top screen notifies it.
    private static func tellAllGone() {
      let views = living.compactMap(\.view)
      living.removeAll { $0.view == nil }
      for view in views { view.tellIfGone() }
    }

    private func tellIfGone() {
      guard wasShown else { return }
      // On screen, or only covered: by a screen above it on the stack, by one presented, by another tab.
      if let viewController, case .shown = ScreenPlace(of: ScreenPlace.outermost(around: viewController)) {
        return
      }
      wasShown = false
      if let viewController { Tracking.noteGone([viewController]) }
      for action in actions { action() }
    }
  }

  private struct WeakGoneView {
    weak var view: GoneView?
  }

  extension ViewControllerable {
    /// Calls back each time the screen goes away. That is when it, or a screen that contains it, is popped,
    /// dismissed or swiped away, or loses its tab. Being covered does not count.
    ///
    /// The call comes on the main thread, one turn after UIKit is done. A screen that was never visible is
    /// not reported; one in the middle of a stack is reported together with the visible one.
    ///
    /// This loads the screen's view. The screen keeps the closure: capture coordinators weakly in it.
    public func onGone(_ action: @escaping @MainActor () -> Void) {
      GoneView.add(action, to: uiviewController)
    }
  }
#endif
