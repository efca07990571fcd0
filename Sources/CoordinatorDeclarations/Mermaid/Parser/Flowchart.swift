/// The content of a flowchart in Mermaid's own terms.
struct Flowchart {
  struct Vertex {
    let id: String
    var label: Label?
    var shape: Shape?
    var styles: [String] = []
    var classes: [String] = []
  }

  struct Label {
    enum Writing { case plain, quoted, markdown }

    /// With entities marked.
    var scalars: [UInt32]
    var writing: Writing
  }

  enum Shape {
    case box, round, stadium, subroutine, cylinder, hexagon, other
  }

  /// A link between nodes: one arrow joins all nodes of the `&` lists on both its sides.
  struct Arrow {
    enum Line: CaseIterable { case solid, thick, dotted, invisible }

    var line: Line
    var label: Label?
  }

  struct Link {
    var from: String
    var to: String
    var arrow: Int
  }

  struct Subgraph {
    var id: String
    var title: Label
  }

  private(set) var vertices: [Vertex] = []
  private(set) var arrows: [Arrow] = []
  private(set) var links: [Link] = []
  /// In the order in which they end, the inner before the outer.
  private(set) var subgraphs: [Subgraph] = []
  /// The subgraph that each id belongs to: the first that ended and mentions it.
  private(set) var owners: [String: Int] = [:]
  /// The styles of each `classDef` statement.
  private(set) var definitions: [[String]] = []
  /// For each class, the statements that define it.
  private(set) var classes: [String: [Int]] = [:]
  private var positions: [String: Int] = [:]
  private var edgeIDs: Set<String> = []

  /// Mentions a vertex; new values replace earlier ones. An edge's id is not a vertex.
  mutating func mention(_ id: String, label: Label? = nil, shape: Shape? = nil) {
    guard !edgeIDs.contains(id) else { return }
    let position = position(of: id)
    if let label { vertices[position].label = label }
    if let shape { vertices[position].shape = shape }
  }

  mutating func style(_ id: String, _ styles: [String]) {
    guard !edgeIDs.contains(id) else { return }
    vertices[position(of: id)].styles += styles
  }

  /// Gives a class to those of the ids, separated by commas, that are vertices by now.
  mutating func classify(_ ids: String, as name: String) {
    for id in ids.split(separator: ",") {
      guard let position = positions[String(id)] else { continue }
      vertices[position].classes.append(name)
    }
  }

  mutating func define(_ names: String, _ styles: [String]) {
    for name in names.split(separator: ",") { classes[String(name), default: []].append(definitions.count) }
    definitions.append(styles)
  }

  mutating func link(_ sources: [String], to targets: [String], by arrow: Arrow, id: String?) {
    if let id { edgeIDs.insert(id) }
    for source in sources {
      for target in targets { links.append(Link(from: source, to: target, arrow: arrows.count)) }
    }
    arrows.append(arrow)
  }

  /// Ends a subgraph that mentions the given ids; its own id.
  mutating func endSubgraph(id: String?, title: Label, members: [String]) -> String {
    let id = id ?? "subGraph\(subgraphs.count)"
    for member in members where owners[member] == nil { owners[member] = subgraphs.count }
    subgraphs.append(Subgraph(id: id, title: title))
    return id
  }

  private mutating func position(of id: String) -> Int {
    if let position = positions[id] { return position }
    positions[id] = vertices.count
    vertices.append(Vertex(id: id))
    return vertices.count - 1
  }
}

/// The kinds of diagrams, by the word that a diagram begins with.
enum DiagramKind {
  private static let others: Set<String> = [
    "architecture", "architecture-beta", "block", "block-beta", "C4Component", "C4Container", "C4Context",
    "C4Deployment", "C4Dynamic", "classDiagram", "classDiagram-v2", "erDiagram", "gantt", "gitGraph", "info",
    "ishikawa-beta", "journey", "kanban", "mindmap", "packet", "packet-beta", "pie", "quadrantChart",
    "radar-beta",
    "requirement", "requirementDiagram", "sankey", "sankey-beta", "sequenceDiagram", "stateDiagram",
    "stateDiagram-v2", "swimlane-beta", "timeline", "treemap", "treemap-beta", "venn-beta", "wardley-beta",
    "xychart", "xychart-beta", "zenuml",
  ]

  /// Accepts flowcharts only, and not an empty text.
  static func check(_ text: MermaidText, at start: Int) throws(MermaidError) {
    guard start < text.count else { throw .empty }
    let word = text.string(start..<text.end(from: start) { $0.isWord || $0 == "-" })
    if word.hasPrefix("graph") || word.hasPrefix("flowchart") { return }
    let place = text.place(of: start)
    if others.contains(word) { throw .otherDiagram(place, kind: word) }
    // The text may not be a diagram at all, and may be private, so the message does not show it.
    throw .invalid(
      place,
      problem: "expected 'graph' or 'flowchart'",
      mending: "begin the diagram with 'graph TD'"
    )
  }
}
