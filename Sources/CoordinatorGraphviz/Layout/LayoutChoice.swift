/// How a picture is laid out.
public enum LayoutChoice: String, CaseIterable, Hashable, Sendable {
  /// The tree where the graph nearly is one, stacked where it would become too wide; else `dot`, within a budget.
  case auto
  /// The spanning tree, with all other edges drawn over it. Linear in the size of the graph.
  case tree
  /// The tree, with leaves stacked under their parents, as charts of organisations have them. Linear, too.
  case compact
  /// Graphviz's layered layout. Grows with the square of the graph.
  case dot
  /// Graphviz's springs.
  case neato
  /// Graphviz's circles around the root.
  case twopi
  /// Graphviz's circles of parts.
  case circo
  /// Graphviz's forces.
  case fdp
  /// Graphviz's forces, for large graphs.
  case sfdp

  /// The name of Graphviz's layout; nil for those of this library.
  public var engine: String? {
    switch self {
    case .auto, .tree, .compact: nil
    default: rawValue
    }
  }
}
