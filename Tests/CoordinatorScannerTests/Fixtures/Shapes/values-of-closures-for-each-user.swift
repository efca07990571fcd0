// expect: AppCoordinator -> HomeCoordinator
// expect: AppCoordinator -> ProfileCoordinator
// expect: AppCoordinator -> DetailCoordinator
// expect: AppCoordinator -> SettingsCoordinator
// expect: AppCoordinator -> PhotoCoordinator
// expect: AppCoordinator -> PrivacyCoordinator
// expect: HomeCoordinator -> DetailCoordinator
// expect: HomeCoordinator -> SettingsCoordinator
// expect: ProfileCoordinator -> PhotoCoordinator
// expect: ProfileCoordinator -> PrivacyCoordinator
// with the base protocol

import UIKit

// Each user has closures of its own, in a struct without methods.
struct Flows {
  let makeDetail: () -> Coordinator
  let more: More
}
struct More { let settings: Coordinator }

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    let homeFlows = Flows(makeDetail: { DetailCoordinator() }, more: More(settings: SettingsCoordinator()))
    let home = HomeCoordinator(flows: homeFlows)
    childCoordinators.append(home)
    home.start()
    let photoFlows = Flows(makeDetail: { PhotoCoordinator() }, more: More(settings: PrivacyCoordinator()))
    let profile = ProfileCoordinator(flows: photoFlows)
    childCoordinators.append(profile)
    profile.start()
  }
}
final class HomeCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private let flows: Flows
  init(flows: Flows) { self.flows = flows }
  func start() {
    let detail = flows.makeDetail()
    childCoordinators.append(detail)
    detail.start()
  }
  func showSettings() {
    childCoordinators.append(flows.more.settings)
    flows.more.settings.start()
  }
}
final class ProfileCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  private let flows: Flows
  init(flows: Flows) { self.flows = flows }
  func start() {
    let photo = flows.makeDetail()
    childCoordinators.append(photo)
    photo.start()
  }
  func showPrivacy() {
    childCoordinators.append(flows.more.settings)
    flows.more.settings.start()
  }
}
final class DetailCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class SettingsCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class PhotoCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class PrivacyCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
