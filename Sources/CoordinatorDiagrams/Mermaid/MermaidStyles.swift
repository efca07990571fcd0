import CoordinatorGraph

/// The lines at the end of a flowchart that say how its nodes look.
struct MermaidStyles {
  let theme: Theme
  var changes: ChangeMarks?
  /// The edges that the diagram shows first of all.
  var highlights: Set<Edge> = []

  /// With more nodes, equal looks share a class: a style line for each node would use up the host's limit.
  private static let mostStyleLines = 26

  func lines(for drawing: Drawing) -> [String] {
    let styled = drawing.nodes.indices.compactMap { node -> (id: String, look: String)? in
      let look = look(of: drawing.nodes[node], isRoot: drawing.isRoot[node])
      return look.isEmpty ? nil : (MermaidNodes.id(node), look)
    }
    guard styled.count > Self.mostStyleLines else {
      return styled.map { "    style \($0.id) \($0.look)" } + links(of: drawing)
    }
    return classes(of: styled) + links(of: drawing)
  }

  /// The looks of changed edges. Mermaid numbers edges in the order of their statements.
  private func links(of drawing: Drawing) -> [String] {
    guard let changes else { return highlighted(in: drawing) }
    var numbers: [ChangeMarks.Change: [String]] = [:]
    for (number, edge) in drawing.edges.joined().enumerated() {
      if let change = changes.edges[edge] { numbers[change, default: []].append("\(number)") }
    }
    return ChangeMarks.Change.allCases.compactMap { change in
      guard let numbers = numbers[change]?.joined(separator: ",") else { return nil }
      let dashes = change.dashes.map { ",stroke-dasharray:\($0)" } ?? ""
      return "    linkStyle \(numbers) stroke:\(change.style.stroke),stroke-width:3px\(dashes)"
    }
  }

  private func highlighted(in drawing: Drawing) -> [String] {
    guard !highlights.isEmpty else { return [] }
    let numbers = drawing.edges.joined().enumerated().filter { highlights.contains($0.element) }.map {
      "\($0.offset)"
    }
    guard !numbers.isEmpty else { return [] }
    return [
      "    linkStyle \(numbers.joined(separator: ",")) stroke:\(Palette.light.highlight),stroke-width:3px"
    ]
  }

  private func classes(of styled: [(id: String, look: String)]) -> [String] {
    let members = Dictionary(grouping: styled, by: \.look)
    let looks = members.keys.sorted()
    let definitions = looks.enumerated().map { "    classDef look\($0 + 1) \($1)" }
    let uses = looks.enumerated().map { number, look in
      "    class \(members[look, default: []].map(\.id).joined(separator: ",")) look\(number + 1)"
    }
    return definitions + uses
  }

  private func look(of node: Node, isRoot: Bool) -> String {
    let change = changes?.nodes[node.id]
    let style = change?.style ?? theme.style(of: node, isRoot: isRoot)
    let dashes =
      (change.map(\.dashes) ?? (node.unknown.isEmpty ? nil : "4 3")).map { ["stroke-dasharray:\($0)"] } ?? []
    return ((style?.mermaid ?? []) + dashes).joined(separator: ",")
  }
}

extension Theme.NodeStyle {
  /// The look in the words of Mermaid.
  package var mermaid: [String] {
    ["fill:\(fill)", "stroke:\(stroke)", "stroke-width:\(strokeWidth)px"]
      + (text.map { ["color:\($0)"] } ?? [])
  }
}
