import CoordinatorGraph

/// The look of a node. Its shape and the weight of its outline show the role, its colours come from the
/// theme, and a dotted outline marks incomplete information.
package struct NodeLook: Hashable, Sendable {
  let kind: Node.Kind
  let part: NodePart
  var scope: NodeScope?
  var isUnknown = false
  var change: ChangeMarks.Change?
  var badge: NodeBadge?

  package var classes: [String] {
    let part = part.rawValue == kind.rawValue ? [] : [part.rawValue]
    return [kind.rawValue] + part + (isUnknown ? ["unknown"] : [])
      + ((badge?.name ?? change?.rawValue).map { [$0] } ?? [])
  }

  func attributes(_ options: DiagramOptions) -> [DOTAttribute] {
    let paint = paint(options)
    let colours = [
      (DOTAttribute.Name.fillcolor, paint.fill), (.color, paint.stroke), (.fontcolor, paint.text),
    ]
    return [
      DOTAttribute(.shape, paint.shape.rawValue),
      DOTAttribute(.style, Self.style(paint)),
      DOTAttribute(.penwidth, DOTNumber.text(paint.width)),
    ] + (paint.isDoubled ? [DOTAttribute(.peripheries, "2")] : [])
      + (paint.isBold ? [DOTDefaults.boldFont] : [])
      + colours.compactMap { name, colour in colour.map { DOTAttribute(name, $0) } }
  }

  private static func style(_ paint: NodePaint) -> String {
    let line = paint.line == .solid ? [] : [paint.line.rawValue]
    return
      (["filled"] + (paint.isRounded ? ["rounded"] : []) + line + (paint.hasDiagonals ? ["diagonals"] : []))
      .joined(separator: ",")
  }

  /// The looks of all nodes, in the order of the drawing. O(n + m).
  package static func looks(in drawing: Drawing, _ options: DiagramOptions = DiagramOptions()) -> [NodeLook] {
    let (parts, scopes) = (drawing.parts, NodeScope.scopes(in: drawing))
    return drawing.nodes.enumerated().map { number, node in
      NodeLook(
        kind: node.kind,
        part: parts[number],
        scope: scopes[number],
        isUnknown: !node.unknown.isEmpty,
        change: options.changes?.nodes[node.id],
        badge: options.badge(of: node)
      )
    }
  }
}

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
