// expect: coordinator GymFlowController
// expect: coordinator DoorFlowController
// expect: coordinator HallFlowController
// expect: coordinator ClassesFlowController
// expect: coordinator WaiverFlowController
// expect: GymFlowController -> DoorFlowController
// expect: GymFlowController -> HallFlowController
// expect: HallFlowController -> ClassesFlowController
// expect: ClassesFlowController -> WaiverFlowController
// expect: DoorFlowController shows DoorScreen root
// expect: DoorFlowController shows PinScreen push
// expect: ClassesFlowController shows ClassesScreen root
// expect: WaiverFlowController shows SignatureScreen present
// may be: WaiverFlowController shows WaiverScreen -

// Flows as controllers that contain the controller of their screens, or start without one, and are added by a helper. A screen that
// embeds a stack for its parts is none.

import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene) {
    let gym = GymFlowController()
    window?.rootViewController = gym
    gym.start()
  }
}
extension UIViewController {
  func embed(_ other: UIViewController) {
    addChild(other)
    view.addSubview(other.view)
    other.didMove(toParent: self)
  }
}
final class GymFlowController: UIViewController {
  func start() {
    let door = DoorFlowController()
    door.onOpen = { [weak self] in self?.enter() }
    embed(door)
    door.start()
  }
  private func enter() {
    let hall = HallFlowController()
    embed(hall)
    hall.start()
  }
}
final class DoorFlowController: UIViewController {
  var onOpen: (() -> Void)?
  private lazy var stack = UINavigationController()
  func start() {
    embed(stack)
    let screen = DoorScreen()
    screen.onTap = { [weak self] in self?.askForPin() }
    stack.viewControllers = [screen]
  }
  private func askForPin() { stack.pushViewController(PinScreen(), animated: true) }
}
final class HallFlowController: UIViewController {
  private let tabs = UITabBarController()
  func start() {
    embed(tabs)
    let classes = ClassesFlowController()
    tabs.viewControllers = [classes]
    classes.start()
  }
}
final class ClassesFlowController: UIViewController {
  private let stack = UINavigationController()
  func start() {
    embed(stack)
    stack.viewControllers = [ClassesScreen()]
  }
  func askForWaiver() {
    let waiver = WaiverFlowController()
    present(waiver, animated: true)
    waiver.start()
  }
}
final class WaiverFlowController: UIViewController {
  func start() { embed(WaiverScreen()) }
  func sign() { present(SignatureScreen(), animated: true) }
}
final class WaiverScreen: UIViewController {}
final class SignatureScreen: UIViewController {}
final class DoorScreen: UIViewController { var onTap: (() -> Void)? }
final class PinScreen: UIViewController {}
final class ClassesScreen: UIViewController {
  private let previews = UINavigationController()
  override func viewDidLoad() {
    embed(previews)
    previews.viewControllers = [ClassPreview()]
  }
}
final class ClassPreview: UIViewController {}
