/// The nodes of a search, each once, with the number of strong references to each.
///
/// Keeps them alive until ``releaseAll()``.
struct HeapTable {
  private(set) var nodes: [MemoryNode] = []
  /// How many strong references to each node were found.
  var counts: [Int32] = []
  /// The node through which each node was first reached. ``root`` marks the starts of the search, and
  /// ``unreached`` the nodes that it has not reached.
  var parents: [Int32] = []
  private var addresses = AddressTable()

  static let root: Int32 = -1
  static let unreached: Int32 = -2

  /// The number of a node, which is added when it is new.
  mutating func insert(_ node: MemoryNode) -> Int {
    let (number, isNew) = addresses.insert(node.address)
    guard isNew else { return number }
    Self.retain(node)
    nodes.append(node)
    counts.append(0)
    parents.append(Self.unreached)
    return number
  }

  /// The number of the node at an address, if it is part of the search.
  func number(of address: UInt) -> Int? { addresses.number(of: address) }

  /// Lets go of every node. The table must not be used any more.
  mutating func releaseAll() {
    for node in nodes { Self.release(node) }
    nodes = []
  }
}

extension HeapTable {
  /// Whether a reference to a node can be treated as a reference to an object. With Objective-C, a
  /// collection's reference may have tag bits, and memory without a class cannot be retained. Their owners
  /// keep them alive.
  private static func isKept(_ node: MemoryNode) -> Bool {
    #if canImport(ObjectiveC)
      return node.isObject
    #else
      return true
    #endif
  }

  private static func retain(_ node: MemoryNode) {
    if isKept(node) { _ = Unmanaged<AnyObject>.fromOpaque(node.pointer).retain() }
  }

  private static func release(_ node: MemoryNode) {
    if isKept(node) { Unmanaged<AnyObject>.fromOpaque(node.pointer).release() }
  }
}
