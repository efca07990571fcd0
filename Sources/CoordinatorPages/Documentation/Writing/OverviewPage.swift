import CoordinatorDiagrams
import CoordinatorGraph

/// The first page: the picture, the outline, counts, and the unknown parts.
struct OverviewPage {
  let graph: DocumentedGraph
  let words: Captions
  let title: String

  var page: Page {
    Page(
      place: .overview,
      title: title,
      kind: words["headings.overview"],
      lead: graph.tree.nodes.isEmpty ? [.paragraph(.words(words["sentences.noGraph"]))] : [],
      facts: facts,
      sections: sections.filter { !$0.blocks.isEmpty },
      below: below
    )
  }

  private var facts: [Fact] {
    let levels = graph.hierarchyTree.depths.values.max().map { $0 + 1 } ?? 0
    let counts: [(name: String, count: Int)] = [
      (words["coordinators"], graph.tree.nodes.count), (words["facts.levels"], levels),
      (words["headings.screens"], graph.nodes([.screen]).count),
      (words["headings.containers"], containers.count),
      (words["facts.dependencies"], graph.nodes([.dependency, .service]).count),
      (words["facts.unknown"], graph.graph.nodes.count { !$0.unknown.isEmpty }),
    ]
    let counted = counts.filter { $0.count > 0 }.map { Fact(name: $0.name, line: .words("\($0.count)")) }
    let found = graph.snapshot.findings.count
    let findings = Fact(name: words["findings"], line: [.page("\(found)", .findings)])
    let origin = Fact(
      name: words["facts.readFrom"],
      line: .words(words["kinds.\(graph.snapshot.origin.kind.rawValue)"])
    )
    return counted + [findings, origin]
  }

  private var containers: [Node] { graph.nodes([.container]) }

  private var sections: [Section] {
    let outline = HierarchyOutline(graph: graph, words: words).items
    return [
      Section(
        "hierarchy",
        words["headings.hierarchy"],
        outline.isEmpty ? [] : [.picture, .outline(outline)]
      ),
      Section("containers", words["headings.containers"], containerTable),
      Section("unknown", words["headings.unknown"], unknown),
    ]
  }

  private var containerTable: [Block] {
    guard !containers.isEmpty else { return [] }
    let handing: Set<Edge.Kind> = [.provides, .registers]
    let rows = containers.map { node -> [Line] in
      let edges = graph.graph.edges(from: node.id).filter { handing.contains($0.kind) }
      let purpose = node.documentation.map(DocComment.summary) ?? []
      return [graph.line(node.id), .words("\(Set(edges.map(\.to)).count)"), purpose]
    }
    let head = [words["node.container"], words["out.provides"], words["columns.purpose"]]
    return [.table(Table(head: head, rows: rows).withoutEmptyEnd)]
  }

  private var unknown: [Block] {
    let lines = graph.graph.nodes.filter { !$0.unknown.isEmpty }.map { node in
      graph.line(node.id) + [.text(": " + node.unknown.map(\.oneLineOfWords).joined(separator: "; "))]
    }
    return lines.isEmpty ? [] : [.list(lines)]
  }

  private var below: [Topic] {
    let roots = graph.hierarchyTree.roots.compactMap { graph.names[$0] }
    let topics = [
      Topic(heading: words["coordinators"], pages: roots),
      Topic(heading: words["headings.containers"], pages: containers.compactMap { graph.names[$0.id] }),
      Topic(heading: words["findings"], pages: [.findings]),
    ]
    return topics.filter { !$0.pages.isEmpty }
  }
}
