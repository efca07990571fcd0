import CoordinatorDiagrams
import CoordinatorGraph

/// A graph with the queries of its pages: a query costs as much as its result is long.
struct DocumentedGraph: Sendable {
  let snapshot: Snapshot
  /// The coordinators, and the tree that they make.
  let tree: Graph
  /// Which of the ways into a coordinator is the shortest.
  let hierarchyTree: HierarchyTree
  let names: PageNames
  let pictures: ScreenPictures
  let findings: [NodeID: [Finding]]
  /// The containers that provide, register or adopt each node.
  let providers: [NodeID: [NodeID]]
  /// The most edges of one kind that a page shows. All, where people can read them: of a graph with very many edges, each
  /// page shows some, or all pages together would repeat each edge several times.
  let mostRows: Int
  private let isAmbiguous: Set<String>

  /// A graph with more edges than this has short pages, and so many rows are on them.
  static let mostEdges = 20_000
  static let shortPage = 20

  /// O(n + m).
  init(_ snapshot: Snapshot, thumbnails: [NodeID: Thumbnail] = [:]) {
    self.snapshot = snapshot
    pictures = ScreenPictures(thumbnails)
    tree = snapshot.graph.hierarchy()
    mostRows = snapshot.graph.edges.count > Self.mostEdges ? Self.shortPage : .max
    hierarchyTree = HierarchyTree(of: tree)
    names = PageNames(of: snapshot.graph)
    var findings: [NodeID: [Finding]] = [:]
    for finding in snapshot.findings {
      if let node = finding.node { findings[node, default: []].append(finding) }
    }
    self.findings = findings
    let handing: Set<Edge.Kind> = [.provides, .registers, .adopts]
    providers = Dictionary(grouping: snapshot.graph.edges.filter { handing.contains($0.kind) }) { $0.to }
      .mapValues { edges in
        var seen: Set<NodeID> = []
        return edges.map(\.from).filter { seen.insert($0).inserted }
      }
    var seen: Set<String> = []
    isAmbiguous = Set(snapshot.graph.nodes.map(\.name).filter { !seen.insert($0).inserted })
  }

  var graph: Graph { snapshot.graph }

  /// Whether the app is known to start at a node: it says so, or it is the only root.
  func isStart(_ node: Node) -> Bool {
    node.role == .root || hierarchyTree.parents[node.id] == nil && hierarchyTree.roots.count == 1
  }

  func nodes(_ kinds: Set<Node.Kind>) -> [Node] { graph.nodes.filter { kinds.contains($0.kind) } }

  /// A node's name, as a link where it has a page; with its id where others have the same name.
  func line(_ id: NodeID) -> Line {
    guard let node = graph.node(id) else { return .words(id.rawValue.caption) }
    let name = node.name.caption
    let named: Line =
      names[id].map { [.page(name, $0)] }
      ?? (node.kind == .module ? .words(name) : [.symbol(name, node.location)])
    return isAmbiguous.contains(node.name) && id.rawValue != node.name
      ? named + [.text(" "), .code(id.rawValue.caption)] : named
  }

  /// A node's name with its image, and with what it is for where no page says that.
  func described(_ id: NodeID) -> Line {
    guard let file = pictures.names[id], let node = graph.node(id) else { return named(id) }
    return [.image(of: node.name.caption, file: file), .text(" ")] + named(id)
  }

  private func named(_ id: NodeID) -> Line {
    guard names[id] == nil, let documentation = graph.node(id)?.documentation else { return line(id) }
    let summary = DocComment.summary(of: documentation)
    return summary.isEmpty ? line(id) : line(id) + [.text(" · ")] + summary
  }

  /// The lines of several nodes, one after the other.
  func list(_ ids: [NodeID]) -> Line { Array(ids.map(line).joined(separator: [.text(", ")])) }

  /// The first few of several nodes, and the number of the others.
  func shortList(_ ids: [NodeID], _ words: Captions) -> Line {
    list(Array(ids.prefix(mostRows))) + (rest(of: ids.count, words).map { [.text(", " + $0)] } ?? [])
  }

  /// `+413 more`, where a page does not show all of so many; else nil.
  func rest(of count: Int, _ words: Captions) -> String? {
    count > mostRows ? words["more", "+\(count - mostRows)"] : nil
  }
}
