/// The nodes of a search, each once, with the number of strong references to each.
///
/// Keeps them alive until ``releaseAll()``: open addressing over their addresses, so that meeting one costs a few
/// nanoseconds.
struct HeapTable {
  private(set) var nodes: [MemoryNode] = []
  /// How many strong references to each node were found.
  var counts: [Int32] = []
  /// The node through which each node was first reached. ``root`` marks the starts of the search, and
  /// ``unreached`` the nodes that it has not reached.
  var parents: [Int32] = []
  private var places: [Int32] = [Int32](repeating: 0, count: 256)

  static let root: Int32 = -1
  static let unreached: Int32 = -2

  /// The number of a node, which is added when it is new.
  mutating func insert(_ node: MemoryNode) -> Int {
    var place = self.place(of: node.address)
    if places[place] != 0 { return Int(places[place]) - 1 }
    if nodes.count * 2 >= places.count {
      grow()
      place = self.place(of: node.address)
    }
    Self.retain(node)
    nodes.append(node)
    counts.append(0)
    parents.append(Self.unreached)
    places[place] = Int32(truncatingIfNeeded: nodes.count)
    return nodes.count - 1
  }

  /// The number of the node at an address, if it is part of the search.
  func number(of address: UInt) -> Int? {
    let number = places[place(of: address)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Lets go of every node. The table must not be used any more.
  mutating func releaseAll() {
    for node in nodes { Self.release(node) }
    nodes = []
  }

  /// The slot of an address, or its free slot. Fibonacci hashing (Knuth, TAOCP 3, §6.4), linear probing.
  private func place(of address: UInt) -> Int {
    let mask = places.count - 1
    let shift = UInt(UInt.bitWidth - places.count.trailingZeroBitCount)
    var place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while places[place] != 0, nodes[Int(places[place]) - 1].address != address {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    places = [Int32](repeating: 0, count: places.count * 2)
    for (number, node) in nodes.enumerated() {
      places[place(of: node.address)] = Int32(truncatingIfNeeded: number + 1)
    }
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
