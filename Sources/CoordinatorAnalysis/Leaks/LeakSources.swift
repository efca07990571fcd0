import CoordinatorGraph

/// The source of an app whose run was recorded: it fills in the lines that the run could not know.
public struct LeakSources: Sendable {
  private let edges: [EdgeKey: Edge]
  private let creations: [String: Edge]
  private let names: [NodeID: String]
  private let property: @Sendable (_ type: String, _ name: String) -> SourceLocation?

  private struct EdgeKey: Hashable {
    let from: String
    let to: String
  }

  /// - Parameters:
  ///   - snapshot: The graph of the source.
  ///   - property: The line that declares a property of a type; nil if it is unknown or ambiguous.
  public init(
    _ snapshot: Snapshot,
    property: @escaping @Sendable (_ type: String, _ name: String) -> SourceLocation?
  ) {
    self.property = property
    let names = Dictionary(snapshot.graph.nodes.map { ($0.id, $0.type) }) { first, _ in first }
    self.names = names
    func indexed<Key>(_ kind: Edge.Kind, _ key: (Edge) -> Key) -> [Key: Edge] {
      let edges = snapshot.graph.edges.filter { $0.kind == kind && !$0.evidence.isEmpty }
      return Dictionary(edges.map { (key($0), $0) }) { first, _ in first }
    }
    edges = indexed(.child) { EdgeKey(from: names[$0.from] ?? "", to: names[$0.to] ?? "") }
    creations = indexed(.creates) { names[$0.to] ?? "" }
  }

  /// The leak with the lines that the source knows. Lines of the run stay as they are.
  public func located(_ leak: Leak) -> Leak {
    var leak = leak
    if var property = leak.propertyToFix {
      property.location = property.location ?? self.property(property.owner.withoutArguments, property.name)
      leak.property = property
    }
    if leak.verdict == .neverAttached { addCreation(to: &leak) } else { addAttaching(to: &leak) }
    return leak
  }

  /// Where a coordinator that nobody attached is created.
  private func addCreation(to leak: inout Leak) {
    guard let edge = creations[leak.subject.type.withoutArguments], let creator = names[edge.from] else {
      return
    }
    guard let line = edge.evidence.last else { return }
    leak.hint = leak.hint?.replacing(Leak.creator, with: creator)
    leak.evidence.insert(Leak.Evidence("created by \(creator)", at: line), at: 0)
  }

  /// The call that attaches it, where the app does not report it. Creating comes before attaching.
  private func addAttaching(to leak: inout Leak) {
    guard let parent = leak.parent, let index = leak.evidence.firstIndex(where: \.isAttaching) else { return }
    let key = EdgeKey(from: parent.type.withoutArguments, to: leak.subject.type.withoutArguments)
    guard leak.evidence[index].location == nil, let line = edges[key]?.evidence.last else { return }
    leak.evidence[index] = Leak.Evidence(leak.evidence[index].words, at: line)
  }
}

extension Leak.Evidence {
  fileprivate var isAttaching: Bool { words.hasPrefix("attached to ") }
}

extension String {
  /// `Router` of `Router<Home>`: source has one type for all its arguments.
  fileprivate var withoutArguments: String { String(prefix { $0 != "<" }) }
}
