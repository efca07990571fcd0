import CoordinatorCore
import Foundation
import Streams
import UIKit

extension Tour {
  static var lists: [Tour] {
    [
      Tour("ScreenCache") { stage in
        let app = BoardsCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.open("a")
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open("a")
          (stage.top as? BoardViewController)?.tap()
          return (app.children.last as? BoardCoordinator)?.pins == 1
        }
      },
      Tour("SecondVisit") { stage in
        let app = FindCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.showSearch()
        app.showSearch()
        stage.leaves(app.search)
        stage.look()
        stage.look()
        app.closeSearch()
        return {
          app.showSearch()
          return app.search?.shown == 1 && app.childCoordinators.count == 1
        }
      },
      Tour("DoubleTap") { stage in
        let app = BellsCoordinator()
        try stage.watch(app)
        app.tapBell()
        stage.leaves(app.children.last)
        stage.look()
        for _ in 0..<2 { stage.look() }
        app.silence()
        return {
          app.tapBell()
          return (app.children.last as? BellCoordinator)?.rings == 2
        }
      },
      Tour("TwoParents") { stage in
        let app = FamilyCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.wishes)
        stage.look()
        app.move()
        stage.look()
        stage.look()
        app.close()
        return {
          app.open()
          app.move()
          return app.account.childCoordinators.count == 1
        }
      },
      Tour("ChildCycle") { stage in
        let app = LoopsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.childCoordinators.last)
        stage.leaves(app.childCoordinators.last?.childCoordinators.last)
        stage.look()
        app.close()
        return {
          app.open()
          let review = app.childCoordinators.last
          return (review?.childCoordinators.last as? PhotoLoopCoordinator)?.reviews == 1
        }
      },
      Tour("NeverAttached") { stage in
        let app = InfosCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openTerms()
        app.openInfo()
        stage.look()
        return {
          app.openInfo()
          let screen = stage.top as? InfoViewController
          screen?.tap()
          return screen?.coordinator?.read == 1
        }
      },
      Tour("KeptByContainer") { stage in
        let app = DeliveriesCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          return (app.children.last as? DeliveryCoordinator).map { $0.opened > 0 } ?? false
        }
      },
      Tour("RegisteredClosure") { stage in
        let app = KitchensCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          return app.container.resolve("chef") === app.children.last
        }
      },
      Tour("ObserverList") { stage in
        let app = CinemaCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.service.change()
          return (app.children.last as? SeatsCoordinator)?.changes == 1
        }
      },
      Tour("OwnerByName") { stage in
        let app = SongsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.images.finish("cover")
          return (app.children.last as? SongCoordinator)?.loaded == 1
        }
      },
      Tour("ModelKeepsLast") { stage in
        let app = VideosCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          return app.session.lastOpened === app.children.last
        }
      },
    ]
  }
}
