package enum DOTDefaults {
  /// Families that read alike, the Korean ones after the Latin.
  package static let families = [
    "Helvetica", "Arial", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR",
    "sans-serif",
  ]
  private static let font = DOTAttribute(.fontname, families.joined(separator: ","))
  /// The last word is Pango's name for the weight. Programs without Pango read it as part of the last family.
  static let boldFont = DOTAttribute(.fontname, families.joined(separator: ",") + " Bold")

  static func lines(_ options: DiagramOptions, placement: Placement?) -> [String] {
    [
      ("graph", graph(options) + (placement?.attributes ?? [])),
      ("node", node(options.appearance.palette)), ("edge", edge(options.appearance.palette)),
    ].map { "\($0) \($1.list);" }
  }

  private static func graph(_ options: DiagramOptions) -> [DOTAttribute] {
    [
      DOTAttribute(.charset, "UTF-8"),
      DOTAttribute(.rankdir, options.direction.rankdir),
      // Siblings stay in the order of their edges.
      DOTAttribute(.ordering, "out"),
      DOTAttribute(.bgcolor, options.appearance.palette.page),
      DOTAttribute(.pad, "0.25"),
      DOTAttribute(.nodesep, "0.3"),
      DOTAttribute(.ranksep, "0.55"),
      font,
      DOTAttribute(.fontcolor, options.appearance.palette.ink),
    ] + resolution(options) + title(options.title)
  }

  private static func node(_ palette: Palette) -> [DOTAttribute] {
    [
      DOTAttribute(.shape, "box"),
      DOTAttribute(.style, "filled"),
      DOTAttribute(.margin, "0.18,0.09"),
      DOTAttribute(.height, "0.45"),
      font,
      DOTAttribute(.fontsize, "13"),
      DOTAttribute(.fontcolor, palette.plain.text),
      DOTAttribute(.fillcolor, palette.plain.fill),
      DOTAttribute(.color, palette.plain.stroke),
    ]
  }

  private static func edge(_ palette: Palette) -> [DOTAttribute] {
    [
      font,
      DOTAttribute(.fontsize, DOTNumber.text(EdgeBox.fontSize)),
      DOTAttribute(.fontcolor, palette.quiet),
      DOTAttribute(.color, palette.line),
      DOTAttribute(.arrowsize, "0.7"),
    ]
  }

  private static func resolution(_ options: DiagramOptions) -> [DOTAttribute] {
    options.dotsPerInch.map { [DOTAttribute(.dpi, DOTNumber.text(min(max($0, 1), 2_400)))] } ?? []
  }

  /// The lines of a title. A title may explain what the picture omits, so it is not shortened early.
  package static func titleLines(_ title: String) -> [String] {
    let text =
      title.isEmpty
      ? title.caption : String(String.UnicodeScalarView(title.unicodeScalars.prefix(2_000))).oneLine
    return TextMetrics(fontSize: 18).lines(of: text, within: 640, atMost: 12)
  }

  private static func title(_ title: String?) -> [DOTAttribute] {
    guard let title else { return [] }
    let lines = titleLines(title).map(DOTText.label)
    return [
      // An empty line separates the title from the root.
      DOTAttribute(.label, lines.joined(separator: "\\n") + "\\n "),
      DOTAttribute(.labelloc, "t"),
      DOTAttribute(.fontsize, "18"),
    ]
  }
}

extension DiagramOptions.Direction {
  fileprivate var rankdir: String { self == .topDown ? "TB" : rawValue }
}
