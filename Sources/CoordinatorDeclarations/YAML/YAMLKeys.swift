import CoordinatorGraph

/// The keys of the format, by their place. docs/declaration.schema.json lists the same.
enum YAMLKeys {
  static let document = ["version", "name", "ids"] + sections.map(\.key) + ["edges"]

  /// The sections that state nodes, in the order that they are written in.
  static let sections: [(key: String, kind: Node.Kind)] = [
    ("coordinators", .coordinator), ("screens", .screen), ("containers", .container),
    ("dependencies", .dependency), ("services", .service), ("modules", .module),
  ]

  /// The keys of every node.
  static let node = ["type", "role", "label", "module", "documentation", "location", "unknown"]
  static let coordinator = node + ["children", "screens"]
  static let container = node + ["parent", "builds", "requires", "provides", "adopts"]

  /// The keys of a reference.
  static let way = ["via", "ownership", "order"]
  static let use = way + ["label"]
  static let provision = way + ["implementation", "scope"]

  static let edge = ["from", "to", "kind", "ownership", "via", "label", "order", "evidence"]

  /// The keys of a node of a section.
  static func keys(of kind: Node.Kind) -> [String] {
    switch kind {
    case .coordinator: coordinator
    case .container: container
    default: node
    }
  }
}

/// How ids are derived from the names of declared nodes.
enum YAMLNaming: String, CaseIterable {
  /// A node's id is its name, wherever it is stated.
  case names
  /// A node's id is the path of names that it is stated by, as the ids of live nodes are.
  case paths

  /// The id of a node that is stated within another one.
  func id(of name: String, in parent: NodeID?) -> NodeID {
    guard self == .paths, let parent else { return NodeID(name) }
    return NodeID("\(parent)/\(name)")
  }

  /// The type of a node that does not say its own.
  func type(of id: NodeID) -> String {
    guard self == .paths, let slash = id.rawValue.unicodeScalars.lastIndex(of: "/") else {
      return id.rawValue
    }
    return String(id.rawValue.unicodeScalars[id.rawValue.unicodeScalars.index(after: slash)...])
  }
}
