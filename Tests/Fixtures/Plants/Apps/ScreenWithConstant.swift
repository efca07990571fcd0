import UIKit

@MainActor
class WalletBase {
  var children: [WalletBase] = []
}

final class WalletHostCoordinator: WalletBase {
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func open() {
    let wallet = WalletCoordinator()
    children.append(wallet)
    navigation.pushViewController(wallet.start(), animated: true)
  }

  func close() {
    navigation.popViewController(animated: true)
    children.removeAll()
  }
}

final class WalletCoordinator: WalletBase {
  private var screen: WalletViewController?
  var paid = 0

  func start() -> UIViewController {
    let made = WalletViewController(coordinator: self)
    screen = made
    return made
  }

  func pay() { paid += 1 }
}

/// The coordinator is a constant of the screen.
final class WalletViewController: UIViewController {
  private let coordinator: WalletCoordinator

  init(coordinator: WalletCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func tap() { coordinator.pay() }
}
