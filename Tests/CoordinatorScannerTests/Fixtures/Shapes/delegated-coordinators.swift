// expect: coordinator SignUpCoordinator
// expect: coordinator PhoneDelegatedCoordinator
// expect: coordinator PinDelegatedCoordinator
// expect: coordinator CodeCoordinator
// expect: SignUpCoordinator -> PhoneDelegatedCoordinator
// expect: SignUpCoordinator -> PinDelegatedCoordinator
// expect: PhoneDelegatedCoordinator -> CodeCoordinator
// expect: PhoneDelegatedCoordinator shows PhoneController root
// expect: PhoneDelegatedCoordinator shows BlockedView root
// expect: PinDelegatedCoordinator shows PinController root
// expect: CodeCoordinator shows CodeController present

// A coordinator has a machine of states, and others build the screens of some states.

import SwiftUI
import UIKit

class Coordinator: NSObject {
  private var childCoordinators: [Coordinator] = []
  func coordinate(to coordinator: Coordinator) { childCoordinators.append(coordinator); coordinator.start() }
  func start() {}
}
protocol State {}
final class Machine<S: State> {}
enum PhoneState: State { case phone, blocked }
enum PinState: State { case pin }
enum SignUpState { case phone(PhoneState), pin(PinState) }
class DelegatedCoordinator<S: State> {
  let machine: Machine<S>
  var rootViewController: UIViewController?
  init(machine: Machine<S>) { self.machine = machine }
  func buildViewController(for _: S) -> UIViewController? { fatalError() }
}
final class PhoneDelegatedCoordinator: DelegatedCoordinator<PhoneState> {
  override func buildViewController(for state: PhoneState) -> UIViewController? {
    switch state {
    case .phone: return phone()
    case .blocked: return UIHostingController(rootView: BlockedView())
    }
  }
  private func phone() -> UIViewController { PhoneController() }
  func chooseCode() {
    guard let rootViewController else { return }
    CodeCoordinator(host: rootViewController).start()
  }
}
final class PinDelegatedCoordinator: DelegatedCoordinator<PinState> {
  override func buildViewController(for state: PinState) -> UIViewController? { pin() }
  private func pin() -> UIViewController { PinController() }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options o: UIScene.ConnectionOptions) {
    SignUpCoordinator(navigation: UINavigationController()).start()
  }
}
final class SignUpCoordinator: Coordinator {
  let navigation: UINavigationController
  let phone: PhoneDelegatedCoordinator
  let pin: PinDelegatedCoordinator
  init(navigation: UINavigationController) {
    self.navigation = navigation
    phone = .init(machine: .init())
    pin = .init(machine: .init())
  }
  override func start() {
    phone.rootViewController = navigation
    show(.phone(.phone))
  }
  func show(_ state: SignUpState) {
    guard let controller = build(state) else { return }
    navigation.setViewControllers([controller], animated: true)
  }
  private func build(_ state: SignUpState) -> UIViewController? {
    switch state {
    case .phone(let inner): return phone.buildViewController(for: inner)
    case .pin(let inner):
      let controller = pin.buildViewController(for: inner)
      controller?.title = "3"
      return controller
    }
  }
}
final class CodeCoordinator: Coordinator {
  let host: UIViewController
  init(host: UIViewController) { self.host = host }
  override func start() { host.present(CodeController(), animated: true) }
}
final class PhoneController: UIViewController {}
final class PinController: UIViewController {}
final class CodeController: UIViewController {}
struct BlockedView: View { var body: some View { Text("x") } }
