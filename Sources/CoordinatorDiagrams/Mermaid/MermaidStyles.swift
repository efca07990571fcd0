import CoordinatorGraph

/// The lines at the end of a flowchart that say how its nodes look.
struct MermaidStyles {
  let theme: Theme

  /// Above this, nodes that look alike share a class: a style line for each would use up what hosts allow.
  private static let mostStyleLines = 26

  func lines(for drawing: Drawing) -> [String] {
    let styled = drawing.nodes.indices.compactMap { node -> (id: String, look: String)? in
      let look = look(of: drawing.nodes[node], isRoot: drawing.isRoot[node])
      return look.isEmpty ? nil : (MermaidNodes.id(node), look)
    }
    guard styled.count > Self.mostStyleLines else { return styled.map { "    style \($0.id) \($0.look)" } }
    return classes(of: styled)
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
    let style = theme.style(of: node, isRoot: isRoot)
    let dashes = node.unknown.isEmpty ? [] : ["stroke-dasharray:4 3"]
    return ((style?.mermaid ?? []) + dashes).joined(separator: ",")
  }
}

extension Theme.NodeStyle {
  fileprivate var mermaid: [String] {
    ["fill:\(fill)", "stroke:\(stroke)", "stroke-width:\(strokeWidth)px"]
      + (text.map { ["color:\($0)"] } ?? [])
  }
}
