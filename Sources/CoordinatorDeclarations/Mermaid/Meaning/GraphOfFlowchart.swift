import CoordinatorDiagrams
import CoordinatorGraph

struct GraphOfFlowchart {
  private let flowchart: Flowchart
  private let modules: [String]
  private let titles: [String: String]
  /// The ids that the drawn arrows touch.
  private let touched: Set<String>
  /// The meaning of each class for its nodes.
  private let classes: [String: RoleStyles]

  init(_ flowchart: Flowchart) {
    self.flowchart = flowchart
    let modules = flowchart.subgraphs.map { $0.title.lines.nameInFront?.name ?? $0.title.shown }
    titles = Dictionary(zip(flowchart.subgraphs.map(\.id), modules)) { _, last in last }
    self.modules = modules
    touched = flowchart.links.reduce(into: []) { touched, link in
      if flowchart.arrows[link.arrow].line != .invisible { touched.formUnion([link.from, link.to]) }
    }
    let definitions = flowchart.definitions.map { RoleStyles($0) }
    classes = flowchart.classes.mapValues { $0.reduce(into: RoleStyles()) { $0.add(definitions[$1]) } }
  }

  func graph() -> Graph {
    var ids: [String: NodeID] = [:]
    var (nodes, names): ([Node], FreshIDs) = ([], FreshIDs())
    let shapes = ShapeKinds(flowchart)
    for vertex in flowchart.vertices where titles[vertex.id] == nil || touched.contains(vertex.id) {
      let node = node(vertex, shapes: shapes, names: &names)
      ids[vertex.id] = node.id
      nodes.append(node)
    }
    // Ids are fresh, and edges lead between them: nothing can be wrong.
    return (try? Graph(nodes: nodes, edges: edges(between: ids))) ?? .empty
  }

  private func node(_ vertex: Flowchart.Vertex, shapes: ShapeKinds, names: inout FreshIDs) -> Node {
    let styles = vertex.classes.reduce(into: RoleStyles(vertex.styles)) { styles, name in
      if let named = classes[name] { styles.add(named) }
    }
    let isUnknown = styles.marksUnknown
    let lines = titles[vertex.id].map { [$0] } ?? vertex.label?.lines ?? []
    let name = NodeName(id: vertex.id, lines: isUnknown ? lines.map(\.withoutQuestionMark) : lines)
    return Node(
      id: names.next(name.type),
      type: name.type,
      kind: titles[vertex.id] == nil ? shapes.kind(of: vertex, name: name.type) : .module,
      role: styles.role,
      label: name.label,
      module: flowchart.owners[vertex.id].map { modules[$0] },
      documentation: name.description.flatMap { $0.isEmpty ? nil : $0 },
      unknown: isUnknown ? ["its diagram marks it as incomplete"] : []
    )
  }

  private func edges(between ids: [String: NodeID]) -> [Edge] {
    var orders: [NodeID: Int] = [:]
    // Once per arrow, because the lists of one arrow may produce thousands of edges.
    let words = flowchart.arrows.map { EdgeWords($0.label?.shown) }
    return flowchart.links.compactMap { link in
      let (arrow, words) = (flowchart.arrows[link.arrow], words[link.arrow])
      guard arrow.line != .invisible, let from = ids[link.from], let to = ids[link.to] else { return nil }
      defer { orders[from, default: 0] += 1 }
      return Edge(
        from: from,
        to: to,
        kind: words.kind,
        ownership: words.ownership ?? arrow.ownership(of: words.kind),
        label: words.label,
        order: orders[from, default: 0]
      )
    }
  }
}

extension Flowchart.Arrow {
  /// A dotted arrow keeps nothing alive. References to parents are always dotted.
  fileprivate func ownership(of kind: Edge.Kind) -> Ownership {
    line == .dotted && kind != .parent && kind != .listener ? .weak : .unknown
  }
}

extension String {
  fileprivate var withoutQuestionMark: String {
    hasSuffix(" ?") ? String(dropLast(2)) : self
  }
}

/// The meaning of the text on an arrow: a relation, an ownership, a label, as in `holds, unowned: settings`.
struct EdgeWords {
  private(set) var kind = Edge.Kind.child
  private(set) var ownership: Ownership?
  private(set) var label: String?

  init(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    if read(text) { return }
    let colon = text.firstRange(of: ": ")
    if let colon, read(String(text[..<colon.lowerBound])) {
      label = String(text[colon.upperBound...])
    } else {
      label = text
    }
  }

  /// Reads words that a comma parts; false when one of them is of another language.
  private mutating func read(_ text: String) -> Bool {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0.trimmed) }
    var (kind, ownership): (Edge.Kind?, Ownership?) = (nil, nil)
    for word in words {
      if kind == nil, ownership == nil, let known = Edge.Kind(rawValue: word) {
        kind = known
      } else if ownership == nil, let known = Ownership(rawValue: word), known != .unknown {
        ownership = known
      } else {
        return false
      }
    }
    (self.kind, self.ownership) = (kind ?? .child, ownership)
    return true
  }
}

/// The kinds of nodes that the shapes in one flowchart stand for.
struct ShapeKinds {
  /// Whether round boxes are screens. In a flowchart of round boxes only, they are coordinators.
  private let roundIsScreen: Bool

  init(_ flowchart: Flowchart) {
    roundIsScreen = !flowchart.vertices.allSatisfy { $0.shape == .round }
  }

  /// A name that ends in Coordinator is one, whatever its shape.
  func kind(of vertex: Flowchart.Vertex, name: String) -> Node.Kind {
    if name.hasSuffix("Coordinator") { return .coordinator }
    return switch vertex.shape {
    case .round: roundIsScreen ? .screen : .coordinator
    case .subroutine: .container
    case .hexagon: .dependency
    case .cylinder: .service
    case .stadium: .module
    case .box, .other, nil: .coordinator
    }
  }
}

/// The roles of nodes according to their styles. Only styles of the library's themes count.
struct RoleStyles {
  /// Whether the styles mark the node as incomplete.
  private(set) var marksUnknown = false
  /// The other styles, in any order; of many styles, enough to see that no role has them all.
  private var said: Set<String> = []

  init(_ styles: [String] = []) {
    for style in styles { add(Self.compact(style)) }
  }

  /// Adds the meaning of another list of styles. Constant time.
  mutating func add(_ other: RoleStyles) {
    marksUnknown = marksUnknown || other.marksUnknown
    for style in other.said { add(style) }
  }

  private mutating func add(_ style: String) {
    if style == Self.unknownStyle { marksUnknown = true; return }
    if said.count <= Self.most { said.insert(style) }
  }

  /// The role that is drawn with these styles and no others.
  var role: Node.Role? { Self.roles[said] }

  /// The most styles that a role has.
  private static let most = roles.keys.lazy.map(\.count).max() ?? 0

  private static let unknownStyle = "stroke-dasharray:4 3"

  private static let roles: [Set<String>: Node.Role] = Theme.all.reduce(into: [:]) { roles, theme in
    for (role, style) in theme.roles { roles[Set(style.mermaid)] = role }
  }

  /// The style in small letters, without white space around its colon.
  private static func compact(_ style: String) -> String {
    style.split(separator: ":", maxSplits: 1).map { $0.trimmed }.joined(separator: ":").lowercased()
  }
}
