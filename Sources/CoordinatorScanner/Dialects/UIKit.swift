/// How controllers of UIKit show their contents.
enum UIKit {
  /// Properties that hold what a window or a controller shows.
  static let contentProperties: Set<Name> = ["rootViewController", "viewControllers"]

  /// Controllers that say how they show what they contain.
  static let containers: Set = [Name.tabBarController, .splitViewController]

  /// Methods that put screens into a controller that contains others.
  static let fillingMethods: Set<Name> = ["setViewControllers", "setViewController"]

  /// The property of a controller that contains others.
  static let filledProperty: Name = "viewControllers"

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
