// expect: coordinator RootFlow
// expect: coordinator MainTabBarController
// expect: coordinator TripsNavigationController
// expect: coordinator SignInFlow
// expect: RootFlow -> MainTabBarController
// expect: MainTabBarController -> TripsNavigationController
// expect: TripsNavigationController -> SignInFlow
// expect: TripsNavigationController shows TripsScreen root
// expect: TripsNavigationController shows TripScreen push
// expect: TripsNavigationController shows MapController present
// expect: SignInFlow shows EmailScreen present
// may be: MainTabBarController shows PaleStack -
// may be: MainTabBarController shows HelpController tab

// Controllers that lead: a stack shows screens which it makes, and a tab bar keeps such stacks. Flows start with what they are given.
// A stack around one screen, and one that only looks different, lead nowhere.

import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var root: RootFlow?
  func scene(_ scene: UIScene) {
    root = RootFlow(window: UIWindow())
    root?.begin(with: URL(string: "app://trip"))
  }
}
final class RootFlow {
  private let window: UIWindow
  private weak var tabs: MainTabBarController?
  init(window: UIWindow) { self.window = window }
  func begin(with link: URL?) {
    let tabs = MainTabBarController()
    self.tabs = tabs
    swap(to: tabs)
  }
  private func swap(to controller: UIViewController) { window.rootViewController = controller }
}
final class MainTabBarController: UITabBarController {
  private lazy var help = PaleStack(rootViewController: HelpController())
  override func viewDidLoad() { viewControllers = [TripsNavigationController(), help] }
}
final class TripsNavigationController: UINavigationController {
  private lazy var signIn = SignInFlow()
  init() {
    super.init(nibName: nil, bundle: nil)
    let trips = TripsScreen(
      onOpen: { [weak self] in self?.showTrip() },
      onSignIn: { [weak self] in self?.askForUser() }
    )
    viewControllers = [UIHostingController(rootView: trips)]
  }
  required init?(coder: NSCoder) { fatalError() }
  private func showTrip() { push(TripScreen(onMap: { [weak self] in self?.showMap() })) }
  private func showMap() { present(MapController(), animated: true) }
  private func askForUser() { signIn.run(on: self) { _ in } }
}
extension UINavigationController {
  func push<Screen: View>(_ screen: Screen) {
    pushViewController(UIHostingController(rootView: screen), animated: true)
  }
}
final class SignInFlow {
  private weak var modal: UINavigationController?
  func run(on presenter: UIViewController, completion: @escaping (Bool) -> Void) {
    let modal = UINavigationController(rootViewController: UIHostingController(rootView: EmailScreen()))
    self.modal = modal
    presenter.present(modal, animated: true)
  }
}
final class PaleStack: UINavigationController {
  override func viewDidLoad() { navigationBar.isTranslucent = false }
  func ask() { present(UIAlertController(), animated: true) }
}
final class HelpController: UIViewController {}
final class MapController: UIViewController {}
struct TripsScreen: View {
  let onOpen: () -> Void; let onSignIn: () -> Void; var body: some View { Text("") }
}
struct TripScreen: View { let onMap: () -> Void; var body: some View { Text("") } }
struct EmailScreen: View { var body: some View { Text("") } }
