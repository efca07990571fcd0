import CoordinatorGraph

/// The colours of nodes in a diagram, by kind and role. Colours are `#rgb` or `#rrggbb`.
public struct Theme: Hashable, Sendable {
  /// The colours of one node on pages of one kind.
  public struct Colours: Hashable, Sendable {
    /// Inside.
    public var fill: String
    /// The outline.
    public var stroke: String
    /// The letters.
    public var text: String

    /// The given colours.
    public init(fill: String, stroke: String, text: String) {
      self.fill = fill
      self.stroke = stroke
      self.text = text
    }
  }

  /// How one node looks.
  public struct NodeStyle: Hashable, Sendable {
    /// The colour inside.
    public var fill: String
    /// The colour of the outline.
    public var stroke: String
    /// The width of the outline, in pixels.
    public var strokeWidth: Int
    /// The colour of the letters; nil: the format's own.
    public var text: String?
    /// The colours on dark pages, for pictures that can have two sets; nil: those of light pages, with dark letters.
    public var dark: Colours?

    /// A style of the given colours and width.
    public init(fill: String, stroke: String, strokeWidth: Int, text: String? = nil, dark: Colours? = nil) {
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
      self.text = text
      self.dark = dark
    }
  }

  /// The name that the command line knows it by.
  public var name: String
  /// How nodes look that play a part in the app; a part that is missing here changes nothing.
  public var roles: [Node.Role: NodeStyle]
  /// How all other nodes look; a kind that is missing here is drawn as the format draws it.
  public var kinds: [Node.Kind: NodeStyle]
  /// How coordinators look that lead to no other, in pictures; nil: as all other coordinators do.
  public var leaf: NodeStyle?

  /// A theme of the given styles.
  public init(
    name: String,
    roles: [Node.Role: NodeStyle] = [:],
    kinds: [Node.Kind: NodeStyle] = [:],
    leaf: NodeStyle? = nil
  ) {
    self.name = name
    self.roles = roles
    self.kinds = kinds
    self.leaf = leaf
  }

  /// How a node looks; nil: leave it as the format draws it.
  ///
  /// A coordinator without a role gets the root's style if `isRoot`. Screens, containers and other kinds
  /// never do, because most of them are outside the tree.
  ///
  /// - Parameter isRoot: whether the node is among the roots of its graph.
  public func style(of node: Node, isRoot: Bool) -> NodeStyle? {
    let part = node.role ?? (isRoot && node.kind == .coordinator ? .root : nil)
    return part.flatMap { roles[$0] } ?? kinds[node.kind]
  }

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

  /// For leaks in a run. Leaked objects are the most prominent, then the objects that they keep alive, then the path to them.
  /// The rest is pale.
  package static let leaks = Theme(
    name: "leaks",
    kinds: [
      .coordinator: .inked("#f6f8fa", "#57606a", dark: ("#161b22", "#9198a1", "#e6edf3")),
      .dependency: .inked(
        "#ffd6d6",
        "#b3001b",
        text: "#5c0010",
        width: 3,
        dark: ("#5c0010", "#ff7b83", "#ffe3e5")
      ),
      .screen: .inked(
        "#ffe8cc",
        "#b35c00",
        text: "#4d2800",
        width: 2,
        dark: ("#4d2800", "#ffa94d", "#fff0dd")
      ),
      .container: .inked(
        "#dbeafe",
        "#1d4ed8",
        text: "#10285c",
        width: 2,
        dark: ("#152a58", "#7aa7ff", "#e3edff")
      ),
      .service: .inked("#e8f0e4", "#3f6b2a", text: "#1f3515", dark: ("#203418", "#8fc97a", "#e9f6e3")),
    ]
  )
}

extension Theme.NodeStyle {
  fileprivate static func inked(
    _ fill: String,
    _ stroke: String,
    text: String = "#1f2328",
    width: Int = 1,
    dark: (fill: String, stroke: String, text: String)
  ) -> Self {
    let dark = Theme.Colours(fill: dark.fill, stroke: dark.stroke, text: dark.text)
    return Self(fill: fill, stroke: stroke, strokeWidth: width, text: text, dark: dark)
  }
}

extension Theme.Colours {
  fileprivate static func light(on fill: String) -> Self {
    Self(fill: fill, stroke: "#ccc", text: "#f0f3f6")
  }
}

/// Which pages a picture is made for.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Light pages.
  case light
  /// Dark pages.
  case dark
  /// Both: an SVG follows the reader's setting, and is light if that is unknown. Formats without a style
  /// sheet (PNG, PDF, DOT) are light.
  case both
}
