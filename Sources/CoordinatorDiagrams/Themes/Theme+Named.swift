extension Theme {
  /// The themes that come with the library, the default first.
  public static let all = [standard, guide]

  /// The theme of the given name; nil when none has it.
  public init?(named name: String) {
    guard let theme = Self.all.first(where: { $0.name == name }) else { return nil }
    self = theme
  }

  /// A colour for each kind and role, with a contrast of at least 4.5 for its letters (WCAG 2.1, AA). The
  /// letters have a fixed colour, so that they stay dark on hosts with dark pages.
  public static let standard = Theme(
    name: "default",
    roles: [
      .root: .inked("#fde2e8", "#a61e4d", width: 2, dark: ("#4c1d33", "#f783ac", "#ffe3ec")),
      .tabContainer: .inked("#d9ebff", "#1558a6", width: 2, dark: ("#12345b", "#74c0fc", "#e7f5ff")),
      .tab: .inked("#dff3e1", "#2b7a35", dark: ("#173d24", "#69db7c", "#ebfbee")),
    ],
    kinds: [
      .coordinator: .inked("#eef2f7", "#52606d", dark: ("#262e38", "#9aa7b5", "#e6edf3")),
      .screen: .inked("#fff4d6", "#8a6100", dark: ("#3d3000", "#e3b341", "#fff3bf")),
      .container: .inked("#ece4fb", "#5f3dc4", dark: ("#31225c", "#b197fc", "#f3f0ff")),
      .dependency: .inked("#e0f5f5", "#0b7285", dark: ("#0b3a42", "#3bc9db", "#e3fafc")),
      .service: .inked("#fbe9dc", "#a3480b", dark: ("#48260f", "#ffa94d", "#fff4e6")),
      .module: .inked("#f1f1ee", "#5c5c52", dark: ("#2b2b27", "#b0b0a4", "#f1f1ee")),
    ],
    leaf: .inked("#ffffff", "#52606d", dark: ("#161b22", "#8b98a5", "#e6edf3"))
  )

  /// The colours that the WithYou guide gives its root, its tab container and its tabs; nothing for the rest.
  public static let guide = Theme(
    name: "guide",
    roles: [
      .root: NodeStyle(fill: "#f9d5e5", stroke: "#333", strokeWidth: 2, dark: .light(on: "#5a2a40")),
      .tabContainer: NodeStyle(fill: "#e3f2fd", stroke: "#333", strokeWidth: 2, dark: .light(on: "#1c3a54")),
      .tab: NodeStyle(fill: "#e8f5e9", stroke: "#333", strokeWidth: 1, dark: .light(on: "#1f4025")),
    ]
  )
}

extension Theme.NodeStyle {
  fileprivate static func inked(
    _ fill: String,
    _ stroke: String,
    width: Int = 1,
    dark: (fill: String, stroke: String, text: String)
  ) -> Self {
    let dark = Theme.Colours(fill: dark.fill, stroke: dark.stroke, text: dark.text)
    return Self(fill: fill, stroke: stroke, strokeWidth: width, text: "#1f2328", dark: dark)
  }
}

extension Theme.Colours {
  fileprivate static func light(on fill: String) -> Self {
    Self(fill: fill, stroke: "#ccc", text: "#f0f3f6")
  }
}
