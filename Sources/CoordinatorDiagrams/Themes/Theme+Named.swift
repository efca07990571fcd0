extension Theme {
  /// The themes that come with the library, the default first.
  public static let all = [standard, guide]

  /// The theme of the given name; nil when none has it.
  public init?(named name: String) {
    guard let theme = Self.all.first(where: { $0.name == name }) else { return nil }
    self = theme
  }

  /// A colour for each kind and role, with letters that keep a contrast of 4.5 or more on each (WCAG 2.1, AA).
  /// The letters have a colour of their own, so that they stay dark on hosts that show dark pages.
  public static let standard = Theme(
    name: "default",
    roles: [
      .root: .dark(on: "#fde2e8", stroke: "#a61e4d", strokeWidth: 2),
      .tabContainer: .dark(on: "#d9ebff", stroke: "#1558a6", strokeWidth: 2),
      .tab: .dark(on: "#dff3e1", stroke: "#2b7a35"),
    ],
    kinds: [
      .coordinator: .dark(on: "#eef2f7", stroke: "#52606d"),
      .screen: .dark(on: "#fff4d6", stroke: "#8a6100"),
      .container: .dark(on: "#ece4fb", stroke: "#5f3dc4"),
      .dependency: .dark(on: "#e0f5f5", stroke: "#0b7285"),
      .service: .dark(on: "#fbe9dc", stroke: "#a3480b"),
      .module: .dark(on: "#f1f1ee", stroke: "#5c5c52"),
    ]
  )

  /// The colours that the WithYou guide gives its root, its tab container and its tabs; nothing for the rest.
  public static let guide = Theme(
    name: "guide",
    roles: [
      .root: NodeStyle(fill: "#f9d5e5", stroke: "#333", strokeWidth: 2),
      .tabContainer: NodeStyle(fill: "#e3f2fd", stroke: "#333", strokeWidth: 2),
      .tab: NodeStyle(fill: "#e8f5e9", stroke: "#333", strokeWidth: 1),
    ]
  )
}

extension Theme.NodeStyle {
  fileprivate static func dark(on fill: String, stroke: String, strokeWidth: Int = 1) -> Self {
    Self(fill: fill, stroke: stroke, strokeWidth: strokeWidth, text: "#1f2328")
  }
}
