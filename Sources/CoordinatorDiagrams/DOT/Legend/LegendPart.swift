import CoordinatorGraph

/// A part of a legend at its place.
package struct LegendPart: Sendable {
  /// The content of this part.
  package enum Content: Sendable {
    /// The line around all.
    case frame
    case node(NodeLook)
    /// The text that explains a sample.
    case word
    /// An arrow, and the points between which it runs.
    case edge(Edge.Kind, EdgePaint, Placement.Edge, start: Placement.Point, end: Placement.Point)
  }

  package let content: Content
  package let id: String
  package let tooltip: String
  /// Its size and text.
  package let box: Placement.Node
  package let classes: [String]
}

extension Legend {
  /// All parts, each with its place.
  ///
  /// - Parameter corner: The legend's upper left corner, with y upwards.
  package func parts(at corner: Placement.Point) -> [LegendPart] {
    var parts = columns.isEmpty ? [] : [frame(at: corner)]
    var left = corner.x + Self.margin
    for (number, column) in columns.enumerated() {
      for (row, entry) in column.enumerated() {
        let y = corner.y - Self.margin - (Double(row) + 0.5) * Self.rowHeight
        let place = Placement.Point(x: left, y: y)
        let id = "legend_\(number)_\(row)"
        parts += [sample(entry, id: id, at: place), word(entry.word, id: id + "_word", at: place)]
      }
      left += Self.width(of: column) + Self.columnGap
    }
    return parts + (caption.map { [line($0, at: corner)] } ?? [])
  }

  private func frame(at corner: Placement.Point) -> LegendPart {
    let size = frameSize
    let centre = Placement.Point(x: corner.x + size.width / 2, y: corner.y - size.height / 2)
    let box = Placement.Node(lines: [], width: size.width, height: size.height, centre: centre)
    let tooltip = options.legendWord("Legend")
    return LegendPart(content: .frame, id: "legend", tooltip: tooltip, box: box, classes: ["frame"])
  }

  /// To the right of its sample.
  private func word(_ word: String, id: String, at left: Placement.Point) -> LegendPart {
    let width = Self.width(of: word)
    let x = left.x + Self.sampleWidth + Self.sampleGap + width / 2
    let place = Placement.Point(x: x, y: left.y)
    let box = Placement.Node(lines: [word], width: width, height: Self.rowHeight, centre: place)
    return LegendPart(content: .word, id: id, tooltip: word, box: box, classes: ["word"])
  }

  /// The caption, below the frame.
  private func line(_ caption: String, at corner: Placement.Point) -> LegendPart {
    let width = Self.width(of: caption)
    let place = Placement.Point(
      x: corner.x + width / 2,
      y: corner.y - frameSize.height - Self.rowHeight / 2
    )
    let box = Placement.Node(lines: [caption], width: width, height: Self.rowHeight, centre: place)
    return LegendPart(
      content: .word,
      id: "caption",
      tooltip: caption,
      box: box,
      classes: ["word", "caption"]
    )
  }

  private func sample(_ entry: Entry, id: String, at left: Placement.Point) -> LegendPart {
    let centre = Placement.Point(x: left.x + Self.sampleWidth / 2, y: left.y)
    var box = Placement.Node(lines: [], width: 26, height: 13, centre: centre)
    switch entry.sample {
    case .node(let look):
      // A double outline reaches farther.
      if look.change == .changed { (box.width, box.height) = (18, 6) }
      return LegendPart(content: .node(look), id: id, tooltip: entry.word, box: box, classes: look.classes)
    case .edge(let kind, let paint):
      let content = Self.arrow(kind, paint, at: left)
      return LegendPart(content: content, id: id, tooltip: entry.word, box: box, classes: paint.classes)
    }
  }

  /// An arrow to the right, in either direction of DOT.
  private static func arrow(_ kind: Edge.Kind, _ paint: EdgePaint, at left: Placement.Point)
    -> LegendPart.Content
  {
    let right = Placement.Point(x: left.x + sampleWidth, y: left.y)
    let (start, end) = kind.isWayUp ? (right, left) : (left, right)
    let ends = EdgeEnds(of: kind)
    let way = end.x < start.x ? -1.0 : 1.0
    let from = start.x + way * (ends.tail ?? 0)
    let to = end.x - way * (ends.head ?? 0)
    let curve = [from, from + (to - from) / 3, from + (to - from) * 2 / 3, to]
    let line = Placement.Edge(
      curve: curve.map { Placement.Point(x: $0, y: start.y) },
      start: ends.tail == nil ? nil : start,
      end: ends.head == nil ? nil : end
    )
    return .edge(kind, paint, line, start: start, end: end)
  }
}
