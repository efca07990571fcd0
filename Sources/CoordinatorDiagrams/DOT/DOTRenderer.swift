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
    zip(drawing.nodes, NodeLook.looks(in: drawing, options)).enumerated().map { number, node in
      let place = placement?.nodes[number]
      let attributes = NodeAttributes(node: node.0, look: node.1, options: options, placement: place)
      return "n\(number) \(attributes.all.list);"
    }
  }

  private func edges(of drawing: Drawing, _ placement: Placement?) -> [String] {
    var ids = ElementID()
    let isOwnershipTold = drawing.edges.tellOwnership
    return DOTEdges(drawing).inOrder.enumerated().map { number, edge in
      let (from, to) = (drawing.nodes[edge.from], drawing.nodes[edge.to])
      let attributes = EdgeAttributes(
        edge: edge.edge,
        id: ids.edge(edge.edge),
        from: from,
        to: to,
        options: options,
        isOwnershipTold: isOwnershipTold,
        placement: placement?.edges[number]
      )
      return "n\(edge.upper) -> n\(edge.lower) \(attributes.all.list);"
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
