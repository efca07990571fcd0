import CoordinatorAnalysis
import CoordinatorGraph

/// How a project writes its coordinators, as a scan shows it.
struct ProjectStyle {
  let graph: Graph
  /// The texts of all files.
  private let texts: [String: String]

  init(graph: Graph, files: [SourceScan.File]) {
    self.graph = graph
    let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    self.texts = Dictionary(texts) { first, _ in first }
  }

  private var coordinatorTexts: [String] {
    let files = Set(graph.nodes.lazy.filter { $0.kind == .coordinator }.compactMap { $0.location?.file })
    return files.sorted().compactMap { texts[$0] }
  }

  /// The module with the base types of containers; nil if the project declares them.
  var importedModule: String? {
    ["CoordinatorCore", "Coordinator"].first { module in
      coordinatorTexts.contains { $0.contains("import \(module)\n") }
    }
  }

  /// Whether the project declares a type of this name.
  func declares(_ type: String) -> Bool {
    let starts = ["protocol", "class", "struct", "actor"].map { "\($0) \(type)" }
    return texts.values.contains { text in
      starts.contains { start in
        text.ranges(of: start).contains { range in
          text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
        }
      }
    }
  }

  /// The property that edges of a kind use most often, without an index.
  func property(of kind: Edge.Kind) -> String? {
    var counts: [String: Int] = [:]
    for edge in graph.edges where edge.kind == kind {
      guard let via = edge.via?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
      if !via.isEmpty { counts[String(via), default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The container that creates a coordinator, or else has its name.
  func container(of coordinator: Node) -> Node? {
    let containers = graph.nodes.filter { $0.kind == .container }
    let name = coordinator.type.withoutSuffix("Coordinator")
    let creators = Set(graph.edges.lazy.filter { $0.to == coordinator.id }.map(\.from))
    return containers.first { creators.contains($0.id) }
      ?? containers.first { $0.type.withoutSuffix("Container") == name }
  }

  /// The coordinator that a user names, with or without its ending.
  func coordinator(named name: String) throws(CommandError) -> Node {
    let coordinators = graph.nodes.filter { $0.kind == .coordinator }
    let found = coordinators.first { [name, "\(name)Coordinator"].contains($0.type) }
    if let found { return found }
    let near =
      name.nearest(in: coordinators.map(\.type)) ?? "\(name)Coordinator".nearest(in: coordinators.map(\.type))
    throw .noSuchPart(
      place: "--parent \(name.onOneLine)",
      problem: "no coordinator has this name"
        + (near.map { "; did you mean \($0.quoted)?" } ?? "; see 'coordviz list'")
    )
  }
}

extension String {
  /// The text without an ending, unless that is all of it.
  func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && self != suffix ? String(dropLast(suffix.count)) : self
  }
}
