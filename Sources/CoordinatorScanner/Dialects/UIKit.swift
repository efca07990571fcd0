/// How controllers of UIKit show their contents.
enum UIKit {
  /// Properties that hold what a window or a controller shows.
  static let contentProperties: Set<Name> = ["rootViewController", "viewControllers"]

  /// Controllers that say how they show what they contain.
  static let containers: Set = [Name.tabBarController, .splitViewController]

  /// Methods that put screens into a controller that contains others.
  static let fillingMethods: Set<Name> = ["setViewControllers", "setViewController"]

  /// What the system calls when a screen is gone.
  static let endMethods: Set<Name> = [
    "presentationControllerDidDismiss", "presentationControllerWillDismiss", "navigationController",
    "viewDidDisappear", "viewWillDisappear",
  ]

  /// Those that it calls only if the user pulls the sheet down, and not if code takes it away.
  static let swipeMethods: Set<Name> = [
    "presentationControllerDidDismiss", "presentationControllerWillDismiss",
  ]

  /// Those of the screen itself.
  static let endMethodsOfScreens: [Name] = [
    "viewDidDisappear", "viewWillDisappear", "deinit", "didMove", "willMove", "dismiss",
  ]

  /// Controllers of the system that tell of their end themselves, or that no swipe takes away.
  static let tellingControllers: Set<Name> = [
    "UIAlertController", "UIActivityViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "SFSafariViewController", "PHPickerViewController",
  ]

  /// The property of such a controller.
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
