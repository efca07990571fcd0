import CoordinatorDiagrams
import CoordinatorGraph

/// Writes a graph as people write it: children and screens under their coordinator, relations of containers under keys of
/// the container, and all other edges in `edges`.
///
/// It writes in the order in which ``YAMLGraphReader`` reads, and so knows which orders the reader gives to edges without
/// one. O(n log n) for n nodes and edges.
struct YAMLGraphWriter {
  /// Deeper coordinators are written at the top level, because readers of YAML have a limit.
  private static let maximumDepth = 24

  private let graph: Graph
  private let nodes: [NodeID: Node]
  /// The edge that each nested node is written at.
  private let nestings: [NodeID: Edge]
  /// The services that do nothing but implement one dependency, by that dependency.
  private var implementations: [NodeID: NodeID]
  /// The nodes that need no declaration of their own, because a container names them.
  private var mentioned: Set<NodeID> = []
  /// The edges that are written in `edges`.
  private var others: [Edge] = []
  /// The order that the reader gives to the next edge of a node.
  private var orders: [NodeID: Int] = [:]

  init(_ graph: Graph) {
    self.graph = graph
    nodes = Dictionary(uniqueKeysWithValues: graph.nodes.lazy.map { ($0.id, $0) })
    nestings = graph.nestings(atMost: Self.maximumDepth)
    implementations = graph.implementations
  }

  /// The keys of the document, in groups with an empty line between them.
  mutating func sections(name: String?) -> [[YAMLField]] {
    var sections: [[YAMLField]] = [[("version", .number(1))] + Self.fields([("name", name)])]
    for (key, kind) in YAMLKeys.sections {
      let stated = stated(kind)
      if !stated.isEmpty { sections.append([(key, .mapping(stated))]) }
    }
    others.sort { ($0.from, $0.order) < ($1.from, $1.order) }
    let edges = others.map { YAMLNode.mapping(allFields(of: $0), isOnOneLine: true) }
    return sections + (edges.isEmpty ? [] : [[("edges", .list(edges))]])
  }

  // MARK: - Nodes

  private mutating func stated(_ kind: Node.Kind) -> [YAMLField] {
    var stated: [YAMLField] = []
    for node in graph.nodes where node.kind == kind && nestings[node.id] == nil {
      let fields = fields(of: node)
      if fields.isEmpty, mentioned.contains(node.id) { continue }
      stated.append(Self.member(node.id, fields))
    }
    return stated
  }

  /// The recursion is as deep as nodes are nested, which is limited.
  private mutating func fields(of node: Node, through way: Edge? = nil) -> [YAMLField] {
    var fields = attributes(of: node)
    if let way { fields += self.fields(of: way, under: "") }
    let edges = Dictionary(grouping: graph.edges(from: node.id), by: key)
    // The reader reads children first. People read the screens first, which are few words.
    let children = nested("children", edges["children"] ?? [])
    fields += nested("screens", edges["screens"] ?? []) + children
    for key in ["parent", "builds", "requires", "provides", "adopts"] {
      fields += uses(key, edges[key] ?? [])
    }
    others += edges["edges"] ?? []
    return fields
  }

  private func attributes(of node: Node) -> [YAMLField] {
    let type = node.type.utf8.elementsEqual(node.id.rawValue.utf8) ? nil : node.type
    let fields = Self.fields([
      ("type", type), ("role", node.role?.rawValue), ("label", node.label), ("module", node.module),
      ("location", node.location?.words), ("documentation", node.documentation),
    ])
    return fields + (node.unknown.isEmpty ? [] : [("unknown", .texts(node.unknown))])
  }

  // MARK: - Edges

  /// The key that the edge is written under; `edges` if no other can express all of it.
  private func key(of edge: Edge) -> String {
    if nestings[edge.to] == edge { return edge.kind == .child ? "children" : "screens" }
    if mentioned.contains(edge.from), nodes[edge.from]?.kind == .service { return "implementation" }
    guard nodes[edge.from]?.kind == .container, edge.evidence.isEmpty else { return "edges" }
    switch edge.kind {
    case .parent:
      return edge.isPlain && edge.label == nil && nodes[edge.to]?.kind == .container ? "parent" : "edges"
    case .provides:
      let isBuilding = edge.isPlain && edge.label == Edge.labelOfBuilds
      return isBuilding && nodes[edge.to]?.kind == .coordinator ? "builds" : "provides"
    case .requires, .adopts: return edge.kind.rawValue
    default: return "edges"
    }
  }

  /// Children or screens with their own keys. Screens without any are a list of names.
  private mutating func nested(_ key: String, _ edges: [Edge]) -> [YAMLField] {
    var members: [YAMLField] = []
    for edge in withoutRepetitions(edges) {
      if let node = nodes[edge.to] { members.append(Self.member(node.id, fields(of: node, through: edge))) }
    }
    if members.isEmpty { return [] }
    let isList = key == "screens" && members.allSatisfy(\.value.isEmpty)
    return [(key, isList ? .texts(members.map(\.key)) : .mapping(members))]
  }

