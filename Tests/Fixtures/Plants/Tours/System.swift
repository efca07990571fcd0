import CoordinatorCore
import Foundation
import Streams
import UIKit

extension Tour {
  static var system: [Tour] {
    [
      Tour("TimerBlock") { stage in
        let app = ClocksCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
          return (app.children.last as? ClockCoordinator)?.ticks ?? 0 > 0
        }
      },
      Tour("DispatchTimer") { stage in
        let app = PulsesCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
          return (app.children.last as? PulseCoordinator)?.beats ?? 0 > 0
        }
      },
      Tour("TokenKept") { stage in
        let app = LocalesCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          NotificationCenter.default.post(name: .init("locale"), object: nil)
          return (app.children.last as? LocaleCoordinator)?.changes == 1
        }
      },
      Tour("TokenDropped") { stage in
        let app = ThemesCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          NotificationCenter.default.post(name: .init("theme"), object: nil)
          return (app.children.last as? ThemeCoordinator)?.changes == 1
        }
      },
      Tour("TaskLoop") { stage in
        let app = SyncsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
          return (app.children.last as? SyncCoordinator)?.rounds ?? 0 > 0
        }
      },
      Tour("StreamTask") { stage in
        let app = MarketCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
          app.feed.send(5)
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
          return (app.children.last as? PriceCoordinator)?.prices == [5]
        }
      },
      Tour("WorkItem") { stage in
        let app = HintsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let hint = app.children.last as? HintCoordinator
          hint?.start(after: 0)
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
          return hint?.shown == 1
        }
      },
      Tour("Cancellables") { stage in
        let app = RadioCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.songs.send("one")
          return (app.children.last as? StationCoordinator)?.titles == ["one"]
        }
      },
      Tour("OneCancellable") { stage in
        let app = WeathersCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.degrees.send(20)
          return (app.children.last as? WeatherCoordinator)?.shown == [20]
        }
      },
      Tour("OwnEventBus") { stage in
        let app = BusStopsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          EventBus.shared.post("late")
          return (app.children.last as? BusStopCoordinator)?.events == ["late"]
        }
      },
      Tour("StaticRegistry") { stage in
        let app = DevicesCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          return DeviceRegistry.active.last === app.children.last && DeviceRegistry.active.count == 1
        }
      },
      Tour("StaticCurrent") { stage in
        let app = CallsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          CallCoordinator.ring()
          return (app.children.last as? CallCoordinator)?.rings == 1
        }
      },
      Tour("GlobalVariable") { stage in
        let app = LinksCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          (deepLinkTarget as? LinkCoordinator)?.open()
          return (app.children.last as? LinkCoordinator)?.opened == 1
        }
      },
      Tour("ActorKeeps") { stage in
        let app = UploadsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let upload = app.children.last as? UploadCoordinator
          upload?.tap()
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
          return upload?.uploads == 1
        }
      },
      Tour("ActorClosure") { stage in
        let app = CountsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let count = app.children.last as? CountCoordinator
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
          count?.tap()
          RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
          return count?.total == 1
        }
      },
      Tour("PendingRequest") { stage in
        let app = HelpCentreCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.client.reply("yes")
          return (app.children.last as? HelpCoordinator)?.answers == ["yes"]
        }
      },
      Tour("DisposeBagKept") { stage in
        let app = LightsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.levels.send(9)
          return (app.children.last as? LightCoordinator)?.level == 9
        }
      },
    ]
  }
}
