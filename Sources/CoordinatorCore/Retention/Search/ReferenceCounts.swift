import CoordinatorGraph

/// The strong references to the relevant nodes, as the runtime counts them and as the search found them. They
/// are counted before any other code runs that might retain an object.
struct ReferenceCounts {
  private let totals: [Int: Int]
  private let counts: [Int32]

  init(of search: HeapSearch) {
    var totals: [Int: Int] = [:]
    let adrift = search.heldCount..<max(search.heldCount, search.table.nodes.count)
    for number in Array(0..<search.targetCount) + Array(adrift) {
      totals[number] = Self.total(of: number, in: search)
    }
    self.totals = totals
    counts = search.table.counts
  }

  /// The references to a node now; nil where they cannot be counted.
  static func total(of number: Int, in search: HeapSearch) -> Int? {
    // One reference is the search's own.
    HeapCounts.strongReferences(to: search.table.nodes[number], search.reader.plans.abilities).map { $0 - 1 }
  }

  /// Nil where references cannot be counted, or more were found than there are.
  func balance(of number: Int) -> Explanation.Balance? {
    guard let total = totals[number], total >= Int(counts[number]) else { return nil }
    return Explanation.Balance(explained: Int(counts[number]), total: total)
  }
}

/// The reference counts of an object in memory.
enum HeapCounts {
  private typealias Count = @convention(c) (UnsafeRawPointer) -> UInt

  private static let countOfSwift = count(by: "swift_retainCount")
  /// Calls no method of the object, which could be the app's.
  private static let countOfObjectiveC = count(by: "_objc_rootRetainCount")

  private static func count(by name: String) -> Count? {
    runtimeSymbol(name).map { unsafeBitCast($0, to: Count.self) }
  }

  /// More than any program has; immortal objects have higher counts.
  private static let most: UInt = 1 << 30

  /// The number of strong references to a node; nil if unknown. For an object, the class that all those above inherit from
  /// decides who counts them.
  static func strongReferences(to node: MemoryNode, _ abilities: Abilities) -> Int? {
    let isOfSwift = node.type.map { superclassChain(of: $0).last.flatMap(ClassMetadata.init) != nil } ?? true
    guard isOfSwift ? abilities.counts : abilities.countsOfObjectiveC,
      let count = (isOfSwift ? countOfSwift : countOfObjectiveC)?(node.pointer), count < most
    else { return nil }
    return Int(count) + abilities.layout.missedReferences
  }
}
