// swift-format-ignore-file
import UIKit
import XCoordinator

final class DoorsViewController: UIViewController {
  private unowned let router: any Router<PlanetariumRoute>

  init(router: any Router<PlanetariumRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  @objc private func enter() { router.trigger(.dome) }
}

final class SkyViewController: UIViewController {
  private weak var router: (any Router<StarsRoute>)?

  init(router: any Router<StarsRoute>) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }
}

final class StarViewController: UIViewController {
  init(name: String) { super.init(nibName: nil, bundle: nil) }
}

final class PlanetListViewController: UITableViewController {}

final class SaleViewController: UIViewController {}
