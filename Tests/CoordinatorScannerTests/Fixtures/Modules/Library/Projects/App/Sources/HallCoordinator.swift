// swift-format-ignore-file
import Kit
import Lending
import Reading
import UIKit

enum HallRoute {
  case tabs
  case giveBack(Book)
}

enum HallEvent {
  case left
}

/// The hall, where readers and borrowers meet.
// coordinator ; role: HallCoordinator tabContainer
final class HallCoordinator: TabFlowCoordinator<HallRoute, HallEvent> {
  private let module: LendingModule & ReadingModule

  init(module: LendingModule & ReadingModule) {
    self.module = module
    super.init(screen: UIViewController())
  }

  override func open(_ route: HallRoute) {
    switch route {
    case .tabs:
      // edge: HallCoordinator -> LendingCoordinator | closure | owns ; role: LendingCoordinator tab
      attachTabs([{ [module] in module.makeLendingCoordinator() }])
      // edge: HallCoordinator -> ReadingCoordinator | factory-method | owns | possible
      // edge: HallCoordinator -> NightReadingCoordinator | factory-method | owns | possible
      let reading = module.makeReadingCoordinator(night: Clock.isNight)
      attach(reading, until: { _ in false })
    case .giveBack(let book):
      // edge: HallCoordinator -> ReturnCoordinator | factory-method | creates-only (never attached)
      // defect: child-never-kept ReturnCoordinator | its screen is shown and nobody keeps it
      let giving = module.makeReturnCoordinator(of: book)
      screen.present(giving.screen, animated: true)
    }
  }
}

enum Clock {
  static let isNight = false
}
