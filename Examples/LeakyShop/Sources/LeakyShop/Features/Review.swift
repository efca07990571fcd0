final class ReviewCoordinator: ShopCoordinator {}
final class PhotoCoordinator: ShopCoordinator {}

extension AppCoordinator {
  /// A review has photos; from a photo one gets to its review.
  func review() {
    let (review, photo) = (ReviewCoordinator(), PhotoCoordinator())
    attach(review)
    review.attach(photo)
    if !isMended {
      photo.childCoordinators.append(review)
    }
  }
}
