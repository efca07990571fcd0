import CoordinatorGraph

/// The strong references to the relevant nodes, as the runtime counts them and as the search found them. They
/// are counted before any other code runs that might retain an object.
struct ReferenceCounts {
  private let totals: [Int: Int]
  private let counts: [Int32]

  /// - Parameter heldByCaller: The number of the caller's references to each target.
  init(of search: HeapSearch, heldByCaller: [Int: Int]) {
    var totals: [Int: Int] = [:]
    let adrift = search.heldCount..<max(search.heldCount, search.table.nodes.count)
    for number in Array(0..<search.targetCount) + Array(adrift) {
      // One reference is the search's own.
      let total = Self.total(of: search.table.nodes[number], search.reader.plans.abilities).map {
        $0 - 1 - (heldByCaller[number] ?? 0)
      }
      totals[number] = total
    }
    self.totals = totals
    counts = search.table.counts
  }

  /// Nil where references cannot be counted, or more were found than there are.
  func balance(of number: Int) -> Explanation.Balance? {
    guard let total = totals[number], total >= Int(counts[number]) else { return nil }
    return Explanation.Balance(explained: Int(counts[number]), total: total)
  }

  private static func total(of node: MemoryNode, _ abilities: Abilities) -> Int? {
    guard node.isObject else { return HeapCounts.strongReferences(to: node.pointer, abilities) }
    let object = Unmanaged<AnyObject>.fromOpaque(node.pointer)
    let type: AnyClass = object._withUnsafeGuaranteedRef { Swift.type(of: $0) }
    return HeapCounts.strongReferences(to: node.pointer, of: type, abilities)
  }
}
