import CoordinatorGraph

/// Draws a graph as DOT, the language of Graphviz.
///
/// Nodes are named n0, n1, … in breadth-first order; the app's names appear only in labels, tooltips and ids,
/// and are escaped. Each node and each edge is one line.
///
/// An edge from a child to its parent is written from the parent to the child with `dir=back`, so that `dot`
/// ranks the parent above. Linear time and space.
public struct DOTRenderer: Renderer {
  /// The options of the diagram.
  public var options: DiagramOptions

  /// A renderer with the given options.
  public init(options: DiagramOptions = DiagramOptions()) {
    self.options = options
  }

  /// The graph as a DOT digraph. An empty graph has its title.
  public func render(_ graph: Graph) -> String {
    render(Drawing(graph, roots: options.roots), placement: nil)
  }

  /// A drawing as a DOT digraph, with the given positions.
  package func render(_ drawing: Drawing, placement: Placement?) -> String {
    let blocks = [
      DOTDefaults.lines(options, placement: placement),
      nodes(of: drawing, placement),
      edges(of: drawing, placement),
      placement.map { legend(of: drawing, $0) } ?? [],
    ]
    var text = "digraph coordinators {\n"
    for (number, block) in blocks.filter({ !$0.isEmpty }).enumerated() {
      if number > 0 { text += "\n" }
      for line in block {
        text += "  "
        text += line
        text += "\n"
      }
    }
    return text + "}\n"
  }

  private func nodes(of drawing: Drawing, _ placement: Placement?) -> [String] {
    zip(drawing.nodes, NodeLook.looks(in: drawing, options)).enumerated().map { number, pair in
      let (node, look) = pair
      let attributes = [
        DOTAttribute(.id, ElementID.node(node.id)),
        DOTAttribute(.classes, look.classes.joined(separator: " ")),
        DOTAttribute(.tooltip, DOTText.tooltip(Tooltip(of: node))),
      ]
      let text = placement?.nodes[number].attributes ?? [DOTAttribute(.label, DOTText.label(node.caption))]
      let link = DOTAttribute.link(to: node.location, by: options.sourceLink)
      return "n\(number) \((attributes + text + look.attributes(options) + link).list);"
    }
  }

  private func edges(of drawing: Drawing, _ placement: Placement?) -> [String] {
    var ids = ElementID()
    let isOwnershipTold = drawing.edges.tellOwnership
    return DOTEdges(drawing).inOrder.enumerated().map { number, edge in
      let place = placement?.edges[number]
      let paint = EdgePaint(
        edge.edge,
        isOwnershipTold: isOwnershipTold,
        isAcross: place?.isAcross ?? false,
        isHighlighted: options.highlights.contains(edge.edge),
        options.changes?.edges[edge.edge]
      )
      let tooltip = Tooltip(of: edge.edge, from: drawing.nodes[edge.from], to: drawing.nodes[edge.to])
      let attributes = [
        DOTAttribute(.id, ids.edge(edge.edge)),
        DOTAttribute(.classes, paint.classes.joined(separator: " ")),
        DOTAttribute(.tooltip, DOTText.tooltip(tooltip)),
        DOTAttribute(.color, paint.colour(options)),
      ]
      // Spaces keep the words off the line.
      let label = edge.edge.writing().map { [DOTAttribute(.label, " \(DOTText.label($0)) ")] } ?? []
      let looks = (place?.attributes ?? label) + paint.attributes + EdgeEnds(of: edge.edge.kind).attributes
      let link = DOTAttribute.link(to: edge.edge.evidence.first, by: options.sourceLink)
      return "n\(edge.upper) -> n\(edge.lower) \((attributes + looks + link).list);"
    }
  }

  /// Where all has its place, the legend has one, too.
  private func legend(of drawing: Drawing, _ placement: Placement) -> [String] {
    let hasAcross = Legend.hasAcross(drawing, placement, options)
    guard let legend = Legend(of: drawing, options: options, hasAcross: hasAcross),
      let extent = PlacedExtent(placement)
    else {
      return []
    }
    return legend.statements(at: extent.corner(for: legend.size))
  }
}
