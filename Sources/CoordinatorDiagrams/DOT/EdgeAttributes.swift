import CoordinatorGraph

/// The attributes of an edge in DOT: its dashes and width show the ownership, its ends and label the kind.
struct EdgeAttributes {
  let edge: Edge
  let id: String
  let from: Node
  let to: Node
  let options: DiagramOptions
  /// Whether the graph knows the ownership of any edge.
  let isOwnershipTold: Bool
  var placement: Placement.Edge?

  var all: [DOTAttribute] {
    let paint = EdgePaint(
      edge,
      isOwnershipTold: isOwnershipTold,
      isAcross: placement?.isAcross ?? false,
      isHighlighted: options.highlights.contains(edge),
      options.changes?.edges[edge]
    )
    return [
      DOTAttribute(.id, id),
      DOTAttribute(.classes, paint.classes.joined(separator: " ")),
      DOTAttribute(.tooltip, DOTText.tooltip(Tooltip(of: edge, from: from, to: to))),
      DOTAttribute(.color, paint.colour(options)),
    ] + labels + paint.attributes + EdgeEnds(of: edge.kind).attributes
      + DOTAttribute.link(to: edge.evidence.first, by: options.sourceLink)
  }

  /// Spaces keep the words off the line.
  private var labels: [DOTAttribute] {
    if let placement { return placement.attributes }
    return edge.writing().map { [DOTAttribute(.label, " \(DOTText.label($0)) ")] } ?? []
  }
}

extension EdgePaint {
  var attributes: [DOTAttribute] {
    [DOTAttribute(.style, line.rawValue), DOTAttribute(.penwidth, DOTNumber.text(width))]
  }
}

extension EdgeEnds {
  /// By default, DOT draws a full arrow at the head.
  var attributes: [DOTAttribute] {
    switch (tailArrow, headArrow) {
    case (let tail?, .some): [DOTAttribute(.dir, "both"), DOTAttribute(.arrowtail, tail.rawValue)]
    case (let tail?, nil): [DOTAttribute(.dir, "back"), DOTAttribute(.arrowtail, tail.rawValue)]
    case (nil, .normal?), (nil, nil): []
    case (nil, let head?): [DOTAttribute(.arrowhead, head.rawValue)]
    }
  }
}
