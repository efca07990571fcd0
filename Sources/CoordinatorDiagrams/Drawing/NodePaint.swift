import CoordinatorGraph

/// How a picture paints a node, whatever its format.
package struct NodePaint: Hashable, Sendable {
  /// An outline, by the name that DOT has for it.
  package enum Shape: String, Sendable {
    case box, tab, component, hexagon, ellipse, folder
  }

  package let shape: Shape
  /// Whether a box has round corners.
  package let isRounded: Bool
  package let line: LineStyle
  /// The width of the outline, in points.
  package let width: Double
  package let isBold: Bool
  /// Whether the node has a double outline.
  package let isDoubled: Bool
  /// Whether lines cut the corners off.
  package let hasDiagonals: Bool
  /// `#rrggbb`; nil for the default fill.
  package let fill: String?
  package let stroke: String?
  package let text: String?
}

/// How a line is drawn.
package enum LineStyle: String, Sendable {
  case solid, dashed, dotted
}

extension NodeLook {
  /// The look in the colours of a theme.
  package func paint(_ options: DiagramOptions) -> NodePaint {
    let style = badge?.style ?? change?.style ?? options.theme.style(of: part, kind: kind)
    let colours = style?.colours(isDark: options.appearance.isDark)
    let widths = [Double(style?.strokeWidth ?? 1), part.weight, scope?.weight ?? 1, isUnknown ? 1.8 : 1]
    return NodePaint(
      shape: shape,
      // A screen has round corners.
      isRounded: kind == .screen,
      line: line,
      width: widths.max() ?? 1,
      isBold: part == .root,
      isDoubled: change == .changed,
      hasDiagonals: change == .moved,
      fill: colours.flatMap { DOTColour.written($0.fill) },
      stroke: colours.flatMap { DOTColour.written($0.stroke) },
      text: colours.flatMap { DOTColour.written($0.text) }
    )
  }

  /// A promised but missing part, such as a protocol without an implementation, has a dashed outline.
  private var line: LineStyle {
    if let change { return change.line }
    return isUnknown ? .dotted : kind == .dependency || scope == .weak ? .dashed : .solid
  }

  private var shape: NodePaint.Shape {
    switch kind {
    case .coordinator: part == .tabContainer || part == .tab ? .tab : .box
    case .screen: .box
    case .container: .component
    case .dependency: .hexagon
    case .service: .ellipse
    case .module: .folder
    }
  }
}

/// The text in a node and its size in points. The sizes are even numbers, so that centres and corners fall on
/// whole points.
package struct NodeBox: Sendable {
  /// The size of the letters in nodes.
  package static let fontSize = 13.0
  /// The widest line of a name; longer names are broken between their words, and shortened after three lines.
  private static let widestLine = 164.0
  private static let mostLines = 3

  package let lines: [String]
  package let badge: NodeBadge?
  package let thumbnail: Thumbnail?
  package let width: Double
  package let height: Double

  /// The box of a node.
  ///
  /// - Parameters:
  ///   - suffix: The end of the name to leave out.
  ///   - badge: The badge above the name.
  ///   - thumbnail: The image above both.
  ///   - hidden: How many nodes below it are not drawn.
  package init(
    of node: Node,
    isBold: Bool = false,
    without suffix: String? = nil,
    badge: NodeBadge? = nil,
    thumbnail: Thumbnail? = nil,
    hidden: Int = 0
  ) {
    let metrics = TextMetrics(fontSize: Self.fontSize, isBold: isBold)
    let name = node.label(without: suffix) + (hidden > 0 ? " +\(hidden)" : "")
    lines = metrics.lines(of: name, within: Self.widestLine, atMost: Self.mostLines)
    let text = lines.lazy.map(metrics.width).max() ?? 0
    let margin = node.kind.margin
    let image = thumbnail?.size ?? (width: 0, height: 0)
    let room = (badge == nil ? 0 : NodeBadge.room) + (thumbnail == nil ? 0 : image.height + Thumbnail.gap)
    width = max(Self.even(max(text, badge?.width ?? 0, image.width) * margin.stretch + margin.width), 48)
    height = max(
      Self.even((Double(lines.count) * metrics.lineHeight + room) * margin.stretch + margin.height),
      34
    )
    (self.badge, self.thumbnail) = (badge, thumbnail)
  }

  private static func even(_ length: Double) -> Double { (length / 2).rounded(.up) * 2 }
}

extension Node.Kind {
  /// The margin of its shape around the text.
  fileprivate var margin: (width: Double, height: Double, stretch: Double) {
    switch self {
    case .coordinator, .screen: (26, 16, 1)
    case .container: (38, 18, 1)
    case .dependency: (26, 14, 1.25)
    case .service: (18, 6, 1.3)
    case .module: (28, 22, 1)
    }
  }
}
