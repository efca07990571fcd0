import CoordinatorCore
import Foundation
import Streams
import UIKit

extension Tour {
  static var slots: [Tour] {
    [
      Tour("SlotKept") { stage in
        let app = DoorCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.logIn()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        app.endLogIn()
        return {
          app.logIn()
          return stage.top is KeyViewController && app.childCoordinators.count == 1
        }
      },
      Tour("ListKept") { stage in
        let app = StoreCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.showCart()
        stage.leaves(app.cartCoordinator)
        stage.look()
        app.endCart()
        return {
          app.showCart()
          return (stage.top as? CartViewController)?.coordinator != nil && app.cartCoordinator != nil
        }
      },
      Tour("DictionaryKept") { stage in
        let app = FeedCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openPost(3)
        stage.leaves(app.posts[3])
        stage.look()
        app.closePost(3)
        return {
          app.openPost(3)
          let isOpen = (stage.top as? PostViewController)?.coordinator != nil
          app.closePost(3)
          return isOpen && app.children.isEmpty && !(stage.top is PostViewController)
        }
      },
      Tour("HistoryKept") { stage in
        let app = MapCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.openPlace()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        app.closePlace()
        return {
          app.openPlace()
          return stage.top is PlaceViewController && app.childCoordinators.count == 1 && app.history.count == 1
        }
      },
      Tour("SlotOfGrandparent") { stage in
        let app = SchoolCoordinator()
        try stage.watch(app)
        app.resume()
        stage.leaves(app.lessonCoordinator)
        stage.look()
        app.endLesson()
        return {
          app.resume()
          let isOpen = app.course.childCoordinators.count == 1
          app.endLesson()
          return isOpen && app.course.childCoordinators.isEmpty
        }
      },
      Tour("PrivateSlotClearedByChild") { stage in
        let app = SurveyHostCoordinator(navigation: stage.navigation)
        try stage.watch(app)
        app.ask()
        stage.leaves(app.childCoordinators.last)
        stage.look()
        (stage.navigation.presentedViewController as? SurveyViewController)?.tapDone()
        return {
          app.ask()
          let isOpen = stage.navigation.presentedViewController is SurveyViewController
          (stage.navigation.presentedViewController as? SurveyViewController)?.tapDone()
          return isOpen && stage.navigation.presentedViewController == nil && app.childCoordinators.isEmpty
        }
      },
    ]
  }
}
