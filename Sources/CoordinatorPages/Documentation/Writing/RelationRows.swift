import CoordinatorDiagrams
import CoordinatorGraph

/// Edges as rows of a table.
struct RelationRows: Sendable {
  let graph: DocumentedGraph
  let words: Captions

  /// The details of an edge: its kind, ownership, property and condition.
  func how(_ edge: Edge) -> Line {
    let isBuilder = edge.kind == .creates && graph.graph.node(edge.from)?.kind == .container
    var parts: [Line] = [.words(isBuilder ? words["relations.makes"] : words["edge.\(edge.kind.rawValue)"])]
    if let label = edge.label, !label.isEmpty { parts.append([.code(label.caption)]) }
    if edge.ownership != .unknown { parts.append([.code(edge.ownership.rawValue)]) }
    if let via = edge.via { parts.append([.text(words["relations.through"] + " "), .code(via.caption)]) }
    if let condition = edge.condition {
      parts.append([.text(words["relations.condition"] + " "), .code(condition.caption)])
    }
    if !edge.calls.isEmpty { parts.append(calls(edge)) }
    if edge.isPossible { parts.append(.words(words["relations.possible"])) }
    return .parts(parts)
  }

  private func calls(_ edge: Edge) -> Line {
    let methods = edge.calls.map { [Span.code($0.caption)] }
    return [.text(words["relations.calls"] + " ")] + Array(methods.joined(separator: [.text(", ")]))
  }

  /// The lines of source that show edges, one after the other.
  func evidence(_ places: [SourceLocation]) -> Line {
    let files = [nil] + places.map { Optional($0.file) }
    let spans = zip(places, files).map { place, former in
      let name = place.file.split(separator: "/").last.map(String.init) ?? place.file
      return [Span.source(place, called: place.file == former ? "" : name)]
    }
    return Array(spans.joined(separator: [.text(", ")]))
  }

  /// A row a node at the other end: what its edges say, and their source.
  ///
  /// - Parameters:
  ///   - end: the end that a row starts with.
  ///   - more: another column, with its head.
  func table(_ edges: [Edge], _ end: (Edge) -> NodeID, _ more: (head: String, cell: (NodeID) -> Line)? = nil)
    -> [Block]
  {
    guard !edges.isEmpty else { return [] }
    let groups = Dictionary(grouping: edges, by: end)
    var seen: Set<NodeID> = []
    let ends = edges.map(end).filter { seen.insert($0).inserted }
    let rows = ends.prefix(graph.mostRows).map { id -> [Line] in
      let group = groups[id, default: []]
      let details = Array(group.map(how).joined(separator: [.text("; ")]))
      return [graph.described(id), details] + (more.map { [$0.cell(id)] } ?? []) + [
        evidence(group.flatMap(\.evidence))
      ]
    }
    let head =
      [words["columns.name"], words["columns.how"]] + (more.map { [$0.head] } ?? []) + [words["facts.source"]]
    let rest = graph.rest(of: ends.count, words).map { [Block.paragraph(.words($0))] } ?? []
    return [.table(Table(head: head, rows: rows).withoutEmptyEnd)] + rest
  }

  /// The containers that hand something out, the first few of them.
  func providers(of id: NodeID) -> Line {
    if graph.graph.node(id)?.kind == .container { return [] }
    let providers = graph.providers[id, default: []]
    guard !providers.isEmpty else { return .words(words["sentences.noProvider"]) }
    let more = providers.count - Self.mostProviders
    let line = graph.list(Array(providers.prefix(Self.mostProviders)))
    return more > 0 ? line + [.text(", +\(more)")] : line
  }

  private static let mostProviders = 4
}
