import CoordinatorGraph

/// The looks of a node: its shape and the weight of its outline tell the part that it plays, its colours come from the
/// theme, and a dotted outline says that something about it is not known.
struct NodeLook: Hashable {
  let kind: Node.Kind
  let part: NodePart
  var scope: NodeScope?
  var isUnknown = false
  var change: ChangeMarks.Change?

  var classes: [String] {
    let part = part.rawValue == kind.rawValue ? [] : [part.rawValue]
    return [kind.rawValue] + part + (isUnknown ? ["unknown"] : []) + (change.map { [$0.rawValue] } ?? [])
  }

  func attributes(_ options: DiagramOptions) -> [DOTAttribute] {
    let style = change?.style ?? options.theme.style(of: part, kind: kind)
    let weight =
      [Double(style?.strokeWidth ?? 1), part.weight, scope?.weight ?? 1, isUnknown ? 1.8 : 1].max() ?? 1
    return [
      DOTAttribute(.shape, shape),
      DOTAttribute(.style, line),
      DOTAttribute(.penwidth, DOTNumber.text(weight)),
    ] + (part == .root ? [DOTDefaults.boldFont] : [])
      + (change == .changed ? [DOTAttribute(.peripheries, "2")] : [])
      + Self.colours(style, isDark: options.appearance.isDark)
  }

  /// A screen has round corners; what is promised and not made, such as a protocol, has a dashed outline.
  private var line: String {
    if let change {
      return (["filled"] + (kind == .screen ? ["rounded"] : []) + change.outline).joined(separator: ",")
    }
    let outline = isUnknown ? ["dotted"] : kind == .dependency || scope == .weak ? ["dashed"] : []
    return (["filled"] + (kind == .screen ? ["rounded"] : []) + outline).joined(separator: ",")
  }

  private var shape: String {
    switch kind {
    case .coordinator: part == .tabContainer || part == .tab ? "tab" : "box"
    case .screen: "box"
    case .container: "component"
    case .dependency: "hexagon"
    case .service: "ellipse"
    case .module: "folder"
    }
  }

  private static func colours(_ style: Theme.NodeStyle?, isDark: Bool) -> [DOTAttribute] {
    guard let colours = style?.colours(isDark: isDark) else { return [] }
    return [
      (DOTAttribute.Name.fillcolor, colours.fill), (.color, colours.stroke), (.fontcolor, colours.text),
    ].compactMap { name, colour in DOTColour.written(colour).map { DOTAttribute(name, $0) } }
  }
}

extension NodeLook {
  /// The looks of all nodes, in the order of the drawing. O(n + m).
  static func looks(in drawing: Drawing, _ changes: ChangeMarks? = nil) -> [NodeLook] {
    let (parts, scopes) = (drawing.parts, NodeScope.scopes(in: drawing))
    return drawing.nodes.enumerated().map { number, node in
      NodeLook(
        kind: node.kind,
        part: parts[number],
        scope: scopes[number],
        isUnknown: !node.unknown.isEmpty,
        change: changes?.nodes[node.id]
      )
    }
  }
}

extension ChangeMarks.Change {
  /// Words of Graphviz for its outline; what is new is only thick, what has changed has two.
  fileprivate var outline: [String] {
    switch self {
    case .added, .changed: []
    case .removed: ["dashed"]
    case .moved: ["diagonals"]
    case .untaken: ["dotted"]
    }
  }

  /// How an edge of it is drawn: what is new is thick, what is gone ends before a bar.
  var line: [DOTAttribute] {
    switch self {
    case .added, .moved: [DOTAttribute(.penwidth, "3")]
    case .removed:
      [DOTAttribute(.style, "dashed"), DOTAttribute(.penwidth, "2"), DOTAttribute(.arrowhead, "tee")]
    case .changed: [DOTAttribute(.penwidth, "2.2")]
    case .untaken: [DOTAttribute(.style, "dotted"), DOTAttribute(.penwidth, "1.6")]
    }
  }
}
