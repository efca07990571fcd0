import CoordinatorGraph

/// The attributes of a node in DOT: its text and its look.
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
