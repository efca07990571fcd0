import CoordinatorDiagrams
import CoordinatorGraph

/// Edges as rows of a table.
struct RelationRows: Sendable {
  let graph: DocumentedGraph
  let words: PageWords

  /// The details of an edge: its kind, ownership, property and condition.
  func how(_ edge: Edge) -> Line {
    let isBuilder = edge.kind == .creates && graph.graph.node(edge.from)?.kind == .container
    var parts: [Line] = [.words(isBuilder ? words.relations.makes : words.name(of: edge.kind))]
    if let label = edge.label, !label.isEmpty { parts.append([.code(label.caption)]) }
    if edge.ownership != .unknown { parts.append([.code(edge.ownership.rawValue)]) }
    if let via = edge.via { parts.append([.text(words.relations.through + " "), .code(via.caption)]) }
    if let condition = edge.condition {
      parts.append([.text(words.relations.condition + " "), .code(condition.caption)])
    }
    if !edge.calls.isEmpty { parts.append(calls(edge)) }
    if edge.isPossible { parts.append(.words(words.relations.possible)) }
    return .parts(parts)
  }

  private func calls(_ edge: Edge) -> Line {
    let methods = edge.calls.map { [Span.code($0.caption)] }
    return [.text(words.relations.calls + " ")] + Array(methods.joined(separator: [.text(", ")]))
  }

  /// The lines of source that show edges, one after the other.
  func evidence(_ places: [SourceLocation]) -> Line {
    let files = [nil] + places.map { Optional($0.file) }
    let spans = zip(places, files).map { $0.file == $1 ? [Span.line($0)] : [.source($0)] }
    return Array(spans.joined(separator: [.text(", ")]))
  }

  /// A row a node at the other end: what its edges say, and their source.
  ///
  /// - Parameters:
  ///   - end: the end that a row starts with.
  ///   - head: what that end is called.
  func table(_ edges: [Edge], _ end: (Edge) -> NodeID, head: String) -> [Block] {
    guard !edges.isEmpty else { return [] }
    let groups = Dictionary(grouping: edges, by: end)
    var seen: Set<NodeID> = []
    let ends = edges.map(end).filter { seen.insert($0).inserted }
    let rows = ends.prefix(graph.mostRows).map { id -> [Line] in
      let group = groups[id, default: []]
      return [
        graph.described(id), Array(group.map(how).joined(separator: [.text("; ")])),
        evidence(group.flatMap(\.evidence)),
      ]
    }
    let table = Table(head: [head, words.columns.how, words.facts.source], rows: rows)
    return [.table(table.withoutEmptyEnd)] + rest(of: ends.count)
  }

  /// One row per required dependency, with its provider.
  func needs(_ edges: [Edge]) -> [Block] {
    guard !edges.isEmpty else { return [] }
    let head = [words.columns.name, words.columns.how, words.columns.provider, words.facts.source]
    let rows = edges.prefix(graph.mostRows).map {
      [graph.described($0.to), how($0), providers(of: $0.to), evidence($0.evidence)]
    }
    return [.table(Table(head: head, rows: rows).withoutEmptyEnd)] + rest(of: edges.count)
  }

  private func rest(of count: Int) -> [Block] {
    graph.rest(of: count, words).map { [.paragraph(.words($0))] } ?? []
  }

  /// The containers that hand something out, the first few of them.
  private func providers(of id: NodeID) -> Line {
    if graph.graph.node(id)?.kind == .container { return [] }
    let providers = graph.providers[id, default: []]
    guard !providers.isEmpty else { return .words(words.sentences.noProvider) }
    let more = providers.count - Self.mostProviders
    let line = graph.list(Array(providers.prefix(Self.mostProviders)))
    return more > 0 ? line + [.text(", +\(more)")] : line
  }

  private static let mostProviders = 4
}

/// The ways from the roots to a coordinator.
struct PathLine {
  let graph: DocumentedGraph
  let words: PageWords

  /// As many ways as a page shows.
  private static let most = 6

  /// A way from the overview down.
  func line(_ way: some Sequence<NodeID?>) -> Line {
    let steps = way.map { $0.map(graph.line) ?? .words("…") }
    return Array(([[.page(words.headings.overview, .overview)]] + steps).joined(separator: [.text(" › ")]))
  }

  /// One way for each parent, by the parent's shortest one, shortest first.
  func ways(to node: Node) -> [Block] {
    let id = node.id
    let parents = graph.tree.parents(of: id).map(\.id).filter { !graph.hierarchyTree.contains($0, below: id) }
      .sorted {
        (graph.hierarchyTree.depths[$0, default: 0], $0) < (graph.hierarchyTree.depths[$1, default: 0], $1)
      }
    guard !parents.isEmpty else {
      let isStart = graph.isStart(node)
      return [.paragraph(.words(isStart ? words.sentences.root : words.sentences.unreachable))]
    }
    var lines = parents.prefix(Self.most).map { parent in
      Array(
        (graph.hierarchyTree.way(to: parent) + [id]).map { $0.map(graph.line) ?? .words("…") }
          .joined(separator: [.text(" › ")])
      )
    }
    let more = parents.count - Self.most
    if more > 0 { lines.append(.words("+\(more)")) }
    return [.list(lines)]
  }
}
