import CoordinatorCore
import Foundation
import Streams
import UIKit

extension Tour {
  static var closures: [Tour] {
    [
      Tour("OwnClosure") { stage in
        let app = PollsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let poll = app.children.last as? PollCoordinator
          poll?.onVote?()
          return poll?.votes == 1
        }
      },
      Tour("ModelClosure") { stage in
        let app = CardsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let card = app.children.last as? CardCoordinator
          card?.model.tap()
          return card?.turned == 2
        }
      },
      Tour("ScreenClosure") { stage in
        let app = PhotosCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.open()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        app.close()
        return {
          app.open()
          (stage.top as? PhotoViewController)?.tap()
          return (app.childCoordinators.last as? PhotoCoordinator)?.likes == 1
        }
      },
      Tour("MethodReference") { stage in
        let app = AlarmsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let alarm = app.children.last as? AlarmCoordinator
          alarm?.button.tap()
          return alarm?.rings == 1
        }
      },
      Tour("StoreObservers") { stage in
        let app = PlansCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.store.change()
          return (app.children.last as? PlanCoordinator)?.reloads == 1
        }
      },
      Tour("SinkByName") { stage in
        let app = BuyingCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.metrics.sinks["buy"]?("tap")
          return (app.children.last as? BuyCoordinator)?.events == ["tap"]
        }
      },
      Tour("NestedClosure") { stage in
        let app = LoadsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let load = app.children.last as? LoadCoordinator
          load?.loader.load()
          return load.map { $0.done > 1 } ?? false
        }
      },
      Tour("TypedClosure") { stage in
        let app = ScansCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let scan = app.children.last as? ScanCoordinator
          return scan?.scanner.onCode?("x", 1) == true && scan?.codes == ["x"]
        }
      },
      Tour("LazyClosure") { stage in
        let app = PaintsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let paint = app.children.last as? PaintCoordinator
          paint?.handler()
          return paint?.strokes == 2
        }
      },
      Tour("ProviderClosure") { stage in
        let app = TablesCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let table = app.children.last as? TableCoordinator
          return table?.model.count?() == 3
        }
      },
      Tour("StateClosure") { stage in
        let app = StepsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let step = app.children.last as? StepCoordinator
          step?.model.onStep?()
          step?.model.onStep?()
          return step?.steps == [1, 2]
        }
      },
      Tour("PassedToChild") { stage in
        let app = ArcadeCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.leaves(app.children.last?.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let game = app.children.last as? GameCoordinator
          (game?.children.last as? LevelCoordinator)?.win()
          return game?.won == 3
        }
      },
    ]
  }
}
