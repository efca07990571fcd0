/// What holds for the whole drawing.
enum DOTDefaults {
  private static let ink = "#1f2328"
  private static let line = "#57606a"
  /// Names of families that read alike; fontconfig fills in what they lack, such as Korean.
  private static let font = DOTAttribute(.fontname, "Helvetica,Arial,sans-serif")

  static func lines(_ options: DiagramOptions, title place: Placement.Point?) -> [String] {
    [
      ("graph", graph(options) + (place.map { [DOTAttribute(.lp, $0.text)] } ?? [])), ("node", node),
      ("edge", edge),
    ].map { "\($0) \($1.list);" }
  }

  private static func graph(_ options: DiagramOptions) -> [DOTAttribute] {
    [
      DOTAttribute(.charset, "UTF-8"),
      DOTAttribute(.rankdir, options.direction.rankdir),
      // Siblings stay in the order of their edges.
      DOTAttribute(.ordering, "out"),
      DOTAttribute(.bgcolor, "white"),
      DOTAttribute(.pad, "0.25"),
      DOTAttribute(.nodesep, "0.3"),
      DOTAttribute(.ranksep, "0.55"),
      font,
      DOTAttribute(.fontcolor, ink),
    ] + (options.groupsByModule ? [ranks] : []) + title(options.title)
  }

  private static let node = [
    DOTAttribute(.shape, "box"),
    DOTAttribute(.style, "filled"),
    DOTAttribute(.margin, "0.18,0.09"),
    DOTAttribute(.height, "0.45"),
    font,
    DOTAttribute(.fontsize, "13"),
    DOTAttribute(.fontcolor, ink),
    DOTAttribute(.fillcolor, "#ffffff"),
    DOTAttribute(.color, line),
  ]

  private static let edge = [
    font,
    DOTAttribute(.fontsize, "10"),
    DOTAttribute(.fontcolor, line),
    DOTAttribute(.color, line),
    DOTAttribute(.arrowsize, "0.7"),
  ]

  /// How a module's box looks.
  static func module(_ name: String) -> [DOTAttribute] {
    [
      DOTAttribute(.id, ElementID.module(name)),
      DOTAttribute(.classes, "module"),
      DOTAttribute(.label, DOTText.label(name.caption)),
      DOTAttribute(.tooltip, DOTText.tooltip(name)),
      DOTAttribute(.style, "rounded,filled"),
      DOTAttribute(.fillcolor, "#f6f8fa"),
      DOTAttribute(.color, "#d0d7de"),
      DOTAttribute(.fontsize, "12"),
      DOTAttribute(.fontcolor, line),
      DOTAttribute(.margin, "14"),
    ]
  }

  /// Without it, Graphviz 2.42 puts nodes that an edge joins on one rank where they stand in two boxes; where that
  /// edge has a label it then frees memory twice, or never ends.
  private static let ranks = DOTAttribute(.newrank, "true")

  private static func title(_ title: String?) -> [DOTAttribute] {
    guard let title else { return [] }
    return [
      // An empty line keeps the title off the root.
      DOTAttribute(.label, DOTText.label(title.caption) + "\\n "),
      DOTAttribute(.labelloc, "t"),
      DOTAttribute(.fontsize, "18"),
    ]
  }
}

extension DiagramOptions.Direction {
  fileprivate var rankdir: String { self == .topDown ? "TB" : rawValue }
}
