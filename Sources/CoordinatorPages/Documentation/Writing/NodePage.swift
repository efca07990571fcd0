import CoordinatorDiagrams
import CoordinatorGraph

/// The page of a coordinator or a container.
struct NodePage {
  let graph: DocumentedGraph
  let words: Captions
  let node: Node
  let place: PagePlace

  private var isCoordinator: Bool { node.kind == .coordinator }

  /// The page, without sections that would be empty.
  var page: Page {
    let children =
      isCoordinator ? graph.hierarchyTree.children(of: node.id).compactMap { graph.names[$0] } : []
    return Page(
      place: place,
      title: node.name.caption,
      kind: words["node.\(node.kind.rawValue)"],
      subject: isCoordinator ? node.id : nil,
      way: line(
        isCoordinator ? graph.hierarchyTree.way(to: node.id).dropLast() : [],
        after: [[.page(words["headings.overview"], .overview)]]
      ),
      lead: node.documentation.map { DocComment($0).blocks } ?? [],
      facts: facts,
      sections: (relations + others).filter { !$0.blocks.isEmpty },
      below: children.isEmpty ? [] : [Topic(heading: words["out.child"], pages: children)]
    )
  }

  private var facts: [Fact] {
    let role = node.role ?? (isCoordinator && graph.isStart(node) ? .root : nil)
    let parents = isCoordinator ? graph.tree.parents(of: node.id).map(\.id).filter { $0 != node.id } : []
    let id = node.id.rawValue
    let facts: [(String, Line?)] = [
      (words["facts.role"], role.map { .words(words["kinds.\($0.rawValue)"]) }),
      (words["facts.type"], node.type == node.name ? nil : [.code(node.type.caption)]),
      (words["facts.id"], id == node.name || id == node.type ? nil : [.code(id.caption)]),
      (words["node.module"], node.module.map { .words($0.caption) }),
      (words["facts.source"], node.location.map { [.source($0, called: $0.file)] }),
      (
        parents.count > 1 ? words["in.child"] : words["facts.parent"],
        parents.isEmpty ? nil : graph.shortList(parents, words)
      ),
    ]
    return facts.compactMap { name, line in line.map { Fact(name: name, line: $0) } }
  }

  /// The relations in the order in which a reader asks for them. Each edge is in one section.
  private var relations: [Section] {
    let (going, all) = (graph.graph.edges(from: node.id), graph.graph.edges(to: node.id))
    let children: Set<Edge.Kind> = [.child, .creates, .holds]
    let made = going.filter { children.contains($0.kind) }
    let isChild = { (edge: Edge) in !isCoordinator || graph.graph.node(edge.to)?.kind == .coordinator }
    // The way up of a child that is listed as one says nothing new.
    let below = Set(made.map(\.to))
    let coming = all.filter { $0.from != node.id && !($0.kind == .parent && below.contains($0.from)) }
    let out = { (kinds: Set<Edge.Kind>) in going.filter { kinds.contains($0.kind) } }
    let back = { (kinds: Set<Edge.Kind>) in coming.filter { kinds.contains($0.kind) } }
    return [
      table("children", isCoordinator ? words["out.child"] : words["out.creates"], made.filter(isChild)),
      table("screens", words["headings.screens"], out([.presents])),
      Section("dependencies", words["headings.dependencies"], needs(out([.requires, .resolves]))),
      table("containers", words["headings.containers"], made.filter { !isChild($0) }),
      table("provides", words["out.provides"], out([.provides])),
      table("registers", words["out.registers"], out([.registers])),
      table("adopts", words["out.adopts"], out([.adopts])),
      table("parents", words["headings.madeBy"], back(children), \.from),
      Section("ways", words["headings.ways"], isCoordinator ? ways : []),
      table("listeners", words["out.listener"], out([.parent, .listener])),
      table("heard", words["in.listener"], back([.listener]), \.from),
      table("used", words["in.requires"], back([.requires, .resolves]), \.from),
      table(
        "others",
        words["headings.others"],
        back([.parent, .presents, .provides, .registers, .adopts]),
        \.from
      ),
    ]
  }

  private var rows: RelationRows { RelationRows(graph: graph, words: words) }

  private func needs(_ edges: [Edge]) -> [Block] {
    rows.table(edges, \.to, (words["in.provides"], rows.providers))
  }

  private func table(
    _ anchor: String,
    _ heading: String,
    _ edges: [Edge],
    _ end: (Edge) -> NodeID = \.to
  ) -> Section {
    Section(anchor, heading, rows.table(edges, end))
  }

  private var others: [Section] {
    let unknown = node.unknown.map { Line.words($0.oneLineOfWords) }
    let findings = FindingList(graph: graph, words: words).blocks(of: node.id)
    return [
      Section("findings", words["findings"], findings),
      Section("unknown", words["headings.unknown"], unknown.isEmpty ? [] : [.list(unknown)]),
    ]
  }
}

// The ways from the roots to a coordinator.
extension NodePage {
  /// As many ways as a page shows.
  private static let mostWays = 6

  /// A way down, after a first step where there is one.
  private func line(_ way: some Sequence<NodeID?>, after first: [Line] = []) -> Line {
    Array((first + way.map { $0.map(graph.line) ?? .words("…") }).joined(separator: [.text(" › ")]))
  }

  /// One way for each parent, by the parent's shortest one, shortest first.
  private var ways: [Block] {
    let tree = graph.hierarchyTree
    let parents = graph.tree.parents(of: node.id).map(\.id).filter { !tree.contains($0, below: node.id) }
      .sorted { (tree.depths[$0, default: 0], $0) < (tree.depths[$1, default: 0], $1) }
    guard !parents.isEmpty else {
      return [.paragraph(.words(words[graph.isStart(node) ? "sentences.root" : "sentences.unreachable"]))]
    }
    let lines = parents.prefix(Self.mostWays).map { line(tree.way(to: $0) + [node.id]) }
    let more = parents.count - Self.mostWays
    return [.list(more > 0 ? lines + [.words("+\(more)")] : lines)]
  }
}
