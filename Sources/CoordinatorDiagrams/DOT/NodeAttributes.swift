import CoordinatorGraph

/// How DOT draws a node: its shape tells the kind, its colours come from the theme, and a dashed outline
/// says that something about it is not known.
struct NodeAttributes {
  let node: Node
  let isRoot: Bool
  let style: Theme.NodeStyle?

  var all: [DOTAttribute] {
    [
      DOTAttribute(.id, ElementID.node(node.id)),
      DOTAttribute(.classes, classes.joined(separator: " ")),
      DOTAttribute(.label, label),
      DOTAttribute(.tooltip, DOTText.tooltip(tooltipLines)),
      DOTAttribute(.shape, node.kind.shape),
      DOTAttribute(.style, lineStyle),
      DOTAttribute(.penwidth, String(max(style?.strokeWidth ?? 1, isRoot ? 2 : 1))),
    ] + colours
  }

  private var isUnknown: Bool { !node.unknown.isEmpty }

  private var classes: [String] {
    [node.kind.rawValue] + (node.role.map { [$0.rawValue] } ?? []) + (isUnknown ? ["unknown"] : [])
  }

  /// A node is never without a name: one that shows nothing would be an empty box.
  private var label: String {
    DOTText.label(node.visibleName) + (isUnknown ? " ?" : "")
  }

  private var tooltipLines: [String] {
    let summary = node.documentation?.split(whereSeparator: \.isNewline).first.map(String.init)
    let type = node.type == node.visibleName ? nil : node.type
    return [node.visibleName, type, summary].compactMap { $0 } + node.unknown.prefix(8).map { "unknown: " + $0 }
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

extension Node {
  /// The name, or the id where the name shows nothing.
  var visibleName: String {
    name.contains { !$0.isWhitespace && !$0.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) }
      ? name : id.rawValue
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
