import CoordinatorDiagrams
import CoordinatorGraph

/// The rules that turn a light picture dark where its reader prefers dark pages.
///
/// All rules are inside that media query: a program without style sheets shows the picture in light colours.
///
/// They apply below one class only. Its name is derived from the rules, so that a page can contain several
/// pictures.
struct DarkStyleSheet {
  /// The class of the document that the rules are for.
  let scope: String
  /// The `<style>` element.
  let element: String

  init(theme: Theme, hasChanges: Bool = false, badges: [NodeBadge] = []) {
    let rules = Self.rules(of: theme, hasChanges: hasChanges) + Self.rules(of: badges)
    let hash = FNV1a.digits(FNV1a.hash(rules.map { $0.selector + $0.body }.joined().utf8))
    let scope = "coordviz-" + hash.prefix(8)
    let lines = rules.map { rule in
      let selectors = rule.selector.split(separator: ",").map { ".\(scope) \($0)" }
      return "    \(selectors.joined(separator: ", ")) { \(rule.body) }\n"
    }
    self.scope = scope
    element = "<style>\n  @media screen and (prefers-color-scheme: dark) {\n\(lines.joined())  }\n</style>"
  }

  private typealias Rule = (selector: String, body: String)

  /// The later of two rules that meet wins: parts come after kinds.
  private static func rules(of theme: Theme, hasChanges: Bool) -> [Rule] {
    page + kinds(of: theme) + parts(of: theme) + tones + (hasChanges ? changes : []) + uses
  }

  private static var changes: [Rule] {
    ChangeMarks.Change.allCases.flatMap { change -> [Rule] in
      let stroke = change.style.colours(isDark: true).stroke
      return [
        rule("node.\(change.rawValue)", change.style),
        (".edge.\(change.rawValue)", "--fill: \(stroke); --stroke: \(stroke)"),
      ]
    }
  }

  /// Each kind of badge once, in an order that does not change.
  private static func rules(of badges: [NodeBadge]) -> [Rule] {
    let named = Dictionary(badges.map { ($0.name, $0) }) { first, _ in first }
    return named.sorted { $0.key < $1.key }.map { rule("node.\($0.key)", $0.value.style) }
  }

  private static var page: [Rule] {
    let (dark, node) = (Palette.dark, Palette.dark.plain)
    return [
      (".graph>polygon", "fill: \(dark.page)"),
      (".graph", "--text: \(dark.ink)"),
      (".node", variables(node)),
    ]
  }

  private static func kinds(of theme: Theme) -> [Rule] {
    Node.Kind.allCases.compactMap { kind in theme.kinds[kind].map { rule("node.\(kind.rawValue)", $0) } }
  }

  private static func parts(of theme: Theme) -> [Rule] {
    let leaf = theme.leaf.map { [rule("node.\(NodePart.leaf.rawValue)", $0)] } ?? []
    return leaf
      + Node.Role.allCases.compactMap { role in theme.roles[role].map { rule("node.\(role.rawValue)", $0) } }
  }

  private static var tones: [Rule] {
    EdgeTone.allCases.map { tone in
      let colour = tone.colour(.dark)
      return (
        ".edge.\(tone.rawValue)", "--fill: \(colour); --stroke: \(colour); --text: \(Palette.dark.quiet)"
      )
    }
  }

  /// Shapes without a fill in Graphviz stay without a fill.
  private static let uses: [Rule] = [
    ("text", "fill: var(--text)"),
    (
      ".node [stroke],.edge [stroke]", "stroke: var(--stroke)"
    ),
    (
      [".node", ".edge"].map { "\($0) [stroke]:not([fill=none])" }.joined(separator: ","),
      "fill: var(--fill)"
    ),
    (".node .mark", "fill: var(--stroke)"),
    (".node .mark-word", "fill: \(Palette.dark.page)"),
    // The space that words keep free around them.
    (".edge text[stroke][fill]", "fill: var(--text); stroke: \(Palette.dark.page)"),
  ]

  private static func rule(_ selector: String, _ style: Theme.NodeStyle) -> Rule {
    (".\(selector)", variables(style.colours(isDark: true)))
  }

  private static func variables(_ colours: Theme.Colours) -> String {
    let safe = [colours.fill, colours.stroke, colours.text].map { DOTColour.written($0) ?? "inherit" }
    return zip(["fill", "stroke", "text"], safe).map { "--\($0): \($1)" }.joined(separator: "; ")
  }
}
