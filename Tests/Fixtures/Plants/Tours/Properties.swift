import CoordinatorCore
import Foundation
import Streams
import UIKit

extension Tour {
  static var properties: [Tour] {
    [
      Tour("StrongParent") { stage in
        let app = BuildingCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.childCoordinators.last)
        stage.leaves(app.childCoordinators.last?.childCoordinators.last)
        stage.look()
        app.close()
        return {
          app.open()
          let office = app.childCoordinators.last as? OfficeCoordinator
          (office?.childCoordinators.last as? DeskCoordinator)?.call()
          return office?.calls == 1
        }
      },
      Tour("StrongLetParent") { stage in
        let app = ParkCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.childCoordinators.last)
        stage.leaves(app.childCoordinators.last?.childCoordinators.last)
        stage.look()
        app.close()
        return {
          app.open()
          let garden = app.childCoordinators.last as? GardenCoordinator
          (garden?.childCoordinators.last as? TreeCoordinator)?.thirst()
          return garden?.watered == 1
        }
      },
      Tour("StrongDelegate") { stage in
        let app = DeskFormCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.leaves(app.children.last?.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let form = app.children.last as? FormCoordinator
          (form?.children.last as? PickerCoordinator)?.tap()
          return form?.picks == ["a"]
        }
      },
      Tour("DelegateOfValues") { stage in
        let app = GamesCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.leaves(app.children.last?.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let quiz = app.children.last as? QuizCoordinator
          (quiz?.children.last as? QuestionCoordinator)?.tap()
          return quiz?.answers == 1
        }
      },
      Tour("ScreenKeeps") { stage in
        let app = SettingsHost(navigation: stage.navigation)
        try stage.watch(app)
        app.openProfile()
        stage.leaves(app.children.last)
        stage.look()
        app.closeProfile()
        return {
          app.openProfile()
          (stage.top as? ProfileViewController)?.tap()
          return (app.children.last as? ProfileCoordinator)?.saved == 1
        }
      },
      Tour("ScreenWithConstant") { stage in
        let app = WalletHostCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          (stage.top as? WalletViewController)?.tap()
          return (app.children.last as? WalletCoordinator)?.paid == 1
        }
      },
      Tour("Siblings") { stage in
        let app = DeckCoordinator()
        try stage.watch(app)
        app.open()
        app.children.forEach(stage.leaves)
        stage.look()
        app.close()
        return {
          app.open()
          (app.children.last as? RightCoordinator)?.turn()
          return (app.children.first as? LeftCoordinator)?.turned == 1
        }
      },
      Tour("ModelListener") { stage in
        let app = ChatsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let room = app.children.last as? ChatRoomCoordinator
          room?.model.send()
          return room?.sent == 1
        }
      },
      Tour("PresenterChain") { stage in
        let app = TicketsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let ticket = app.children.last as? TicketCoordinator
          ticket?.interactor?.tap()
          return ticket?.bought == 1
        }
      },
      Tour("GenericBox") { stage in
        let app = BankingCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let coin = app.children.last as? CoinCoordinator
          coin?.adapter?.fire()
          return coin?.flips == 1
        }
      },
      Tour("ObservableModel") { stage in
        let app = RunsCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          let run = app.children.last as? RunCoordinator
          run?.model.finish()
          return run?.finished == 1
        }
      },
      Tour("DetachedTooEarly") { stage in
        let app = TillCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.showReceipt()
        stage.look()
        app.orderDidEnd()
        stage.look()
        return {
          app.showReceipt()
          app.orderDidEnd()
          let screen = stage.top as? ReceiptViewController
          screen?.tap()
          return screen?.coordinator?.printed == 1
        }
      },
      Tour("ThreeReferences") { stage in
        let app = ArchiveCoordinator()
        try stage.watch(app)
        app.open()
        stage.leaves(app.children.last)
        stage.look()
        app.close()
        return {
          app.open()
          app.onExport?()
          return (app.children.last as? FileCoordinator)?.exports == 1
        }
      },
    ]
  }
}
