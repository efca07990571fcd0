import CoordinatorGraph

/// Ids for the nodes of a live tree: the path of type names from the root, with ordinals among siblings of one
/// name (`App/Home#2`).
///
/// Paths are limited to 240 bytes: a digest replaces the beginning of a longer one
/// (`~5d41402abc4b2a76/Home`). So the ids of a deep tree stay short, and are the same on every run.
struct PathIDs {
  private static let longest = 240

  /// The id of each object, by its number.
  private(set) var ids: [NodeID]
  /// The objects that get an id.
  private var isMeant: [Bool]

  /// - Parameter meant: The numbers of the objects that get an id, with those above them; nil for all.
  init(of tree: SpanningTree, types: [String], meant: [Int]? = nil) {
    ids = [NodeID](repeating: NodeID(""), count: types.count)
    isMeant = [Bool](repeating: meant == nil, count: types.count)
    for var number in meant ?? [] {
      while number >= 0, !isMeant[number] { (isMeant[number], number) = (true, Int(tree.parents[number])) }
    }
    let children = GroupedLinks(childrenOf: tree.parents)
    let roots = tree.parents.indices.filter { tree.parents[$0] < 0 && tree.isNode[$0] }
    var pending = name(roots.map(Int32.init), below: nil, types: types)
    while let parent = pending.popLast() {
      pending += name(Array(children[parent]), below: ids[Int(parent)], types: types)
    }
  }

  private mutating func name(_ siblings: [Int32], below parent: NodeID?, types: [String]) -> [Int32] {
    guard !siblings.isEmpty else { return [] }
    let prefix = parent.map(Self.prefix) ?? ""
    var ordinals: [String: Int] = [:]
    for sibling in siblings {
      let type = types[Int(sibling)]
      let ordinal = ordinals[type, default: 0] + 1
      ordinals[type] = ordinal
      guard isMeant[Int(sibling)] else { continue }
      ids[Int(sibling)] = NodeID(prefix + type + (ordinal > 1 ? "#\(ordinal)" : ""))
    }
    return siblings.filter { isMeant[Int($0)] }
  }

  private static func prefix(_ parent: NodeID) -> String {
    let path = parent.rawValue
    return path.utf8.count < longest ? path + "/" : "~" + Digest(of: path).hexadecimal + "/"
  }
}

/// A short digest that is the same on every machine, unlike `Hasher`. Source: FNV-1a, 64 bits (Fowler, Noll, Vo),
/// finished as in MurmurHash3.
struct Digest {
  private let value: UInt64

  init(of text: String) {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    self.value = value ^ (value >> 33)
  }

  /// Sixteen digits.
  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
