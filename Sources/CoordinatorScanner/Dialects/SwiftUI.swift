/// How views and modifiers of SwiftUI show their contents.
enum SwiftUI {
  /// How these modifiers show their content.
  static let modifiers: [String: Presentation] = [
    "navigationDestination": .push, "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .present,
    // A team's own, for links that are not seen.
    "navigation": .push,
  ]

  /// Modifiers that put views beside, behind or upon another one.
  static let decorations: Set<Name> = ["alert", "background", "overlay", "safeAreaInset", "toolbar"]

  static let stacks: Set = ["NavigationStack", "NavigationView"]

  /// Views that show what they are given beside others, or again and again.
  static let lists: Set<Name> = [
    "Button", "ForEach", "ForEachStore", "Form", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List",
    "Section",
  ]

  /// Views that show what they are given as if they were not there.
  static let transparent: Set = ["Group", "ZStack", "AnyView"]

  /// Whether tabs of a style are pages: `.page`, `.page(indexDisplayMode: .never)`.
  static func isPageStyle(_ style: Expression) -> Bool {
    if case .call(let callee, _) = style.kind { return isPageStyle(callee) }
    return style.name == "page" || style.name == "PageTabViewStyle"
  }
}

extension TypeReference {
  /// Whether it is any SwiftUI view.
  var isView: Bool { name == "View" || name == "AnyView" }
}
