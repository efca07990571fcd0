/// The ways of showing a screen.
enum Presentation {
  static func label(ofMethod name: Name) -> String? {
    let name = name.lowercased()
    if name.has("tab") { return "tab" }
    if name.has("sheet") { return "sheet" }
    if name.has("fullscreen") || name.has("modal") || name.has("cover") { return "present" }
    if name.has("push") { return "push" }
    if name.hasPrefix("present") || name.has("showdetail") { return "present" }
    if name.has("root") || name == "setviewcontrollers" || name == "set" { return "root" }
    return name == "show" ? "push" : nil
  }

  static func label(ofProperty name: Name) -> String? {
    switch name {
    case "rootViewController": "root"
    case "viewControllers": "root"
    default: nil
    }
  }

  /// Controllers of the system that say how they show what they contain.
  static let containers: Set = [Name.tabBarController, .splitViewController]

  /// A sheet is presented, too.
  private static let order = ["root", "tab", "push", "sheet", "present"]

  /// Whether one way of showing is a kind of another: a sheet is presented, too.
  static func isKind(_ label: String, of other: String?) -> Bool { label == "sheet" && other == "present" }

  static func isStronger(_ left: String, _ right: String) -> Bool {
    (order.firstIndex(of: left) ?? order.count) < (order.firstIndex(of: right) ?? order.count)
  }
}
