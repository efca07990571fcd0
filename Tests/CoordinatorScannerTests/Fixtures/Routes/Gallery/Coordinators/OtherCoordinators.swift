// swift-format-ignore-file
import UIKit
import XCoordinator

enum ExhibitRoute: Route {
  case exhibit(Exhibit)
  case neighbour(Exhibit)
}

/// One exhibit, and from there the next.
// coordinator
class ExhibitCoordinator: NavigationCoordinator<ExhibitRoute> {
  init(on root: UINavigationController, exhibit: Exhibit) {
    super.init(rootViewController: root, initialRoute: .exhibit(exhibit))
  }

  override func prepareTransition(for route: ExhibitRoute) -> NavigationTransition {
    switch route {
    case .exhibit(let exhibit):
      // screen: ExhibitCoordinator -> ExhibitViewController | push
      return .push(ExhibitViewController(exhibit: exhibit))
    case .neighbour(let exhibit):
      // edge: ExhibitCoordinator -> ExhibitCoordinator | enum-route | owns
      let next = ExhibitCoordinator(on: rootViewController, exhibit: exhibit)
      // defect: child-never-removed ExhibitCoordinator | as above, one more a neighbour
      addChild(next)
      return .none()
    }
  }
}

enum RoomRoute: Route {
  case room(Int)
}

// coordinator
class RoomPageCoordinator: PageCoordinator<RoomRoute> {
  init(first: Int) {
    // screen: RoomPageCoordinator -> RoomViewController | root
    let pages = (first..<first + 3).map { RoomViewController(number: $0) }
    super.init(rootViewController: .init(), pages: pages, loop: false, set: pages[0], direction: .forward)
  }
}

enum ShopRoute: Route {
  case shelf
  case basket
}

// coordinator
final class ShopCoordinator: ViewCoordinator<ShopRoute> {
  init() {
    // screen: ShopCoordinator -> ShelfViewController | root
    super.init(rootViewController: ShelfViewController())
  }

  override func prepareTransition(for route: ShopRoute) -> ViewTransition {
    switch route {
    case .shelf: return .dismiss()
    case .basket:
      // edge: ShopCoordinator -> BasketCoordinator | generic | owns
      return .present(made(BasketCoordinator.self, by: BasketCoordinator.init))
    }
  }

  private func made<C: Presentable>(_ type: C.Type, by make: () -> C) -> C {
    make()
  }
}

enum BasketRoute: Route {
  case open
}

// coordinator
final class BasketCoordinator: NavigationCoordinator<BasketRoute> {
  init() {
    super.init(initialRoute: .open)
  }

  override func prepareTransition(for route: BasketRoute) -> NavigationTransition {
    // screen: BasketCoordinator -> BasketViewController | push
    .push(BasketViewController())
  }
}
