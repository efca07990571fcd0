import CoordinatorDiagrams
import CoordinatorGraph

/// The colours of a theme's nodes as a style sheet, for light pages and for dark ones.
struct ThemeStyle {
  let text: String

  init(_ theme: Theme, hasChanges: Bool, badges: [NodeBadge] = []) {
    let rules =
      Self.page + Self.kinds(of: theme) + Self.parts(of: theme)
      + (hasChanges ? Self.changes : []) + Self.rules(of: badges)
    let lines = rules.map { "  .viewer .\($0.selector) { \($0.body) }\n" }
    text = "\n@supports (color: light-dark(#fff, #000)) {\n\(lines.joined())}\n"
  }

  private typealias Rule = (selector: String, body: String)

  /// The later of two rules that meet wins: parts come after kinds.
  private static var page: [Rule] { [("node", colours(Palette.light.plain, Palette.dark.plain))] }

  private static func kinds(of theme: Theme) -> [Rule] {
    Node.Kind.allCases.compactMap { kind in theme.kinds[kind].map { rule("node.\(kind.rawValue)", $0) } }
  }

  private static func parts(of theme: Theme) -> [Rule] {
    let leaf = theme.leaf.map { [rule("node.\(NodePart.leaf.rawValue)", $0)] } ?? []
    return leaf
      + Node.Role.allCases.compactMap { role in theme.roles[role].map { rule("node.\(role.rawValue)", $0) } }
  }

  private static func rules(of badges: [NodeBadge]) -> [Rule] {
    let named = Dictionary(badges.map { ($0.name, $0) }) { first, _ in first }
    return named.sorted { $0.key < $1.key }.map { rule("node.\($0.key)", $0.value.style) }
  }

  private static var changes: [Rule] {
    ChangeMarks.Change.allCases.map { rule("node.\($0.rawValue)", $0.style) }
  }

  private static func rule(_ selector: String, _ style: Theme.NodeStyle) -> Rule {
    (selector, colours(style.colours(isDark: false), style.colours(isDark: true)))
  }

  private static func colours(_ light: Theme.Colours, _ dark: Theme.Colours) -> String {
    [
      colour("fill", light.fill, dark.fill), colour("stroke", light.stroke, dark.stroke),
      colour("text", light.text, dark.text),
    ].joined(separator: "; ")
  }

  /// Only valid colours get into the sheet.
  private static func colour(_ name: String, _ light: String, _ dark: String) -> String {
    let safe = [light, dark].map { DOTColour.written($0) ?? "currentcolor" }
    return "--\(name): light-dark(\(safe[0]), \(safe[1]))"
  }
}