  /// The names of what a container uses, with the fields of the edges if there are any.
  private mutating func uses(_ key: String, _ edges: [Edge]) -> [YAMLField] {
    let hasOnlyNames = ["parent", "builds"].contains(key)
    var members: [YAMLField] = []
    for edge in withoutRepetitions(edges) {
      if hasOnlyNames, edge.order != orders[edge.from, default: 0] { others.append(edge); continue }
      if nodes[edge.to]?.kind == .dependency { mentioned.insert(edge.to) }
      let fields = fields(of: edge, under: key)
      let isShort = fields.count == 1 && fields[0].key == "implementation"
      members.append((edge.to.rawValue, isShort ? fields[0].value : .mapping(fields, isOnOneLine: true)))
    }
    guard let first = members.first else { return [] }
    if hasOnlyNames, members.count == 1 { return [(key, .text(first.key))] }
    if members.allSatisfy(\.value.isEmpty) { return [(key, .texts(members.map(\.key)))] }
    return [(key, .mapping(members.map { ($0.key, $0.value.isEmpty ? .nothing : $0.value) }))]
  }

  /// The first edge to each node, because a key has each name once.
  private mutating func withoutRepetitions(_ edges: [Edge]) -> [Edge] {
    var seen: Set<NodeID> = []
    return edges.filter { edge in
      let isFirst = seen.insert(edge.to).inserted
      if !isFirst { others.append(edge) }
      return isFirst
    }
  }

  /// The fields of an edge under a key of its source.
  private mutating func fields(of edge: Edge, under key: String) -> [YAMLField] {
    let service = key == "provides" ? implementations.removeValue(forKey: edge.to) : nil
    if let service { mentioned.insert(service) }
    let label = key == "builds" ? nil : edge.label
    return Self.fields([
      ("implementation", service?.rawValue), (key == "provides" ? "scope" : "label", label),
      ("via", edge.via),
      ("ownership", edge.ownership == .usual(of: edge.kind) ? nil : edge.ownership.rawValue),
    ]) + order(of: edge)
  }

  private mutating func allFields(of edge: Edge) -> [YAMLField] {
    let fields = Self.fields([
      ("from", edge.from.rawValue), ("kind", edge.kind == .child ? nil : edge.kind.rawValue),
      ("to", edge.to.rawValue),
      ("ownership", edge.ownership == .unknown ? nil : edge.ownership.rawValue), ("via", edge.via),
      ("label", edge.label),
    ])
    let evidence = YAMLNode.list(edge.evidence.map { .text($0.words) }, isOnOneLine: true)
    return fields + order(of: edge) + (evidence.isEmpty ? [] : [("evidence", evidence)])
  }

  /// The order of an edge, if the reader would give it another one.
  private mutating func order(of edge: Edge) -> [YAMLField] {
    let next = orders[edge.from, default: 0]
    orders[edge.from] = next + 1
    return edge.order == next ? [] : [("order", .number(edge.order))]
  }

  // MARK: - Parts of mappings

  /// Those of the keys that have a text.
  private static func fields(_ texts: [(key: String, text: String?)]) -> [YAMLField] {
    texts.compactMap { key, text in text.map { (key, .text($0)) } }
  }

  private static func member(_ id: NodeID, _ fields: [YAMLField]) -> YAMLField {
    (id.rawValue, fields.isEmpty ? .nothing : .mapping(fields))
  }
}

extension Graph {
  /// For each node that is nested, the edge that it is nested through. A nearest root is at most so many levels above it.
  fileprivate func nestings(atMost depth: Int) -> [NodeID: Edge] {
    let tree = filtered(edges: { edge in
      guard edge.from != edge.to, edge.evidence.isEmpty, edge.label == nil else { return false }
      guard node(edge.from)?.kind == .coordinator, let kind = node(edge.to)?.kind else { return false }
      return edge.kind == .child && kind == .coordinator || edge.kind == .presents && kind == .screen
    })
    let walk = tree.breadthFirstSearch(along: [.child, .presents])
    var nestings: [NodeID: Edge] = [:]
    for (edge, target) in zip(tree.edges, tree.adjacency.targets) where nestings[edge.to] == nil {
      let isParent = walk.parents[target] == tree.adjacency.indices[edge.from]
      if isParent, walk.depths[target] % depth != 0 { nestings[edge.to] = edge }
    }
    return nestings
  }

  /// For each dependency, the service that implements it and has no other edges and no words on that one.
  fileprivate var implementations: [NodeID: NodeID] {
    let adoptions = zip(edges, adjacency.sources).filter { edge, service in
      edge.kind == .adopts && edge.order == 0 && edge.isPlain && edge.label == nil
        && nodes[service].kind == .service && adjacency.edges(from: service).count == 1
    }
    return Dictionary(adoptions.map { ($0.0.to, $0.0.from) }) { first, _ in first }
  }
}

extension Edge {
  /// Whether it has only ends, kind, label and order, and the usual ownership.
  fileprivate var isPlain: Bool { ownership == .usual(of: kind) && via == nil && evidence.isEmpty }
}

extension SourceLocation {
  fileprivate var words: String { "\(file):\(line)" }
}
