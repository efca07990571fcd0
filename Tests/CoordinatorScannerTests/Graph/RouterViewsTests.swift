import CoordinatorGraph
import Testing

/// The views of RIBs: a router has one of its own, and the router above shows it.
@Suite("Views of routers")
struct RouterViewsTests {
  /// A leaf with a view, and what the router above does with it.
  private static func shown(
    open: String,
    view: String = "let view = TipView()",
    helpers: String = ""
  ) -> [String] {
    Scanned(
      """
      import RIBs
      protocol TipRouting: ViewableRouting {}
      final class TipView: UIViewController, ViewControllable {}
      final class TipRouter: ViewableRouter<TipInteractable, ViewControllable>, TipRouting {}
      final class TipBuilder: Builder<TipDependency> {
        func build() -> TipRouting {
          \(view)
          return TipRouter(interactor: TipInteractor(), viewController: view)
        }
      }
      final class TaleRouter: ViewableRouter<TaleInteractable, TaleControllable> {
        let tips = TipBuilder(dependency: TaleComponent())
        var tip: TipRouting?
        func open() { \(open) }
      }
      \(helpers)
      """
    ).shown
  }

  static let labels = [
    (
      "let t = tips.build(); attachChild(t); viewController.uiviewController.present(t.viewControllable.uiviewController, animated: true)",
      "present"
    ),
    (
      "let t = tips.build(); tip = t; attachChild(t); viewControllable.uiviewController.navigationController?.pushViewController(t.viewControllable.uiviewController, animated: true)",
      "push"
    ),
    ("let t = tips.build(); attachChild(t); viewController.presentModally(t.viewControllable)", "present"),
    (
      "let t = tips.build(); attachChild(t); viewController.uiviewController.present(UINavigationController(rootViewController: t.viewControllable.uiviewController), animated: true)",
      "present"
    ),
    (
      "let t = tips.build(); attachChild(t); let all = [t]; viewController.setTabs(all.map(\\.viewControllable))",
      "tab"
    ),
    ("let t = tips.build(); attachChild(t)", "-"),
    ("let t = tips.build(); attachChild(t); viewController.dismiss(t.viewControllable)", "-"),
  ]

  @Test("Whoever shows the view of a child says how it is shown", arguments: labels)
  func label(_ open: String, _ label: String) {
    #expect(Self.shown(open: open) == ["TipRouter TipView \(label)"])
  }

  @Test("A helper that shows whatever router it is given says so, too")
  func helper() {
    let found = Self.shown(
      open: "show(tips.build())",
      helpers: """
        extension TaleRouter {
          func show(_ router: ViewableRouting) {
            attachChild(router)
            viewController.uiviewController.present(router.viewControllable.uiviewController, animated: true)
          }
        }
        """
    )
    #expect(found == ["TipRouter TipView present"])
  }

  @Test("A hosting controller for one view is the screen, and not the view in it")
  func hosted() {
    let found = Self.shown(
      open: "let t = tips.build(); attachChild(t); viewController.presentModally(t.viewControllable)",
      view: "let view = TipHost(rootView: TipText())",
      helpers: """
        struct TipText: View { var body: some View { Text("") } }
        final class TipHost: UIHostingController<TipText>, ViewControllable {}
        """
    )
    #expect(found == ["TipRouter TipHost present"])
  }

  @Test("A helper may know what it is given by a protocol that only coordinators conform to")
  func helperForProtocol() {
    let found = Scanned(
      """
      import UIKit
      protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }
      extension ViewControllable where Self: UIViewController { var uiviewController: UIViewController { self } }
      protocol Shown: AnyObject { var viewControllable: ViewControllable { get } }
      class Coordinator: Shown {
        let viewControllable: ViewControllable
        var children: [Shown] = []
        init(_ view: ViewControllable) { viewControllable = view }
        func push(_ child: Shown) {
          children.append(child)
          viewControllable.uiviewController.show(child.viewControllable.uiviewController, sender: nil)
        }
      }
      final class DeskCoordinator: Coordinator { func open() { push(TipCoordinator(TipView())) } }
      final class TipCoordinator: Coordinator {}
      final class TipView: UIViewController, ViewControllable {}
      """
    )
    #expect(found.shown == ["TipCoordinator TipView push"])
  }

  @Test("To show a child's view attaches nobody")
  func onlyShown() {
    let scanned = Scanned(
      """
      import RIBs
      final class TipRouter: ViewableRouter<TipInteractable, ViewControllable> {}
      final class TaleRouter: ViewableRouter<TaleInteractable, TaleControllable> {
        func show(_ tip: TipRouter) { viewController.present(tip.viewControllable) }
        func go() { show(TipRouter()) }
      }
      """
    )
    #expect(scanned.edges == ["TaleRouter creates TipRouter"])
  }

  @Test("A view from a storyboard is made where it is cast to its type")
  func storyboard() {
    let view = "let view = board.instantiateViewController(withIdentifier: \"Tip\") as! TipView"
    #expect(Self.shown(open: "attachChild(tips.build())", view: view) == ["TipRouter TipView -"])
  }

  @Test("The view of the first router is the root, though no coordinator makes it")
  func root() {
    let found = Scanned(
      """
      import RIBs
      final class StartView: UIViewController, ViewControllable {}
      final class OtherView: UIViewController, ViewControllable {}
      final class StartRouter: LaunchRouter<StartInteractable, ViewControllable> {}
      final class StartInteractor: PresentableInteractor<Presentable> {}
      final class StartBuilder: Builder<EmptyDependency> {
        func build() -> LaunchRouting {
          let other = OtherView()
          return StartRouter(interactor: StartInteractor(presenter: other), viewController: StartView())
        }
      }
      final class Delegate: UIResponder, UIApplicationDelegate {
        var router: LaunchRouting?
        func application() {
          router = StartBuilder(dependency: EmptyComponent()).build()
          router?.launch(from: UIWindow())
        }
      }
      """
    )
    #expect(found.shown == ["StartRouter StartView root"])
    #expect(found.edge("StartRouter", "StartView")?.evidence.map(\.line) == [9])
  }
}
