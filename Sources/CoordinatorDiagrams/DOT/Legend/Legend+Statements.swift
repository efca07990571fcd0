import CoordinatorGraph

extension Legend {
  /// The legend as DOT with all its places, for the engine `nop2`.
  ///
  /// - Parameter corner: its upper left corner, with y upwards.
  package func statements(at corner: Placement.Point) -> [String] {
    var statements = [frame(at: corner)]
    var left = corner.x + Self.margin
    for (number, column) in columns.enumerated() {
      for (row, entry) in column.enumerated() {
        let y = corner.y - Self.margin - (Double(row) + 0.5) * Self.rowHeight
        let place = Placement.Point(x: left, y: y)
        statements += rowStatements(entry, name: "legend_\(number)_\(row)", at: place)
      }
      left += Self.width(of: column) + Self.columnGap
    }
    return statements
  }

  /// Hollow, since Graphviz may draw it over the lines in it.
  private func frame(at corner: Placement.Point) -> String {
    let centre = Placement.Point(x: corner.x + size.width / 2, y: corner.y - size.height / 2)
    let looks = [
      DOTAttribute(.tooltip, "Legend"), DOTAttribute(.shape, "box"), DOTAttribute(.style, "rounded"),
      DOTAttribute(.penwidth, "0.8"), DOTAttribute(.color, options.appearance.palette.module.stroke),
    ]
    return statement("legend", ["frame"], [], size.width, size.height, centre, looks)
  }

  /// A sample and, to its right, its word.
  private func rowStatements(_ entry: Entry, name: String, at left: Placement.Point) -> [String] {
    let width = Self.width(of: entry.word)
    let x = left.x + Self.sampleWidth + Self.sampleGap + width / 2
    let looks = [
      DOTAttribute(.tooltip, entry.word), DOTAttribute(.shape, "plaintext"), DOTAttribute(.style, "solid"),
      DOTAttribute(.fontsize, DOTNumber.text(Self.fontSize)), DOTAttribute(.margin, "0"),
    ]
    let word = statement(
      name + "_word",
      ["word"],
      [entry.word],
      width,
      Self.rowHeight,
      Placement.Point(x: x, y: left.y),
      looks
    )
    return sample(entry, name: name, at: left) + [word]
  }

  private func sample(_ entry: Entry, name: String, at left: Placement.Point) -> [String] {
    switch entry.sample {
    case .node(let look):
      let centre = Placement.Point(x: left.x + Self.sampleWidth / 2, y: left.y)
      let looks = look.attributes(options) + [DOTAttribute(.tooltip, entry.word)]
      return [statement(name, look.classes, [], 26, 13, centre, looks)]
    case .edge(let kind, let ownership):
      return line(kind, ownership, name: name, word: entry.word, at: left)
    }
  }

  /// An arrow to the right, whichever of its ends DOT calls the upper one, between two points that are not seen.
  private func line(
    _ kind: Edge.Kind,
    _ ownership: Ownership,
    name: String,
    word: String,
    at left: Placement.Point
  )
    -> [String]
  {
    let right = Placement.Point(x: left.x + Self.sampleWidth, y: left.y)
    let (start, end) = kind.isWayUp ? (right, left) : (left, right)
    let arrow = Self.arrow(from: start, to: end, EdgeEnds(of: kind))
    let tone = EdgeTone(of: kind, isPale: ownership == .unknown)
    let attributes =
      [
        DOTAttribute(.id, name),
        DOTAttribute(.classes, "legend \(kind.rawValue) \(ownership.rawValue) \(tone.rawValue)"),
        DOTAttribute(.tooltip, word), DOTAttribute(.color, tone.colour(options.appearance.palette)),
      ] + arrow.attributes + ownership.line + kind.ends
    let hidden = [DOTAttribute(.shape, "point"), DOTAttribute(.style, "invis")]
    return [
      statement(name + "_start", ["end"], [], 1, 1, start, hidden),
      statement(name + "_end", ["end"], [], 1, 1, end, hidden),
      "\(name)_start -> \(name)_end \(attributes.list);",
    ]
  }

  private static func arrow(from start: Placement.Point, to end: Placement.Point, _ ends: EdgeEnds)
    -> Placement.Edge
  {
    let way = end.x < start.x ? -1.0 : 1.0
    let from = start.x + way * (ends.tail ?? 0)
    let to = end.x - way * (ends.head ?? 0)
    let curve = [from, from + (to - from) / 3, from + (to - from) * 2 / 3, to]
    return Placement.Edge(
      curve: curve.map { Placement.Point(x: $0, y: start.y) },
      start: ends.tail == nil ? nil : start,
      end: ends.head == nil ? nil : end
    )
  }

  private func statement(
    _ name: String,
    _ classes: [String],
    _ lines: [String],
    _ width: Double,
    _ height: Double,
    _ centre: Placement.Point,
    _ looks: [DOTAttribute]
  ) -> String {
    let place = Placement.Node(lines: lines, width: width, height: height, centre: centre)
    let all = [
      DOTAttribute(.id, name), DOTAttribute(.classes, (["legend"] + classes).joined(separator: " ")),
    ]
    return "\(name) \((all + place.attributes + looks).list);"
  }
}
