import UIKit

@MainActor
protocol BankFlow: AnyObject {
  var childCoordinators: [any BankFlow] { get set }
  func childDidFinish(_ child: any BankFlow)
}

final class BankCoordinator: BankFlow {
  var childCoordinators: [any BankFlow] = []
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openTransfer() {
    let transfer = TransferCoordinator(parent: self)
    childCoordinators.append(transfer)
    let screen = TransferViewController()
    screen.coordinator = transfer
    navigation.pushViewController(screen, animated: true)
  }

  func childDidFinish(_ child: any BankFlow) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// Nobody else may use its parent; `finish` is for others.
final class TransferCoordinator: BankFlow {
  var childCoordinators: [any BankFlow] = []
  private weak var parentCoordinator: BankCoordinator?
  private(set) var amount = 0

  init(parent: BankCoordinator) { parentCoordinator = parent }

  func add(_ amount: Int) { self.amount += amount }

  func finish() {
    parentCoordinator?.childDidFinish(self)
  }

  func childDidFinish(_ child: any BankFlow) {}
}

final class TransferViewController: UIViewController {
  weak var coordinator: TransferCoordinator?
  func tap() { coordinator?.add(5) }
}
