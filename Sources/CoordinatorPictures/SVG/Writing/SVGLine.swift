import CoordinatorDiagrams

extension SVGText {
  /// A line of cubic curves: a start, then three points per curve. Straight lines are written as such.
  mutating func addLine(_ curve: [Placement.Point], _ paint: String) {
    guard let start = curve.first else { return }
    add("<path")
    add(markup: paint)
    add(" d=\"M")
    add(start)
    for place in stride(from: 1, to: curve.count - 2, by: 3) {
      addPiece(from: curve[place - 1], curve[place], curve[place + 1], to: curve[place + 2])
    }
    add("\"/>\n")
  }

  private mutating func addPiece(
    from start: Placement.Point,
    _ first: Placement.Point,
    _ second: Placement.Point,
    to end: Placement.Point
  ) {
    if start.x == first.x, first.x == second.x, second.x == end.x {
      add("V")
      add(-end.y)
    } else if start.y == first.y, first.y == second.y, second.y == end.y {
      add("H")
      add(end.x)
    } else {
      add("C")
      add(first)
      add(" ")
      add(second)
      add(" ")
      add(end)
    }
  }

  /// Lines of text, one below the other around a point.
  mutating func addWords(_ lines: [String], around centre: Placement.Point, size: Double, _ paint: String) {
    let first = centre.y + (Double(lines.count) - 1) * size * 0.6 - size * 0.3
    for (number, line) in lines.enumerated() {
      add("<text x=\"")
      add(centre.x)
      add("\" y=\"")
      add(-(first - Double(number) * size * 1.2))
      add("\"")
      add(markup: paint)
      add(">")
      add(words: line)
      add("</text>\n")
    }
  }
}
