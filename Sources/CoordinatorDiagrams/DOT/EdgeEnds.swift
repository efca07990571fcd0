import CoordinatorGraph

/// The lengths of the arrowheads at both ends of an edge as DOT draws it, in points; nil: there is none.
package struct EdgeEnds: Sendable {
  /// At the upper node.
  package let tail: Double?
  /// At the lower node.
  package let head: Double?

  package init(of kind: Edge.Kind) {
    let ends = kind.ends
    func shape(_ name: DOTAttribute.Name) -> String? { ends.first { $0.name == name }?.value }
    let direction = shape(.dir) ?? "forward"
    head = direction == "back" ? nil : Self.length(of: shape(.arrowhead))
    tail = direction == "forward" ? nil : Self.length(of: shape(.arrowtail))
  }

  /// Graphviz draws an arrow of 10 points, times the factor of its shape and the `arrowsize` of the edges.
  private static func length(of shape: String?) -> Double {
    let factor =
      switch shape {
      case "diamond": 1.2
      case "dot", "odot": 0.8
      case "obox": 0.75
      default: 1.0
      }
    return 7 * factor
  }
}
