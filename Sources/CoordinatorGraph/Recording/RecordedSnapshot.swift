/// The live tree at one moment of a run.
public struct RecordedSnapshot: Hashable, Sendable {
  /// When, in milliseconds since the recording began.
  public let at: Int

  /// The name of the moment, if it has one: `after swiping back`.
  public let label: String?

  /// Maps nodes to objects of the events, where known. Older recordings have no such map.
  public let objects: [Object]

  /// The tree.
  public let snapshot: Snapshot

  /// An object that events name by its token, and its node in the tree.
  public struct Object: Hashable, Sendable {
    /// The token of the object in events.
    public let token: Int

    /// The id of its node in the snapshot.
    public let node: NodeID

    /// The node of an object.
    public init(token: Int, node: NodeID) {
      (self.token, self.node) = (token, node)
    }
  }

  /// The live tree at the given moment.
  public init(at: Int, label: String? = nil, objects: [Object] = [], snapshot: Snapshot) {
    self.at = at
    self.label = label
    self.objects = objects
    self.snapshot = snapshot
  }
}
