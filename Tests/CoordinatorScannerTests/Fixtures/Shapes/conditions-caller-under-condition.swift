// expect: AppCoordinator -> EditCoordinator
// expect: AppCoordinator -> FillCoordinator if AUTOFILL
// expect: EditCoordinator -> PremiumCoordinator if MAIN
// with the base protocol

import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate { let app = AppCoordinator() }
extension Coordinator {
  #if MAIN
    func showPremium() { let c = PremiumCoordinator(); add(child: c); c.start() }
  #endif
  #if AUTOFILL
    func showPremium() { print("open the app") }
  #endif
}
final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  func start() {
    let e = EditCoordinator(); add(child: e); e.start()
    #if AUTOFILL
      let f = FillCoordinator(); add(child: f); f.start()
    #endif
  }
}
final class EditCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []; func start() { showPremium() }
}
#if AUTOFILL
  final class FillCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []; func start() { showPremium() }
  }
#endif
final class PremiumCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
