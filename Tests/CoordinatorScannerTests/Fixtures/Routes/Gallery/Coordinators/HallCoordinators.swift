// swift-format-ignore-file
import UIKit
import XCoordinator

enum HallRoute: Route {
  case paintings
  case statues
  case shop
}

/// The halls as tabs.
// coordinator ; role: HallTabCoordinator tabContainer
class HallTabCoordinator: TabBarCoordinator<HallRoute> {
  private let paintings: StrongRouter<PaintingRoute>
  private let statues: StrongRouter<StatueRoute>

  convenience init() {
    // edge: HallTabCoordinator -> PaintingCoordinator | direct-init | owns ; role: PaintingCoordinator tab
    let paintings = PaintingCoordinator()
    paintings.rootViewController.tabBarItem = UITabBarItem(title: "Paintings", image: nil, tag: 0)
    // edge: HallTabCoordinator -> StatueCoordinator | direct-init | owns ; role: StatueCoordinator tab
    let statues = StatueCoordinator()
    self.init(paintings: paintings.strongRouter, statues: statues.strongRouter)
  }

  init(paintings: StrongRouter<PaintingRoute>, statues: StrongRouter<StatueRoute>) {
    self.paintings = paintings
    self.statues = statues
    super.init(tabs: [paintings, statues], select: paintings)
  }

  override func prepareTransition(for route: HallRoute) -> TabBarTransition {
    switch route {
    case .paintings: return .select(paintings)
    case .statues: return .select(statues)
    case .shop:
      // edge: HallTabCoordinator -> ShopCoordinator | enum-route | owns
      return .present(ShopCoordinator())
    }
  }
}

/// The halls side by side, for wide screens.
// coordinator
class HallSplitCoordinator: SplitCoordinator<HallRoute> {
  init(visitor: String) {
    super.init(
      // edge: HallSplitCoordinator -> PaintingCoordinator | direct-init | owns
      master: PaintingCoordinator().strongRouter,
      // edge: HallSplitCoordinator -> StatueCoordinator | direct-init | owns
      detail: StatueCoordinator().strongRouter)
  }
}
