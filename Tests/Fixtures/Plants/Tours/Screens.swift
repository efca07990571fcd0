import CoordinatorCore
import Foundation
import Streams
import UIKit

extension Tour {
  static var screens: [Tour] {
    [
      Tour("BackButton") { stage in
        let app = TripsCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.showTrip()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        stage.back()
        return {
          app.showTrip()
          let screen = stage.top as? TripViewController
          screen?.tap()
          return screen?.coordinator?.opened == 1
        }
      },
      Tour("SwipeBack") { stage in
        let app = MailCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openMessage()
        stage.leaves(app.children.last)
        stage.look()
        stage.back()
        return {
          app.openMessage()
          let screen = stage.top as? MessageViewController
          screen?.tapReply()
          return screen?.coordinator?.replies == 1
        }
      },
      Tour("PopToRoot") { stage in
        let app = ShelfCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openBook()
        stage.leaves(app.childCoordinators.last)
        (stage.top as? BookViewController)?.tapPage()
        stage.look()
        stage.navigation.popToRootViewController(animated: true)
        return {
          app.openBook()
          let screen = stage.top as? BookViewController
          screen?.tapPage()
          return screen?.coordinator?.pages == 1 && stage.top !== screen
        }
      },
      Tour("SheetSwiped") { stage in
        let app = ResultsCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.showFilter()
        stage.leaves(app.children.last)
        stage.look()
        stage.navigation.dismiss(animated: true)
        return {
          app.showFilter()
          let sheet = stage.navigation.presentedViewController as? FilterViewController
          sheet?.tap()
          return sheet?.coordinator?.chosen == ["red"]
        }
      },
      Tour("SheetWithStack") { stage in
        let app = InboxCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.compose()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        stage.navigation.dismiss(animated: true)
        return {
          app.compose()
          let sheet = stage.navigation.presentedViewController as? UINavigationController
          let screen = sheet?.topViewController as? DraftViewController
          screen?.tapSend()
          return screen?.coordinator?.sent == true
        }
      },
      Tour("StackReplaced") { stage in
        let app = WelcomeHost(navigation: stage.navigation)
        try stage.watch(app)
        app.welcome()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        app.showHome()
        return {
          app.welcome()
          let screen = stage.top as? WelcomeViewController
          screen?.tap()
          return screen?.coordinator?.skips == 1
        }
      },
      Tour("TabReplaced") { stage in
        let app = TabsCoordinator()
        stage.window.rootViewController = app.tabs
        try stage.watch(app)
        app.showNews()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        app.hideNews()
        return {
          app.showNews()
          let screen = app.tabs.viewControllers?.last as? NewsViewController
          screen?.tap()
          return screen?.coordinator?.read == 1
        }
      },
      Tour("WindowReplaced") { stage in
        let app = SceneCoordinator(window: stage.window)
        try stage.watch(app)
        app.showSignIn()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        let first = (stage.window.rootViewController as? UINavigationController)?.topViewController
        (first as? SignInViewController)?.tap()
        return {
          app.showSignIn()
          let screen = (stage.window.rootViewController as? UINavigationController)?.topViewController
          (screen as? SignInViewController)?.tap()
          return (stage.window.rootViewController as? UINavigationController)?.topViewController !== screen
        }
      },
      Tour("DoneCallback") { stage in
        let app = NotesCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openNote()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        stage.back()
        return {
          app.openNote()
          let screen = stage.top as? NoteViewController
          screen?.type("a")
          let isTyped = screen?.coordinator?.text == "a"
          screen?.tapDone()
          return isTyped && app.childCoordinators.isEmpty && stage.top !== screen
        }
      },
      Tour("DoneDelegate") { stage in
        let app = AlbumCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openCamera()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        stage.back()
        return {
          app.openCamera()
          let screen = stage.top as? CameraViewController
          screen?.tap()
          let isTaken = screen?.coordinator?.photos == 1
          screen?.tapDone()
          return isTaken && app.childCoordinators.isEmpty
        }
      },
      Tour("PrivateParent") { stage in
        let app = BankCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openTransfer()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        stage.back()
        return {
          app.openTransfer()
          let screen = stage.top as? TransferViewController
          screen?.tap()
          return screen?.coordinator?.amount == 5
        }
      },
      Tour("KitScreen") { stage in
        let app = RecipesCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openRecipe()
        stage.leaves(app.children.last)
        stage.look()
        stage.back()
        return {
          app.openRecipe()
          let screen = stage.top as? RecipeViewController
          screen?.tap()
          return screen?.listener?.cooked == 1
        }
      },
      Tour("ThreeVisits") { stage in
        let app = CityCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        for _ in 0..<3 {
          app.visit()
          stage.leaves(app.childCoordinators.last)
          stage.look()
          stage.back()
        }
        return {
          app.visit()
          let screen = stage.top as? MuseumViewController
          screen?.tap()
          return screen?.coordinator?.seen == 1
        }
      },
      Tour("ListByNumber") { stage in
        let app = OrdersCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.open(7)
        stage.leaves(app.children[7])
        stage.look()
        stage.back()
        return {
          app.open(8)
          let screen = stage.top as? OrderViewController
          screen?.tap()
          return screen?.coordinator?.paid == true
        }
      },
      Tour("MadeByFactory") { stage in
        let app = CatalogueCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openItem()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        stage.back()
        return {
          app.openItem()
          let screen = stage.top as? ItemViewController
          screen?.tap()
          return screen?.coordinator?.bought == 1
        }
      },
      Tour("ListByIdentity") { stage in
        let app = PlayersCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.play()
        stage.leaves(app.childCoordinators.values.first)
        stage.look()
        stage.navigation.dismiss(animated: true)
        return {
          app.play()
          let screen = stage.navigation.presentedViewController as? PlayerViewController
          screen?.tap()
          return screen?.coordinator?.songs == 1
        }
      },
      Tour("OwnDetach") { stage in
        let app = RoomsCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.attachDetail()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        stage.back()
        return {
          app.attachDetail()
          let screen = stage.top as? RoomViewController
          screen?.tap()
          return screen?.coordinator?.booked == 1
        }
      },
      Tour("PropertyOnly") { stage in
        let app = HelpDeskCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openChat()
        stage.leaves(app.chatCoordinator)
        stage.look()
        stage.back()
        return {
          app.openChat()
          let screen = stage.top as? ChatViewController
          screen?.tap()
          return screen?.coordinator?.messages == ["hello"]
        }
      },
    ]
  }
}
