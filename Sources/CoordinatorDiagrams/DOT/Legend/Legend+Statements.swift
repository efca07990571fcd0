import CoordinatorGraph

extension Legend {
  /// The legend as DOT with all its places, for the engine `nop2`.
  ///
  /// - Parameter corner: Its upper left corner, with y upwards.
  package func statements(at corner: Placement.Point) -> [String] {
    parts(at: corner).flatMap(statements)
  }

  private func statements(_ part: LegendPart) -> [String] {
    switch part.content {
    case .frame:
      // Hollow, since Graphviz may draw it over the lines in it.
      let looks = [
        DOTAttribute(.shape, "box"), DOTAttribute(.style, "rounded"), DOTAttribute(.penwidth, "0.8"),
        DOTAttribute(.color, options.appearance.palette.module.stroke),
      ]
      return [statement(part, looks)]
    case .node(let look): return [statement(part, look.attributes(options))]
    case .word:
      let looks = [
        DOTAttribute(.shape, "plaintext"), DOTAttribute(.style, "solid"),
        DOTAttribute(.fontsize, DOTNumber.text(Self.fontSize)), DOTAttribute(.margin, "0"),
      ]
      return [statement(part, looks)]
    case .edge(let kind, let paint, let line, let start, let end):
      return edge(part, kind, paint, line, [start, end])
    }
  }

  /// Between two points that are not seen.
  private func edge(
    _ part: LegendPart,
    _ kind: Edge.Kind,
    _ paint: EdgePaint,
    _ line: Placement.Edge,
    _ ends: [Placement.Point]
  ) -> [String] {
    let attributes =
      Self.name(part) + [DOTAttribute(.color, paint.tone.colour(options.appearance.palette))]
      + line.attributes + paint.attributes + EdgeEnds(of: kind).attributes
    let points = zip(["_start", "_end"], ends).map { name, place in
      let box = Placement.Node(lines: [], width: 1, height: 1, centre: place)
      let looks = [
        DOTAttribute(.classes, "legend end"), DOTAttribute(.shape, "point"), DOTAttribute(.style, "invis"),
      ]
      return "\(part.id)\(name) \((box.attributes + looks).list);"
    }
    return points + ["\(part.id)_start -> \(part.id)_end \(attributes.list);"]
  }

  private func statement(_ part: LegendPart, _ looks: [DOTAttribute]) -> String {
    "\(part.id) \((Self.name(part) + part.box.attributes + looks).list);"
  }

  private static func name(_ part: LegendPart) -> [DOTAttribute] {
    [
      DOTAttribute(.id, part.id),
      DOTAttribute(.classes, (["legend"] + part.classes).joined(separator: " ")),
      DOTAttribute(.tooltip, part.tooltip),
    ]
  }
}
