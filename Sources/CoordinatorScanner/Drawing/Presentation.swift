/// The ways of showing a screen.
enum Presentation {
  /// How an effect shows what it is given; nil where it does not.
  static func label(of effect: Effect) -> String? {
    switch effect.kind {
    case .calls(let name), .hands(let name): label(ofMethod: name, given: effect.subject)
    case .sets(let name), .adds(let name): label(ofProperty: name)
    default: nil
    }
  }

  /// `present(detail, style: .sheet)` is a sheet.
  private static func label(ofMethod name: Name, given: Values) -> String? {
    let label = label(ofMethod: name)
    return label == "present" && given.all.contains(where: \.isSheetCase) ? "sheet" : label
  }

  private static func label(ofMethod name: Name) -> String? {
    let name = name.lowercased()
    if name.has("tab") { return "tab" }
    if name.has("sheet") { return "sheet" }
    if name.has("fullscreen") || name.has("modal") || name.has("cover") { return "present" }
    if name.has("push") { return "push" }
    if name.hasPrefix("present") || name.has("showdetail") { return "present" }
    if name.has("root") || name == "setviewcontrollers" || name == "set" { return "root" }
    return name == "show" ? "push" : nil
  }

  private static func label(ofProperty name: Name) -> String? {
    switch name {
    case "rootViewController": "root"
    case "viewControllers": "root"
    default: nil
    }
  }

  /// Controllers of the system that say how they show what they contain.
  static let containers: Set = [Name.tabBarController, .splitViewController]

  /// Whether an effect puts something into a controller that contains others.
  static func fillsContainer(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .calls("setViewControllers"), .hands("setViewControllers"): true
    case .calls("setViewController"), .hands("setViewController"): true
    case .sets("viewControllers"), .adds("viewControllers"): true
    default: false
    }
  }

  /// A sheet is presented, too.
  private static let order = ["root", "tab", "push", "sheet", "present"]

  /// Whether one way of showing is a kind of another: a sheet is presented, too.
  static func isKind(_ label: String, of other: String?) -> Bool { label == "sheet" && other == "present" }

  static func isStronger(_ left: String, _ right: String) -> Bool {
    (order.firstIndex(of: left) ?? order.count) < (order.firstIndex(of: right) ?? order.count)
  }
}

extension Value {
  fileprivate var isSheetCase: Bool {
    if case .enumCase(let name, _) = self { return Self.sheets.contains(name) }
    return false
  }

  private static let sheets: Set<Name> = ["sheet", "pageSheet", "formSheet", "bottomSheet", "halfSheet"]
}
