import UIKit

@MainActor
class ShopBase {
  private(set) var childCoordinators: [ShopBase] = []
  weak var parentCoordinator: ShopBase?

  func addChild(_ child: ShopBase) {
    childCoordinators.append(child)
    child.parentCoordinator = self
  }

  func removeChild(_ child: ShopBase) {
    childCoordinators.removeAll { $0 === child }
  }
}

@MainActor
final class ShopFactory {
  func makeItem(_ name: String) -> ItemCoordinator { ItemCoordinator(name: name) }
}

/// A factory makes the child, and another method attaches it.
final class CatalogueCoordinator: ShopBase {
  let navigation: UINavigationController
  let factory = ShopFactory()
  init(navigation: UINavigationController) { self.navigation = navigation }

  func openItem() {
    let item = factory.makeItem("tea")
    show(item)
  }

  private func show(_ item: ItemCoordinator) {
    addChild(item)
    let screen = ItemViewController()
    screen.coordinator = item
    navigation.pushViewController(screen, animated: true)
  }
}

final class ItemCoordinator: ShopBase {
  let name: String
  var bought = 0
  init(name: String) { self.name = name }
  func buy() { bought += 1 }
}

final class ItemViewController: UIViewController {
  weak var coordinator: ItemCoordinator?
  func tap() { coordinator?.buy() }
}
