import UIKit

/// Its children are in a dictionary, by the number of what they show.
@MainActor
final class OrdersCoordinator {
  var children: [Int: OrderCoordinator] = [:]
  let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func open(_ number: Int) {
    let order = OrderCoordinator(number: number)
    children[number] = order
    let screen = OrderViewController()
    screen.coordinator = order
    navigation.pushViewController(screen, animated: true)
  }
}

@MainActor
final class OrderCoordinator {
  let number: Int
  var paid = false
  init(number: Int) { self.number = number }
  func pay() { paid = true }
}

final class OrderViewController: UIViewController {
  weak var coordinator: OrderCoordinator?
  func tap() { coordinator?.pay() }
}
