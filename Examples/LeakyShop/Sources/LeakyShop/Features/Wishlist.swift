final class WishlistCoordinator: ShopCoordinator {}
final class AccountCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// The list of wishes opens from the shop, and moves to the account.
  func makeWishes() {
    let (account, wishlist) = (AccountCoordinator(), WishlistCoordinator())
    attach(account)
    attach(wishlist)
    if isMended {
      detach(wishlist)
    }
    account.attach(wishlist)
  }
}
