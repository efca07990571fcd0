import CoordinatorGraph

/// How DOT draws a node: what it says of it, and its looks.
struct NodeAttributes {
  let node: Node
  let look: NodeLook
  let options: DiagramOptions
  var placement: Placement.Node?

  var all: [DOTAttribute] {
    [
      DOTAttribute(.id, ElementID.node(node.id)),
      DOTAttribute(.classes, look.classes.joined(separator: " ")),
      DOTAttribute(.tooltip, tooltip),
    ] + (placement?.attributes ?? [DOTAttribute(.label, DOTText.label(node.caption))])
      + look.attributes(options) + DOTAttribute.link(to: node.location, by: options.sourceLink)
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
}
