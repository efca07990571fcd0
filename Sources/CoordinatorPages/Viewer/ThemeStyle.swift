import CoordinatorDiagrams
import CoordinatorGraph

/// The colours of a theme's nodes as a style sheet, for light pages and for dark ones.
struct ThemeStyle {
  let text: String

  init(_ theme: Theme, hasChanges: Bool, badges: [NodeBadge] = []) {
    // The later of two rules that meet wins: parts come after kinds.
    let styles: [(String, Theme.NodeStyle)] =
      Node.Kind.allCases.compactMap { kind in theme.kinds[kind].map { (kind.rawValue, $0) } }
      + (theme.leaf.map { [(NodePart.leaf.rawValue, $0)] } ?? [])
      + Node.Role.allCases.compactMap { role in theme.roles[role].map { (role.rawValue, $0) } }
      + (hasChanges ? ChangeMarks.Change.allCases.map { ($0.rawValue, $0.style) } : [])
      + Dictionary(badges.map { ($0.name, $0.style) }) { first, _ in first }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
    let rules =
      [("node", Self.colours(Palette.light.plain, Palette.dark.plain))]
      + styles.map { ("node.\($0)", Self.colours($1.colours(isDark: false), $1.colours(isDark: true))) }
    let lines = rules.map { "  .viewer .\($0) { \($1) }\n" }
    text = "\n@supports (color: light-dark(#fff, #000)) {\n\(lines.joined())}\n"
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
