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
