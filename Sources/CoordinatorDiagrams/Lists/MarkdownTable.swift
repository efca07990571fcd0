import CoordinatorGraph

/// Draws a graph as two tables in Markdown: its nodes, then its edges.
///
/// Nodes are numbered breadth first, since names may occur twice. Parents and ends of edges are shown by
/// number, edges also by name. Linear time and space.
public struct MarkdownTable: Renderer {
  /// A renderer of tables without options.
  public init() {}

  /// The graph as tables; the second one only if there are edges. Empty for an empty graph.
  public func render(_ graph: Graph) -> String {
    let drawing = Drawing(graph)
    let tables = [nodes(of: drawing), edges(of: drawing)].filter { !$0.rows.isEmpty }
    return tables.map(\.text).joined(separator: "\n")
  }

  private func nodes(of drawing: Drawing) -> Table {
    let parents = self.parents(in: drawing)
    let rows = drawing.nodes.enumerated().map { place, node in
      [
        "\(place + 1)", node.caption.markdown, node.kind.rawValue, node.role?.rawValue ?? "", parents[place],
        node.module.map(\.caption.markdown) ?? "", (node.documentation?.firstParagraph ?? "").markdown,
      ]
    }
    return Table(head: ["#", "name", "kind", "role", "parent", "module", "for"], rows: rows)
  }

  private func edges(of drawing: Drawing) -> Table {
    let rows = zip(drawing.nodes.indices, drawing.edges).flatMap { source, edges in
      edges.map { edge in
        [
          drawing.cell(source), drawing.cell(drawing.target(of: edge)), edge.kind.rawValue,
          edge.ownership == .unknown ? "" : edge.ownership.rawValue,
          edge.via.map(\.caption.markdown) ?? "", edge.label.map(\.caption.markdown) ?? "",
        ]
      }
    }
    return Table(head: ["from", "to", "kind", "ownership", "through", "label"], rows: rows)
  }

  /// The numbers of those that each node hangs on in the tree.
  private func parents(in drawing: Drawing) -> [String] {
    var parents = [[Int]](repeating: [], count: drawing.nodes.count)
    for (source, edges) in drawing.edges.enumerated() {
      for edge in edges where Set.hierarchy.contains(edge.kind) {
        let target = drawing.target(of: edge)
        if parents[target].last != source + 1 { parents[target].append(source + 1) }
      }
    }
    return parents.map { $0.map(String.init).joined(separator: ", ") }
  }
}

extension Drawing {
  /// The text for a node in a table.
  fileprivate func cell(_ place: Int) -> String { "\(place + 1) \(nodes[place].caption.markdown)" }
}

/// Rows of cells whose text is Markdown already.
private struct Table {
  let head: [String]
  let rows: [[String]]

  var text: String {
    ([head, head.map { _ in "---" }] + rows).map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }
}
