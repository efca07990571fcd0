// swift-format-ignore-file
import Combine
import Kit
import UIKit

enum AppRoute {
  case entry
  case hall
}

/// The app: an entry, then the hall.
// coordinator
final class AppCoordinator: FlowCoordinator<AppRoute, Never> {
  private let module: Module
  private var hall: AnyCoordinator<HallRoute, HallEvent>?

  init(module: Module, screen: UIViewController) {
    self.module = module
    super.init(screen: screen)
  }

  override func open(_ route: AppRoute) {
    switch route {
    case .entry:
      // edge: AppCoordinator -> EntryCoordinator | factory-method | owns
      attach(module.makeEntryCoordinator())
    case .hall:
      // edge: AppCoordinator -> HallCoordinator | factory-method | owns
      let hall = module.makeHallCoordinator()
      self.hall = hall
      attach(hall)
      hall.open(.tabs)
    }
  }
}

enum EntryRoute {
  case card
}

enum EntryEvent {
  case entered
}

// coordinator
final class EntryCoordinator: FlowCoordinator<EntryRoute, EntryEvent> {
  init() {
    // screen: EntryCoordinator -> CardViewController | root
    super.init(screen: CardViewController())
  }

  func enter() {
    subject.send(.entered)
  }
}

final class CardViewController: UIViewController {}
