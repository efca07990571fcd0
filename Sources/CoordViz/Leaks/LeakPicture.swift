import CoordinatorAnalysis
import CoordinatorDiagrams
import CoordinatorGraph
import CoordinatorPages

/// The trees of runs with their leaks, for pictures: the role of a node in a leak is its badge.
struct LeakPicture {
  private(set) var graph: Graph
  private(set) var options: DiagramOptions
  private(set) var findings: [Finding] = []

  init(_ inputs: [LeakInput], title: String, _ captions: Captions) throws {
    options = LeakFormat.options(title: title)
    options.suffix = .shared
    var (nodes, edges) = ([Node](), [Edge]())
    for (number, input) in inputs.enumerated() {
      let roles = input.roles
      // Several trees may have equal ids.
      let id = { (id: NodeID) in inputs.count > 1 ? NodeID("\(number + 1):\(id)") : id }
      let (graph, path) = (roles.plainGraph, roles.path)
      for var node in graph.nodes {
        options.badges[id(node.id)] = roles.marks[node.id].flatMap { NodeBadge($0, captions) }
        node.id = id(node.id)
        nodes.append(node)
      }
      for var edge in graph.edges {
        let isOnPath = path.contains(edge)
        (edge.from, edge.to) = (id(edge.from), id(edge.to))
        if isOnPath { options.highlights.insert(edge) }
        edges.append(edge)
      }
      findings += input.placedFindings(captions).map { finding in
        var finding = finding
        finding.node = finding.node.map(id)
        return finding
      }
    }
    graph = try Graph(nodes: nodes, edges: edges)
  }
}

extension NodeBadge {
  /// The badge of a role in a leak.
  fileprivate init?(_ mark: LeakRoles.Mark, _ captions: Captions) {
    guard let style = Theme.leaks.kinds[mark.kind == .module ? .service : mark.kind],
      let (name, sign) = Self.signs[mark.kind]
    else { return nil }
    let word = captions[mark.rule.map { "verdict.\($0)" } ?? "badge.\(name)"]
    let count = mark.count > 1 ? " ×\(mark.count)" : ""
    self.init(name: name, sign: sign, word: word + count, style: style)
  }

  private static let signs: [Node.Kind: (name: String, sign: String)] = [
    .dependency: ("leaked", "!"), .module: ("doubt", "?"), .screen: ("retained", "↳"),
    .container: ("path", "→"),
  ]
}

extension LeakInput {
  var roles: LeakRoles {
    leaks.isEmpty ? LeakRoles(of: findings, in: tree) : LeakRoles(of: leaks, in: tree)
  }

  /// The findings in a language, each at the node that the picture has for it.
  fileprivate func placedFindings(_ captions: Captions) -> [Finding] {
    guard !leaks.isEmpty else { return findings }
    let types = Dictionary(tree.nodes.map { ($0.id, $0.type) }) { first, _ in first }
    return zip(leaks, findings).map { leak, finding in
      var finding = captions.finding(finding, of: leak)
      let isInTree = leak.node.map { types[$0] == leak.subject.type } ?? false
      finding.node = isInTree ? leak.node : NodeID("leak \(leak.number)")
      return finding
    }
  }
}
