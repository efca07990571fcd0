import CoordinatorGraph

/// The legend in a corner of the picture. It has a column for nodes, one for the kinds of edges, and one for
/// ownership.
package struct Legend {
  /// A sample with its word.
  struct Entry {
    let sample: Sample
    let word: String
  }

  /// What is explained.
  enum Sample {
    case node(NodeLook)
    case edge(Edge.Kind, EdgePaint)
  }

  private static let mostRows = 6
  package static let fontSize = 12.0
  static let rowHeight = 18.0
  static let sampleWidth = 30.0
  static let sampleGap = 7.0
  static let columnGap = 18.0
  static let margin = 9.0

  /// The widest caption, in points; a longer one is cut.
  private static let widestCaption = 560.0

  let columns: [[Entry]]
  /// A line below the samples.
  let caption: String?
  package let options: DiagramOptions

  /// The legend of a drawing; nil if there is nothing to explain, or no legend was requested.
  package init?(of drawing: Drawing, options: DiagramOptions, hasAcross: Bool = false) {
    let content = LegendContent(drawing, options, hasAcross: hasAcross)
    let isShown = options.hasLegend && content.isWorthTelling
    guard isShown || options.caption != nil else { return nil }
    let columns = [content.nodes, content.kinds, content.ownerships].map { entries in
      entries.map { Entry(sample: $0.sample, word: options.legendWord($0.word)) }
    }
    self.columns = isShown ? columns.flatMap(Self.columns) : []
    caption = options.caption.map { caption in
      TextMetrics(fontSize: Self.fontSize).shortened(caption.oneLine, to: Self.widestCaption)
    }
    self.options = options
  }

  /// Whether any line is drawn as one across the tree.
  package static func hasAcross(_ drawing: Drawing, _ placement: Placement, _ options: DiagramOptions) -> Bool
  {
    guard placement.edges.contains(where: \.isAcross) else { return false }
    return zip(DOTEdges(drawing).inOrder, placement.edges).contains { edge, place in
      place.isAcross && EdgePaint(edge.edge, isOwnershipTold: false, isAcross: true).tone == .across
        && options.changes?.edges[edge.edge] == nil && !options.highlights.contains(edge.edge)
    }
  }

  /// Low rather than high: most pictures are wide.
  private static func columns(_ entries: [Entry]) -> [[Entry]] {
    stride(from: 0, to: entries.count, by: mostRows).map { start in
      Array(entries[start..<min(start + mostRows, entries.count)])
    }
  }

  /// Its width and height, in points.
  package var size: (width: Double, height: Double) {
    let (frame, line) = (frameSize, caption.map { _ in Self.rowHeight } ?? 0)
    return (max(frame.width, caption.map { Self.width(of: $0) } ?? 0), frame.height + line)
  }

  /// The size without the caption.
  var frameSize: (width: Double, height: Double) {
    guard !columns.isEmpty else { return (0, 0) }
    let rows = columns.map(\.count).max() ?? 0
    let gaps = Self.columnGap * Double(columns.count - 1)
    return (
      columns.reduce(gaps + 2 * Self.margin) { $0 + Self.width(of: $1) },
      Double(rows) * Self.rowHeight + 2 * Self.margin
    )
  }

  static func width(of column: [Entry]) -> Double {
    sampleWidth + sampleGap + (column.map { width(of: $0.word) }.max() ?? 0)
  }

  static func width(of word: String) -> Double {
    TextMetrics(fontSize: fontSize).width(of: word).rounded(.up) + 2
  }
}

extension DiagramOptions {
  /// A word of a legend in the language that is wanted; the sign of a change stays before it.
  package func legendWord(_ word: String) -> String {
    if let other = legendWords[word] { return other }
    let parts = word.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let other = legendWords[String(parts[1])] else { return word }
    return "\(parts[0]) \(other)"
  }
}

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
