/// How a screen is shown.
enum Presentation: String, CaseIterable, Comparable, Sendable {
  // If a screen is shown in two ways, the edge shows the first of them in this order.
  case root, tab, push, sheet, fullScreenCover, present

  static func < (left: Presentation, right: Presentation) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether it is a kind of another one: a sheet is presented, too.
  func isKind(of other: Presentation?) -> Bool {
    other == .present && (self == .sheet || self == .fullScreenCover)
  }

  /// How a method shows what it is given, by its name; nil where the name does not say.
  init?(method name: Name) {
    let name = name.lowercased()
    let first = Self.words.first { word, _ in name.has(word) }?.presentation
    if let first, first != .root {
      self = first
    } else if name.hasPrefix("present") || name.has("showdetail") || Self.fullWords.contains(where: name.has)
    {
      self = .present
    } else if first == .root || name == "setviewcontrollers" || name == "set" {
      self = .root
    } else if name == "show" {
      self = .push
    } else {
      return nil
    }
  }

  private static let words: [(word: String, presentation: Presentation)] = [
    ("tab", .tab), ("sheet", .sheet), ("modal", .present), ("push", .push), ("root", .root),
  ]

  /// Words of methods that present something over the whole screen.
  private static let fullWords = ["fullscreen", "cover"]

  /// Whether a method shows a screen over everything, as its name says. Users cannot pull such a screen down.
  static func isFull(method name: Name) -> Bool { fullWords.contains(where: name.lowercased().has) }

  /// Cases that a helper is given for a sheet: `present(detail, style: .sheet)`.
  static let sheetCases: Set<Name> = ["sheet", "pageSheet", "formSheet", "bottomSheet", "halfSheet"]
}
