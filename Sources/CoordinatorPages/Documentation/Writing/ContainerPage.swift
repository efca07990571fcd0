import CoordinatorDiagrams
import CoordinatorGraph

/// The page of a container.
struct ContainerPage {
  let graph: DocumentedGraph
  let words: PageWords
  let node: Node
  let place: PagePlace

  var page: Page {
    Page(
      place: place,
      title: node.name.caption,
      kind: words.node.container,
      way: [.page(words.headings.overview, .overview)],
      lead: node.documentation.map { DocComment($0).blocks } ?? [],
      facts: NodeFacts(words: words).facts(of: node, role: nil),
      sections: sections.filter { !$0.blocks.isEmpty }
    )
  }

  private var sections: [Section] {
    let rows = RelationRows(graph: graph, words: words)
    let (going, coming) = (graph.graph.edges(from: node.id), graph.graph.edges(to: node.id))
    let making: Set<Edge.Kind> = [.child, .creates, .holds, .provides]
    let using: Set<Edge.Kind> = [.requires, .resolves]
    func out(_ anchor: String, _ heading: String, _ kinds: Set<Edge.Kind>, _ head: String) -> Section {
      Section(anchor, heading, rows.table(going.filter { kinds.contains($0.kind) }, \.to, head: head))
    }
    func back(_ anchor: String, _ heading: String, _ head: String, _ isKept: (Edge) -> Bool) -> Section {
      Section(
        anchor,
        heading,
        rows.table(coming.filter { $0.from != node.id && isKept($0) }, \.from, head: head)
      )
    }
    let (headings, columns) = (words.headings, words.columns)
    return [
      out("parents", headings.parentContainers, [.parent, .listener], columns.container),
      back("owners", headings.madeBy, columns.name) { making.contains($0.kind) },
      out("provides", headings.provides, [.provides], columns.name),
      out("registers", headings.registers, [.registers], columns.name),
      out("adopts", headings.adopts, [.adopts], columns.name),
      Section("requires", headings.requires, rows.needs(going.filter { using.contains($0.kind) })),
      out("makes", headings.makes, [.child, .creates, .holds, .presents], columns.name),
      back("used", headings.usedBy, columns.name) { using.contains($0.kind) },
      back("children", headings.children, columns.container) { $0.kind == .parent },
      back("others", headings.others, columns.name) {
        !making.contains($0.kind) && !using.contains($0.kind) && $0.kind != .parent
      },
      Section("findings", headings.findings, FindingList(graph: graph, words: words).blocks(of: node.id)),
      Section(
        "unknown",
        headings.unknown,
        node.unknown.isEmpty ? [] : [.list(node.unknown.map { .words($0.oneLineOfWords) })]
      ),
    ]
  }
}
