import CoordinatorCore
import CoordinatorGraph
import UIKit

/// What a user does, and what a check has to say then: its verdicts, and a part of the fix.
@MainActor
struct Scenario {
  let name: String
  let expected: [String]
  var fix = ""
  let run: @MainActor (AppCoordinator, CoordinatorTracker) -> Void
}

extension Scenario {
  static var all: [Scenario] { clean + leaking }

  private static var clean: [Scenario] {
    [
      Scenario(name: "pushed onto a stack without a window", expected: []) { app, _ in
        app.open()
      },
      Scenario(name: "covered on a stack without a window", expected: []) { app, tracker in
        app.open()
        tracker.check()
        app.navigationController.pushViewController(HomeViewController(), animated: false)
      },
      Scenario(name: "attached, and its screen never shown", expected: []) { app, _ in
        app.attach().screen = OnBoardingViewController()
      },
      Scenario(name: "in tabs without a window", expected: []) { app, tracker in
        let tabs = UITabBarController()
        let child = app.attach()
        tabs.setViewControllers(
          [UINavigationController(rootViewController: child.makeScreen())],
          animated: false
        )
        app.navigationController.pushViewController(tabs, animated: false)
        tracker.check()
        tabs.setViewControllers((tabs.viewControllers ?? []) + [HomeViewController()], animated: false)
        tabs.selectedIndex = 1
      },
      Scenario(name: "presented without a window", expected: []) { app, tracker in
        app.navigationController.present(app.attach().makeScreen(), animated: false)
        tracker.check()
      },
      Scenario(name: "covered by a presentation in a window", expected: []) { app, tracker in
        let window = UIWindow()
        window.rootViewController = app.navigationController
        app.open()
        tracker.check()
        let cover = HomeViewController()
        cover.modalPresentationStyle = .fullScreen
        app.navigationController.present(cover, animated: false)
        tracker.check()
        window.rootViewController = nil
        window.rootViewController = app.navigationController
      },
      Scenario(name: "swiped back and detached", expected: []) { app, tracker in
        let child = app.open()
        tracker.check()
        app.navigationController.popViewController(animated: false)
        app.detach(child)
      },
    ]
  }

  private static var leaking: [Scenario] {
    [
      Scenario(name: "swiped back without a window", expected: ["attached-without-screen: LoginCoordinator"])
      {
        app,
        tracker in
        app.open()
        tracker.check()
        app.navigationController.popViewController(animated: false)
      },
      Scenario(name: "dismissed", expected: ["attached-without-screen: LoginCoordinator"]) { app, tracker in
        app.navigationController.present(app.attach().makeScreen(), animated: false)
        tracker.check()
        app.navigationController.dismiss(animated: false)
      },
      Scenario(
        name: "detached while its screen is on the stack and keeps it",
        expected: ["detached-but-alive: LoginCoordinator"],
        fix: "remove the screen where LoginCoordinator is detached"
      ) { app, tracker in
        let child = app.open()
        tracker.check()
        app.detach(child)
      },
      Scenario(
        name: "a screen and its coordinator keep each other after both went",
        expected: ["detached-but-alive: LoginCoordinator"],
        fix: "`weak var coordinator`"
      ) { app, tracker in
        let child = app.open(keepsScreen: true)
        tracker.check()
        app.navigationController.popViewController(animated: false)
        app.detach(child)
      },
      Scenario(
        name: "kept by a screen that a window shows",
        expected: ["detached-but-alive: LoginCoordinator"],
        fix: "remove the screen where LoginCoordinator is detached"
      ) { app, tracker in
        let child = app.attach()
        app.window = UIWindow()
        app.window?.rootViewController = child.makeScreen()
        tracker.check()
        app.detach(child)
      },
      Scenario(name: "never attached, kept by its screen", expected: ["never-attached: LoginCoordinator"]) {
        app,
        tracker in
        app.open()
        app.navigationController.pushViewController(LoginCoordinator().makeScreen(), animated: false)
      },
      Scenario(
        name: "a screen and its coordinator, both shown",
        expected: ["screen-keeps-coordinator: OnBoardingViewController"]
      ) {
        app,
        _ in
        app.open(keepsScreen: true)
      },
    ]
  }
}
