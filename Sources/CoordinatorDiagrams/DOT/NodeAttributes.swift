import CoordinatorGraph

/// How DOT draws a node: its shape and the weight of its outline tell the part that it plays, its colours come from
/// the theme, and a dotted outline says that something about it is not known.
struct NodeAttributes {
  let node: Node
  let part: NodePart
  let scope: NodeScope?
  let options: DiagramOptions
  var placement: Placement.Node?

  var all: [DOTAttribute] {
    [
      DOTAttribute(.id, ElementID.node(node.id)),
      DOTAttribute(.classes, classes.joined(separator: " ")),
      DOTAttribute(.tooltip, tooltip),
      DOTAttribute(.shape, shape),
      DOTAttribute(.style, line),
      DOTAttribute(.penwidth, DOTNumber.text(weight)),
    ] + (placement?.attributes ?? [DOTAttribute(.label, DOTText.label(node.caption))])
      + (part == .root ? [DOTDefaults.boldFont] : []) + colours + link
  }

  private var weight: Double {
    [Double(style?.strokeWidth ?? 1), part.weight, scope?.weight ?? 1].max() ?? 1
  }

  private var style: Theme.NodeStyle? { options.theme.style(of: part, kind: node.kind) }

  private var isUnknown: Bool { !node.unknown.isEmpty }

  private var classes: [String] {
    let part = part.rawValue == node.kind.rawValue ? [] : [part.rawValue]
    return [node.kind.rawValue] + part + (isUnknown ? ["unknown"] : [])
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

  /// A screen has round corners; what is promised and not made, such as a protocol, has a dashed outline.
  private var line: String {
    let outline = isUnknown ? ["dotted"] : node.kind == .dependency || scope == .weak ? ["dashed"] : []
    return (["filled"] + (node.kind == .screen ? ["rounded"] : []) + outline).joined(separator: ",")
  }

  private var shape: String {
    switch node.kind {
    case .coordinator: part == .tabContainer || part == .tab ? "tab" : "box"
    case .screen: "box"
    case .container: "component"
    case .dependency: "hexagon"
    case .service: "ellipse"
    case .module: "folder"
    }
  }

  private var colours: [DOTAttribute] {
    guard let colours = style?.colours(isDark: options.appearance.isDark) else { return [] }
    return [
      (DOTAttribute.Name.fillcolor, colours.fill), (.color, colours.stroke), (.fontcolor, colours.text),
    ].compactMap { name, colour in DOTColour.written(colour).map { DOTAttribute(name, $0) } }
  }

  private var link: [DOTAttribute] {
    DOTAttribute.link(to: node.location, by: options.sourceLink)
  }
}
