import CoordinatorGraph

/// How long a container keeps a dependency, according to the labels of its edges. A picture shows it by the
/// outline.
enum NodeScope: String {
  /// As long as the container lives; a heavy outline.
  case shared
  /// As long as anyone else does; a dashed outline.
  case weak

  /// The scope of each node that has one. O(m).
  static func scopes(in drawing: Drawing) -> [Int: NodeScope] {
    var scopes: [Int: NodeScope] = [:]
    for edge in drawing.edges.joined() where edge.kind == .registers || edge.kind == .provides {
      guard let scope = edge.label.flatMap(NodeScope.init) else { continue }
      let target = drawing.target(of: edge)
      if scopes[target] != .shared { scopes[target] = scope }
    }
    return scopes
  }

  /// The least width of the outline, in points.
  var weight: Double { self == .shared ? 2.5 : 1 }
}
