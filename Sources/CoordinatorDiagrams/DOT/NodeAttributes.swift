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
      DOTAttribute(.tooltip, DOTText.tooltip(Tooltip(of: node))),
    ] + (placement?.attributes ?? [DOTAttribute(.label, DOTText.label(node.caption))])
      + look.attributes(options) + DOTAttribute.link(to: node.location, by: options.sourceLink)
  }
}
