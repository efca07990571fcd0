/// How controllers of UIKit show their contents.
enum UIKit {
  /// Properties that hold what a window or a controller shows.
  static let contentProperties: Set<Name> = ["rootViewController", "viewControllers"]

  /// The property of a window, and of many coordinators, for the first screen.
  static let root: Name = "rootViewController"

  /// Controllers that say how they show what they contain.
  static let containers: Set = [Name.tabBarController, .splitViewController]

  /// Methods that put screens into a controller that contains others.
  static let fillingMethods: Set<Name> = ["setViewControllers", "setViewController"]

  /// The property of a container with what it contains.
  static let filledProperty: Name = "viewControllers"

  /// What the object of an app itself conforms to.
  static let appProtocols: Set = [
    "App", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
  ]

  /// The method by which a controller keeps another one, and the one that ends that.
  static let addChild: Name = "addChild"
  static let removeFromParent: Name = "removeFromParent"

  /// The action of a button or a bar item, and the method that adds an action to a button.
  static let action: Name = "UIAction"
  static let addAction: Name = "addAction"

  /// What a screen shows in a navigation bar.
  static let navigationItem: Name = "navigationItem"
  static let barItems: Set<Name> = [
    "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
    "backBarButtonItem", "titleView",
  ]

  /// The labels of methods that give lists their cells.
  static let cellLabels: Set<Name> = ["cellForRowAt", "cellForItemAt"]

  /// The names in code that hears of the end of a screen, however it ends.
  private static let hearsEnd: Set<Name> = [
    "viewDidDisappear", "viewWillDisappear", "didMove", "willMove", "isMovingFromParent",
    "isBeingDismissed", "onDisappear",
  ]

  /// Whether a stream of a name waits for the end of its object.
  static func isEnd(_ name: Name) -> Bool { name.hasPrefix("dealloc") }

  /// The names in code that hears of a swipe back, or prevents that swipe.
  static let hearsBack = hearsEnd.union([
    "hidesBackButton", "leftBarButtonItem", "leftBarButtonItems", "interactivePopGestureRecognizer",
    "backAction", "onPop", "didPop", "NavigationPath",
  ])

  /// The property and the method that hide the bar of a stack, so that users do not swipe back.
  static let hidesBar: Set<Name> = ["isNavigationBarHidden", "setNavigationBarHidden"]

  /// The names in code that hears when the user pulls a sheet down, or prevents that.
  static let hearsSwipe = hearsEnd.union([
    "presentationControllerDidDismiss", "presentationControllerWillDismiss", "isModalInPresentation",
    "onDismiss", "transitioningDelegate",
  ])

  /// The property for the style of a presentation, and the styles of sheets that the user can pull down.
  static let style: Name = "modalPresentationStyle"
  static let sheetStyles: Set<Name> = ["automatic", "formSheet", "pageSheet"]

  /// How the names of its types start.
  static let prefix = "UI"

  /// Whether a type is a controller, by its name.
  static func isController(_ name: Name) -> Bool {
    let name = name.lastPart
    return name.hasSuffix("ViewController") || name.hasSuffix("HostingController")
      || controllers.contains(name)
  }

  private static let controllers: Set = [
    "UIAlertController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "NSWindowController", "UIActivityViewController", "UISearchController",
  ]

  /// Whether types with this base are views or controllers, even if they are named like coordinators.
  static func isLookAlikeBase(_ name: Name) -> Bool {
    name.hasSuffix("ViewController") || name.hasSuffix("PresentationController") || name == "UIView"
  }

  /// Whether a name is that of a view or a controller: `UITableViewCell`.
  static func isViewClass(_ name: Name) -> Bool {
    name.hasPrefix(prefix)
      && ["View", "Cell", "Control", "Button", "Controller"].contains { name.hasSuffix($0) }
  }

  /// Screens that ask or share something.
  static let alerts: Set = ["UIAlertController", "UIActivityViewController"]

  /// Whether an app starts in a type of this base.
  static func isEntry(_ base: Name) -> Bool {
    base.lastPart == "UIResponder" || base.hasSuffix("ApplicationDelegate") || base.hasSuffix("SceneDelegate")
  }

  /// Types that code navigates with, and parts of names of properties for such.
  static let navigationTypes: Set = [
    "UINavigationController", "UIWindow", "UITabBarController", "UIViewController", "UISplitViewController",
    "NSWindow", "NSViewController", "UIPageViewController", "UIWindowScene",
  ]
  static let navigationNames = [
    "navigationcontroller", "rootviewcontroller", "navigationrouter", "navigationstack",
  ]

  /// Methods that put a screen on a stack.
  static let pushing: Set<Name> = ["pushViewController", "setViewControllers"]

  /// Methods that show a screen.
  static let showing = pushing.union(["present", "show"])

  /// Methods that take a screen away.
  static let hiding: Set<Name> = [
    "popViewController", "popToRootViewController", "popToViewController", "dismiss",
  ]

  /// Methods that show a screen or take one away.
  static let moves = showing.union(hiding)

  /// Types of the system for stores and files that are named coordinators.
  static let coordinatorsOfFiles: Set<Name> = ["NSPersistentStoreCoordinator", "NSFileCoordinator"]

  /// Whether a type is any controller that shows others.
  static func isContainer(_ name: Name) -> Bool {
    [.navigationController, .tabBarController, .splitViewController].contains(name)
  }

  /// Whether it is such a controller, or may be any controller.
  static func isHost(_ name: Name) -> Bool { name == .viewController || isContainer(name) }

  /// Static members with which teams name a screen in its storyboard.
  static let identifiers: Set<Name> = [
    "identifier", "storyboardIdentifier", "storyboardID", "storyboardId", "sceneIdentifier", "className",
    "reuseIdentifier",
  ]

  /// Whether a class is a navigation controller, by its name.
  static func isStack(_ name: String) -> Bool { name.hasSuffix("NavigationController") }

  /// The property of a screen that configures its sheet.
  static let sheet: Name = "sheetPresentationController"
}

/// Controllers of the system that show others.
extension Name {
  static let navigationController: Name = "UINavigationController"
  static let tabBarController: Name = "UITabBarController"
  static let splitViewController: Name = "UISplitViewController"
  static let hostingController: Name = "UIHostingController"
  static let viewController: Name = "UIViewController"
  static let window: Name = "UIWindow"
}
