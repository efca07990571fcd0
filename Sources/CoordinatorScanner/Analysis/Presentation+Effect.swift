extension Presentation {
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

  /// Whether an effect puts something into a controller that contains others.
  static func fillsContainer(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .calls("setViewControllers"), .hands("setViewControllers"): true
    case .calls("setViewController"), .hands("setViewController"): true
    case .sets("viewControllers"), .adds("viewControllers"): true
    default: false
    }
  }
}

extension Value {
  fileprivate var isSheetCase: Bool {
    if case .enumCase(let name, _) = self { return Self.sheets.contains(name) }
    return false
  }

  private static let sheets: Set<Name> = ["sheet", "pageSheet", "formSheet", "bottomSheet", "halfSheet"]
}
