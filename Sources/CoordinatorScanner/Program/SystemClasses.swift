/// The inheritance of classes of the system. An extension of `UIViewController` holds for `UITableViewController` too.
enum SystemClasses {
  /// The superclasses of a class, nearest first; empty for an unknown class.
  static func above(_ name: Name) -> [Name] {
    var found: [Name] = []
    while let above = parents[Name((found.last ?? name).lastPart)] { found.append(above) }
    return found
  }

  static func isKnown(_ name: Name) -> Bool { name == "NSObject" || parents[Name(name.lastPart)] != nil }

  /// From Apple's documentation.
  private static let parents: [Name: Name] = {
    var parents: [Name: Name] = [
      "UIViewController": "UIResponder", "NSViewController": "NSResponder", "UIView": "UIResponder",
      "UIResponder": "NSObject", "NSResponder": "NSObject",
      "UIImagePickerController": "UINavigationController",
      "MFMailComposeViewController": "UINavigationController",
      "MFMessageComposeViewController": "UINavigationController",
      "EKEventEditViewController": "UINavigationController",
      "UIVideoEditorController": "UINavigationController",
    ]
    for name in controllers { parents[name] = "UIViewController" }
    for name in desktopControllers { parents[name] = "NSViewController" }
    return parents
  }()

  private static let controllers: [Name] = [
    "UINavigationController", "UITabBarController", "UITableViewController", "UICollectionViewController",
    "UIPageViewController", "UISplitViewController", "UIHostingController", "UISearchController",
    "UIAlertController", "UIActivityViewController", "UIDocumentPickerViewController",
    "UIInputViewController",
    "SFSafariViewController", "PHPickerViewController", "AVPlayerViewController", "QLPreviewController",
    "UICloudSharingController", "UIDocumentBrowserViewController", "UIColorPickerViewController",
    "UIFontPickerViewController", "CNContactPickerViewController", "SKStoreProductViewController",
  ]

  private static let desktopControllers: [Name] = [
    "NSHostingController", "NSSplitViewController", "NSTabViewController", "NSPageController",
  ]
}
