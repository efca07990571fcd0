/// How controllers of UIKit show their contents.
enum UIKit {
  /// Properties that hold what a window or a controller shows.
  static let contentProperties: Set<Name> = ["rootViewController", "viewControllers"]

  /// Controllers that say how they show what they contain.
  static let containers: Set = [Name.tabBarController, .splitViewController]

  /// Methods that put screens into a controller that contains others.
  static let fillingMethods: Set<Name> = ["setViewControllers", "setViewController"]

  /// The property of a container with what it contains.
  static let filledProperty: Name = "viewControllers"

  /// What a button or a bar item calls, and the method that adds it to a button.
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

  /// How a screen is presented, and the styles that a pull takes away.
  static let style: Name = "modalPresentationStyle"
  static let sheetStyles: Set<Name> = ["automatic", "formSheet", "pageSheet"]

  /// The property of a screen that configures its sheet.
  static let sheet: Name = "sheetPresentationController"
}

/// Controllers of the system that show others.
extension Name {
  static let navigationController: Name = "UINavigationController"
  static let tabBarController: Name = "UITabBarController"
  static let splitViewController: Name = "UISplitViewController"
  static let hostingController: Name = "UIHostingController"
}
