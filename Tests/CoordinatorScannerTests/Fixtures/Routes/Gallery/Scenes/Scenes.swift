// swift-format-ignore-file
import UIKit
import XCoordinator

struct Exhibit {
  let name: String
}

final class TicketViewModel {
  // A way to travel, not a child.
  private let router: UnownedRouter<AppRoute>

  init(router: UnownedRouter<AppRoute>) {
    self.router = router
  }

  func enter(as visitor: String) {
    router.trigger(.halls(visitor: visitor))
  }
}

final class TicketViewController: UIViewController {
  var viewModel: TicketViewModel?
}

final class PaintingListViewController: UIViewController {
  private let router: WeakRouter<PaintingRoute>

  init(router: WeakRouter<PaintingRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  func open(_ exhibit: Exhibit) {
    router.trigger(.exhibit(exhibit))
  }
}

final class CourtViewController: UIViewController {}

final class ExhibitViewController: UIViewController {
  init(exhibit: Exhibit) {
    super.init(nibName: nil, bundle: nil)
  }
}

final class RoomViewController: UIViewController {
  init(number: Int) {
    super.init(nibName: nil, bundle: nil)
  }
}

final class ShelfViewController: UIViewController {}
final class BasketViewController: UIViewController {}

/// A view with the controller that it comes from: the library's word, no container of dependencies.
// look-alike: a pair of view and controller
struct ThumbnailContainer: Container {
  let view: UIView
  let viewController: UIViewController
}

// look-alike: a delegate of transitions
final class FadeCoordinator: NSObject, UIViewControllerTransitioningDelegate {}
