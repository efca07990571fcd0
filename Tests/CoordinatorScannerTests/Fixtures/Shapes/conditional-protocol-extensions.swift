// with the base protocol
// expect: AppCoordinator -> ShopCoordinator
// expect: AppCoordinator -> NewsCoordinator
// expect: ShopCoordinator -> CartCoordinator
// expect: NewsCoordinator -> ShareCoordinator

// An extension under conditions is there for types that meet all of them.

protocol OpensCart {}
protocol HasShop {}
protocol Shares {}
extension Coordinator where Self: OpensCart & HasShop {
  func openCart() { let cart = CartCoordinator(); add(child: cart); cart.start() }
}
extension Coordinator where Self: Shares {
  func share() { let sharing = ShareCoordinator(); add(child: sharing); sharing.start() }
}
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let app = AppCoordinator()
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
    app.start()
    return true
  }
}
final class AppCoordinator: Coordinator, OpensCart {
  var childCoordinators: [Coordinator] = []
  func start() {
    let shop = ShopCoordinator()
    add(child: shop)
    let news = NewsCoordinator()
    add(child: news)
  }
}
final class ShopCoordinator: Coordinator, OpensCart, HasShop {
  var childCoordinators: [Coordinator] = []
  func start() { openCart() }
}
final class NewsCoordinator: Coordinator, Shares, HasShop {
  var childCoordinators: [Coordinator] = []
  func start() { share() }
}
final class CartCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
final class ShareCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
