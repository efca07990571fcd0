import CoordinatorGraph
import CoordinatorScanner

/// The source of an app whose run was recorded: it fills in the lines that the run could not know.
public struct LeakSources: Sendable {
  private let edges: [EdgeKey: Edge]
  private let creations: [String: Edge]
  private let names: [NodeID: String]
  private let source: any LeakSource

  private struct EdgeKey: Hashable {
    let from: String
    let to: String
  }

  /// - Parameters:
  ///   - snapshot: The graph of the source.
  ///   - source: The lines of the source.
  package init(_ snapshot: Snapshot, source: any LeakSource) {
    self.source = source
    let names = Dictionary(snapshot.graph.nodes.map { ($0.id, $0.type) }) { first, _ in first }
    self.names = names
    func indexed<Key>(_ kind: Edge.Kind, _ key: (Edge) -> Key) -> [Key: Edge] {
      let edges = snapshot.graph.edges.filter { $0.kind == kind && !$0.evidence.isEmpty }
      return Dictionary(edges.map { (key($0), $0) }) { first, _ in first }
    }
    edges = indexed(.child) { EdgeKey(from: names[$0.from] ?? "", to: names[$0.to] ?? "") }
    creations = indexed(.creates) { names[$0.to] ?? "" }
  }

  /// The leak as a finding with the lines that the source knows.
  public func finding(of leak: Leak) -> Finding {
    let leak = located(leak)
    let changes = LeakChanges(leak: leak, source: source).all
    return leak.finding(changes: changes.isEmpty ? leak.changes : changes)
  }

  /// The leak with the lines that the source knows. Lines of the run stay as they are.
  public func located(_ leak: Leak) -> Leak {
    var leak = leak
    if var property = leak.propertyToFix {
      let type = property.owner.withoutArguments
      property.location = property.location ?? source.property(property.name, of: type)?.location
      leak.property = property
      if let place = property.location { addPlace(place, of: property, to: &leak) }
    }
    if leak.cause == .neverAttached { addCreation(to: &leak) } else { addAttaching(to: &leak) }
    return leak
  }

  /// The line of the property, instead of the line of its class that the run knows.
  private func addPlace(_ place: SourceLocation, of property: Leak.Property, to leak: inout Leak) {
    leak.evidence.removeAll { $0.kind == .classPlace && $0.property == property.name }
    if let index = leak.evidence.firstIndex(where: { $0.location == nil && $0.isOf(property) }) {
      leak.evidence[index].location = place
    } else if leak.explanation?.hint?.action == .clearReference {
      leak.evidence.append(
        Leak.Evidence(.declared, owner: property.owner, property: property.name, at: place)
      )
    }
  }

  /// Where a coordinator that nobody attached is created.
  private func addCreation(to leak: inout Leak) {
    let type = leak.subject.type.withoutArguments
    let edge = creations[type]
    let made = edge == nil ? source.creator(of: type) : nil
    guard let creator = edge.flatMap({ names[$0.from] }) ?? made?.name,
      let line = edge?.evidence.last ?? made?.location
    else { return }
    leak.evidence.insert(Leak.Evidence(.created, owner: creator, at: line), at: 0)
  }

  /// The call that attaches it, where the app does not report it. Creating comes before attaching.
  private func addAttaching(to leak: inout Leak) {
    guard let parent = leak.parent, let index = leak.evidence.firstIndex(where: { $0.kind == .attached })
    else { return }
    guard leak.evidence[index].location == nil else { return }
    let key = EdgeKey(from: parent.type.withoutArguments, to: leak.subject.type.withoutArguments)
    // The line that attaches it is not always the one that makes it.
    let attaching = source.attaching(key.to, in: key.from)?.location
    guard let line = attaching ?? edges[key]?.evidence.last else { return }
    leak.evidence[index].location = line
  }
}

extension Leak.Evidence {
  /// Whether it is about a property. The owner may be an object: `Home#2` of the type `Home`.
  fileprivate func isOf(_ other: Leak.Property) -> Bool {
    property == other.name && owner.prefix { $0 != "#" } == other.owner
  }
}
