/// The nodes of a search, each once, with the number of strong references to each.
///
/// Keeps them alive for as long as a copy of the table lives: a search may go on after other code has run.
struct HeapTable {
  private let kept = KeptNodes()
  /// How many strong references to each node were found.
  var counts: [Int32] = []
  /// The node through which each node was first reached. ``root`` marks the starts of the search, and
  /// ``unreached`` the nodes that it has not reached.
  var parents: [Int32] = []
  private var numbers: [UInt: Int] = [:]

  static let root: Int32 = -1
  static let unreached: Int32 = -2

  var nodes: [MemoryNode] { kept.nodes }

  /// The number of a node, which is added when it is new.
  mutating func insert(_ node: MemoryNode) -> Int {
    if let number = numbers[node.address] { return number }
    let number = counts.count
    numbers[node.address] = number
    kept.append(node)
    counts.append(0)
    parents.append(Self.unreached)
    return number
  }

  /// The number of the node at an address, if it is part of the search.
  func number(of address: UInt) -> Int? { numbers[address] }
}

/// Nodes that were retained, until they are released all at once.
private final class KeptNodes {
  private(set) var nodes: [MemoryNode] = []

  func append(_ node: MemoryNode) {
    Self.retain(node)
    nodes.append(node)
  }

  deinit { for node in nodes { Self.release(node) } }

  private static func retain(_ node: MemoryNode) {
    #if canImport(ObjectiveC)
      // Memory without a class must not be sent a message.
      if node.isOfRuntime { return Runtime.retain(node.pointer) }
    #endif
    _ = Unmanaged<AnyObject>.fromOpaque(node.pointer).retain()
  }

  private static func release(_ node: MemoryNode) {
    #if canImport(ObjectiveC)
      if node.isOfRuntime { return Runtime.release(node.pointer) }
    #endif
    Unmanaged<AnyObject>.fromOpaque(node.pointer).release()
  }
}

#if canImport(ObjectiveC)
  extension MemoryNode {
    /// Whether only Swift's runtime knows how to keep it: collections, captures and boxes are no objects of
    /// Objective-C.
    fileprivate var isOfRuntime: Bool {
      switch kind {
      case .object, .error: false
      case .context, .storage, .box: true
      }
    }
  }

  private enum Runtime {
    private typealias Count = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    private typealias Uncount = @convention(c) (UnsafeRawPointer) -> Void

    private static let count = runtimeSymbol("swift_retain").map { unsafeBitCast($0, to: Count.self) }
    private static let uncount = runtimeSymbol("swift_release").map { unsafeBitCast($0, to: Uncount.self) }

    static func retain(_ pointer: UnsafeRawPointer) { _ = count?(pointer) }

    static func release(_ pointer: UnsafeRawPointer) { uncount?(pointer) }
  }
#endif
