import UIKit

@MainActor
class LoopBase {
  var childCoordinators: [LoopBase] = []
}

final class LoopsCoordinator: LoopBase {
  func open() {
    let review = ReviewLoopCoordinator()
    childCoordinators.append(review)
    review.openPhoto()
  }
  func close() { childCoordinators.removeLast() }
}

/// From a photo one gets back to its review: the review is a child of its own child.
final class ReviewLoopCoordinator: LoopBase {
  func openPhoto() {
    let photo = PhotoLoopCoordinator()
    childCoordinators.append(photo)
    photo.openReview(self)
  }
}

final class PhotoLoopCoordinator: LoopBase {
  private(set) var reviews = 0
  func openReview(_ review: ReviewLoopCoordinator) {
    childCoordinators.append(review)
    reviews += 1
  }
}
