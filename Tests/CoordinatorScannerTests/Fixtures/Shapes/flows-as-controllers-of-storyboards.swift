// expect: coordinator LobbyController
// expect: coordinator MainFlowController
// expect: coordinator MainTabs
// expect: coordinator BookingFlowController
// expect: coordinator SignInStack
// expect: coordinator RatingFlow
// expect: LobbyController -> MainFlowController
// expect: LobbyController -> SignInStack
// expect: MainFlowController -> MainTabs
// expect: MainTabs -> BookingFlowController
// expect: BookingFlowController -> RatingFlow
// expect: RatingFlow up BookingFlowController
// expect: BookingFlowController shows DatesScreen root
// expect: BookingFlowController shows BerthScreen push
// expect: SignInStack shows EmailScreen root
// expect: SignInStack shows CodeScreen push
// expect: RatingFlow shows StarsScreen present
// may be: MainTabs shows PaleStack -
// may be: MainTabs shows MapScreen tab

// Controllers that lead to screens of storyboards, containers of such, and a flow that shows on what it keeps.
// A screen with parts, one that opens a detail or a flow, and bars that only look different lead nowhere.

import UIKit

protocol Storyboarded {}
extension Storyboarded where Self: UIViewController {
  static func instantiate() -> Self {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(
      withIdentifier: String(describing: self)
    ) as! Self
  }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication) { window?.rootViewController = LobbyController() }
}
final class LobbyController: UIViewController {
  private var current: UIViewController?
  override func viewDidLoad() { transition(to: SignInStack()) }
  func didSignIn() {
    let main = MainFlowController()
    transition(to: main)
  }
  private func transition(to next: UIViewController) {
    current?.removeFromParent()
    current = next
    addChild(next)
    view.addSubview(next.view)
  }
}
final class MainFlowController: UIViewController {
  override func viewDidLoad() { addChild(MainTabs()) }
  func warn() { present(UIAlertController(), animated: true) }
}
final class MainTabs: UITabBarController {
  override func viewDidLoad() {
    viewControllers = [BookingFlowController(), PaleStack(rootViewController: MapScreen.instantiate())]
  }
}
final class BookingFlowController: UINavigationController {
  private lazy var ratingFlow = RatingFlow(host: self)
  init() {
    super.init(nibName: nil, bundle: nil)
    let dates = DatesScreen.instantiate()
    dates.onSelect = { [weak self] in self?.showBerths() }
    viewControllers = [dates]
  }
  required init?(coder: NSCoder) { fatalError() }
  private func showBerths() { pushViewController(BerthScreen.instantiate(), animated: true) }
  func didBook() { ratingFlow.ask() }
}
final class SignInStack: UINavigationController {
  private let email = EmailScreen.instantiate()
  override func viewDidLoad() { viewControllers = [email] }
  func showCode() { pushViewController(CodeScreen.instantiate(), animated: true) }
}
final class RatingFlow {
  private weak var host: UIViewController?
  init(host: UIViewController) { self.host = host }
  func ask() { host?.present(StarsScreen.instantiate(), animated: true) }
}
final class DataFlow {
  private let screen: UIViewController
  init(screen: UIViewController) { self.screen = screen }
  func close() { screen.dismiss(animated: true) }
}
final class PaleStack: UINavigationController {
  override func viewDidLoad() { navigationBar.isTranslucent = false }
}
final class PaleTabs: UITabBarController { override func viewDidLoad() { tabBar.tintColor = .red } }
final class DatesScreen: UIViewController, Storyboarded {
  var onSelect: (() -> Void)?
  override func viewDidLoad() { addChild(MapScreen.instantiate()) }
}
final class BerthScreen: UIViewController, Storyboarded {
  func open() { navigationController?.pushViewController(MapScreen.instantiate(), animated: true) }
}
final class MapScreen: UIViewController, Storyboarded {}
final class HomeScreen: UIViewController {
  override func viewDidLoad() { addChild(MapScreen.instantiate()) }
  func signIn() { present(SignInStack(), animated: true) }
  func book() { present(BookingFlowController(), animated: true) }
}
final class EmailScreen: UIViewController, Storyboarded {}
final class CodeScreen: UIViewController, Storyboarded {}
final class StarsScreen: UIViewController, Storyboarded {}
