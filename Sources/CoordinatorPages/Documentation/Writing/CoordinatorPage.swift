import CoordinatorDiagrams
import CoordinatorGraph

/// The page of a coordinator.
struct CoordinatorPage {
  let graph: DocumentedGraph
  let words: PageWords
  let node: Node
  let place: PagePlace

  var page: Page {
    Page(
      place: place,
      title: node.name.caption,
      kind: words.node.coordinator,
      subject: node.id,
      way: way,
      lead: node.documentation.map { DocComment($0).blocks } ?? [],
      facts: facts,
      sections: sections.filter { !$0.blocks.isEmpty },
      below: below
    )
  }

  private var rows: RelationRows { RelationRows(graph: graph, words: words) }

  private var way: Line {
    PathLine(graph: graph, words: words).line(graph.hierarchyTree.way(to: node.id).dropLast())
  }

  private var facts: [Fact] {
    let parents = graph.tree.parents(of: node.id).map(\.id).filter { $0 != node.id }
    let name = parents.count > 1 ? words.facts.parents : words.facts.parent
    return NodeFacts(words: words).facts(of: node, role: node.role ?? (graph.isStart(node) ? .root : nil))
      + (parents.isEmpty ? [] : [Fact(name: name, line: graph.shortList(parents, words))])
  }

  private var below: [Topic] {
    let pages = graph.hierarchyTree.children(of: node.id).compactMap { graph.names[$0] }
    return pages.isEmpty ? [] : [Topic(heading: words.headings.children, pages: pages)]
  }

  private var sections: [Section] {
    let relations = CoordinatorRelations(of: node.id, in: graph)
    let (headings, columns) = (words.headings, words.columns)
    return [
      Section("children", headings.children, rows.table(relations.children, \.to, head: columns.coordinator)),
      Section("screens", headings.screens, rows.table(relations.screens, \.to, head: columns.screen)),
      Section("dependencies", headings.dependencies, rows.needs(relations.needs)),
      Section(
        "containers",
        headings.containers,
        rows.table(relations.containers, other, head: columns.container)
      ),
      Section("parents", headings.parents, rows.table(relations.parents, \.from, head: columns.coordinator)),
      Section("ways", headings.ways, PathLine(graph: graph, words: words).ways(to: node)),
      Section("listeners", headings.listeners, rows.table(relations.listeners, \.to, head: columns.name)),
      Section("heard", headings.listenedTo, rows.table(relations.heard, \.from, head: columns.coordinator)),
      Section("others", headings.others, rows.table(relations.others, other, head: columns.name)),
      Section("findings", headings.findings, FindingList(graph: graph, words: words).blocks(of: node.id)),
      Section(
        "unknown",
        headings.unknown,
        node.unknown.isEmpty ? [] : [.list(node.unknown.map { .words($0.oneLineOfWords) })]
      ),
    ]
  }

  private func other(_ edge: Edge) -> NodeID { edge.from == node.id ? edge.to : edge.from }
}

extension Section {
  init(_ anchor: String, _ heading: String, _ blocks: [Block]) {
    self.init(anchor: anchor, heading: heading, blocks: blocks)
  }
}
