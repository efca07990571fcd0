// swift-format-ignore-file
import UIKit

/// Makes every coordinator of the app; the screens come from the screens' own kitchen.
// look-alike: a factory
final class CoordinatorKitchen: CoordinatorMaking {
  private let screens = ScreenKitchen()

  func makeWelcomeCoordinator(router: Router) -> Coordinator & WelcomeOutput {
    WelcomeCoordinator(screens: screens, router: router)
  }

  func makeCounterCoordinator() -> (coordinator: Coordinator, screen: Presentable) {
    let tabs = CounterScreen()
    let coordinator = CounterCoordinator(tabs: tabs, coordinators: self)
    return (coordinator, tabs)
  }

  func makeBreadCoordinator(router: Router) -> Coordinator {
    return BreadCoordinator(router: router, screens: screens, coordinators: CoordinatorKitchen())
  }

  func makeCakeCoordinator() -> Coordinator {
    makeCakeCoordinator(router: NavigationRouter(UINavigationController()))
  }

  func makeCakeCoordinator(router: Router) -> Coordinator {
    CakeCoordinator(router: router, screens: screens)
  }

  func makeOvenCoordinator(router: Router) -> Coordinator {
    // no edge: BreadCoordinator -> OvenCoordinator | the method that makes it is never called
    OvenCoordinator(router: router)
  }
}

extension CoordinatorKitchen {
  func makeOrderCoordinator(id: String) -> (Presentable, BaseCoordinator & OrderOutput) {
    let router = NavigationRouter(UINavigationController())
    return (router, OrderCoordinator(id: id, router: router, screens: screens))
  }
}
