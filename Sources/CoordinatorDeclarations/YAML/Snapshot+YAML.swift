import CoordinatorGraph

extension Snapshot {
  /// The graph that a YAML text states, as docs/reference/graph-files.md describes it.
  ///
  /// O(n log n) for a text of n bytes.
  ///
  /// - Parameters:
  ///   - text: One YAML document.
  ///   - name: What the graph is called when the text does not say it, such as the file's name.
  ///   - file: The file's path. With it, nodes without a location get the line of the text that declares them.
  /// - Throws: ``DeclarationError``, which names the line.
  package init(yaml text: String, name: String? = nil, file: String? = nil) throws(DeclarationError) {
    let root = try YAMLDocument.root(of: text)
    if case .nothing = try root.shape() { throw .nothing }
    let document = try YAMLFields(root, "the document", known: YAMLKeys.document)
    let version = try document.required("version")
    let number = try version.number("version", minimum: 1)
    guard number == 1 else { throw .newerVersion(number, line: version.line) }
    let reader = try YAMLGraphReader(document, file: file)
    let graph: Graph
    do { graph = try reader.stated.graph() } catch { throw .statement(error) }
    self.init(origin: Origin(kind: .declared, name: try document.text("name") ?? name), graph: graph)
  }

  /// The graph as YAML: reading the text gives the same nodes and edges. Equal graphs with equal names give
  /// the same bytes. Findings are not written. O(n log n) for n nodes and edges.
  package func yaml() -> String {
    var writer = YAMLGraphWriter(graph)
    return YAMLNode.yaml(writer.sections(name: origin.name).map { .mapping($0) })
  }
}

/// The keys of the format, by their place. docs/declaration.schema.json lists the same.
enum YAMLKeys {
  static let document = ["version", "name"] + sections.map(\.key) + ["edges"]

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
}
