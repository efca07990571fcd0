import CoordinatorGraph

/// How nodes and edges changed, for a diagram that shows two states of an app in one picture. Unmarked parts
/// did not change, and are drawn in the background.
public struct ChangeMarks: Hashable, Sendable {
  /// How a node or an edge changed. Its sign, outline and colour show that.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed, moved
    /// Seen to happen in a run.
    case driven
  }

  /// The marks of nodes, by their ids.
  public var nodes: [NodeID: Change]
  /// The marks of edges.
  public var edges: [Edge: Change]
  /// Other words for the changes in the legend, if they differ from the default.
  public var words: [Change: String]

  /// The given marks.
  public init(nodes: [NodeID: Change] = [:], edges: [Edge: Change] = [:], words: [Change: String] = [:]) {
    self.nodes = nodes
    self.edges = edges
    self.words = words
  }
}

extension ChangeMarks.Change {
  /// The sign before the name: `+`, `-`, `~`, `>` or `●`.
  public var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: ">"
    case .driven: "●"
    }
  }

  /// The colours of nodes, and with their stroke of edges. The letters keep a contrast of 4.5 or more on each.
  package var style: Theme.NodeStyle {
    switch self {
    case .added: .marked("#d9f2dd", "#1a7f37", 3, dark: ("#12351c", "#3fb950", "#e6ffec"))
    case .removed: .marked("#ffe0de", "#cf222e", 2, dark: ("#4a1518", "#ff7b72", "#ffe3e0"))
    case .changed: .marked("#fff3c4", "#8a5d00", 2, dark: ("#3d2e00", "#d29922", "#fff8c5"))
    case .moved: .marked("#ddf0ff", "#0969da", 3, dark: ("#0c2d5c", "#58a6ff", "#ddf4ff"))
    case .driven: .marked("#d3f2ee", "#0f766e", 2, dark: ("#0b3b37", "#2dd4bf", "#e6fffa"))
    }
  }

  /// How its outline or line is drawn.
  var line: LineStyle {
    switch self {
    case .added, .changed, .moved, .driven: .solid
    case .removed: .dashed
    }
  }

  /// The width of an edge's line, in points.
  var width: Double {
    switch self {
    case .added, .moved, .driven: 3
    case .removed: 2
    case .changed: 2.2
    }
  }

  /// The dashes of Mermaid's outlines and lines; nil for a solid one.
  var dashes: String? {
    switch self {
    case .added, .driven: nil
    case .removed: "6 4"
    case .changed: "2 2"
    case .moved: "12 3"
    }
  }
}

extension Theme {
  /// The theme for pictures of changes: only changes have colours.
  public static let plain = Theme(name: "plain")
}

extension Theme.NodeStyle {
  fileprivate static func marked(
    _ fill: String,
    _ stroke: String,
    _ width: Int,
    dark: (fill: String, stroke: String, text: String)
  ) -> Self {
    let dark = Theme.Colours(fill: dark.fill, stroke: dark.stroke, text: dark.text)
    return Self(fill: fill, stroke: stroke, strokeWidth: width, text: "#1f2328", dark: dark)
  }
}
