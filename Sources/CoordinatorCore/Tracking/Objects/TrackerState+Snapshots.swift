import CoordinatorGraph

/// The tree that was last sent to readers of the recording.
struct SentTree {
  /// The digest of the last tree that was sent; nil if it must be sent again.
  fileprivate var digest: Int?
  /// Whether the tree may have changed since it was sent.
  fileprivate(set) var isDue = true
  /// The earliest time for the next tree, so that large trees do not fill the recording.
  fileprivate var nextTime = 0

  /// Forgets the last tree, as for a new reader.
  mutating func forget() { self = SentTree() }
}

extension TrackerState {
  /// The delay of the next snapshot for each node, in milliseconds.
  private static let pausePerNode = 5

  /// Queues the tree of a walk for sending, if it differs from the last one.
  ///
  /// - Returns: Whether it did.
  mutating func addTree(of situation: TrackedTree) -> Bool {
    sentTree.isDue = true
    guard !readers.isEmpty, time >= sentTree.nextTime else { return false }
    sentTree.isDue = false
    let digest = situation.digest
    guard digest != sentTree.digest else { return false }
    let snapshot = situation.snapshot
    add(snapshot, label: nil, objects: nodes(of: situation))
    sentTree.digest = digest
    sentTree.nextTime = time + snapshot.graph.nodes.count * Self.pausePerNode
    return true
  }

  /// Adds a tree.
  ///
  /// - Parameter objects: The nodes of objects, by their tokens.
  mutating func add(_ snapshot: Snapshot, label: String?, objects: [Int: NodeID] = [:]) {
    // Screens that only hold others have no node.
    let drawn = objects.filter { !$0.value.rawValue.isEmpty }.sorted { $0.key < $1.key }
    let recorded = RecordedSnapshot(
      at: time,
      label: label,
      objects: drawn.map { RecordedSnapshot.Object(token: $0, node: $1) },
      snapshot: snapshot
    )
    // In memory the last one without a name will do.
    if label == nil { snapshots.removeAll { $0.label == nil } }
    snapshots.append(recorded)
    send(.snapshot(recorded))
  }
}

extension TrackedTree {
  /// Equal for two walks with the same objects and references.
  fileprivate var digest: Int {
    var hasher = Hasher()
    for tracked in tracked { hasher.combine(tracked?.token ?? 0) }
    for link in sighting.walk.record.links {
      hasher.combine(link.owner)
      hasher.combine(link.target)
      hasher.combine(link.slot)
    }
    return hasher.finalize()
  }
}
