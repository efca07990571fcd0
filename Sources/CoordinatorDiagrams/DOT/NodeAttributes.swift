import CoordinatorGraph

/// How DOT draws a node: its shape tells the kind, its colours come from the theme, and a dashed outline
/// says that something about it is not known.
struct NodeAttributes {
  let node: Node
  let isRoot: Bool
  let style: Theme.NodeStyle?
  var placement: Placement.Node?

  var all: [DOTAttribute] {
    [
      DOTAttribute(.id, ElementID.node(node.id)),
      DOTAttribute(.classes, classes.joined(separator: " ")),
      DOTAttribute(.tooltip, tooltip),
      DOTAttribute(.shape, node.kind.shape),
      DOTAttribute(.style, lineStyle),
      DOTAttribute(.penwidth, String(max(style?.strokeWidth ?? 1, isRoot ? 2 : 1))),
    ] + (placement?.attributes ?? [DOTAttribute(.label, DOTText.label(node.caption))]) + colours
  }

  private var isUnknown: Bool { !node.unknown.isEmpty }

  private var classes: [String] {
    [node.kind.rawValue] + (node.role.map { [$0.rawValue] } ?? []) + (isUnknown ? ["unknown"] : [])
  }

  private var tooltip: String {
    let type = node.type == node.name ? nil : node.type
    let summary = node.documentation?.split(whereSeparator: \.isNewline).first.map(String.init)
    let lines = [type, summary].compactMap { $0 }.filter { !$0.isEmpty }
    return DOTText.tooltip(node.name.isEmpty ? node.caption : node.name, lines + doubts)
  }

  /// Three reasons at most: Graphviz takes no string of any length.
  private var doubts: [String] {
    let more = node.unknown.count - 3
    return node.unknown.prefix(3).map { "unknown: \($0)" } + (more > 0 ? ["and \(more) reasons more"] : [])
  }

  private var lineStyle: String {
    (["filled"] + (node.kind == .screen ? ["rounded"] : []) + (isUnknown ? ["dashed"] : []))
      .joined(separator: ",")
  }

  private var colours: [DOTAttribute] {
    guard let style else { return [] }
    return [
      (DOTAttribute.Name.fillcolor, DOTColour.written(style.fill)),
      (.color, DOTColour.written(style.stroke)),
      (.fontcolor, style.text.flatMap(DOTColour.written)),
    ].compactMap { name, colour in colour.map { DOTAttribute(name, $0) } }
  }
}

extension Node.Kind {
  fileprivate var shape: String {
    switch self {
    case .coordinator, .screen: "box"
    case .container: "component"
    case .dependency: "hexagon"
    case .service: "ellipse"
    case .module: "folder"
    }
  }
}
