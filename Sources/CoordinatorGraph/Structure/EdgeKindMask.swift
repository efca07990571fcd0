/// A set of edge kinds, a bit each: asked once an edge, where hashing would cost more than the walk.
struct EdgeKindMask: OptionSet, Sendable {
  let rawValue: UInt16
}

extension EdgeKindMask {
  init(_ kinds: Set<Edge.Kind>) {
    self = kinds.reduce(into: []) { $0.formUnion($1.mask) }
  }
}

extension Edge.Kind {
  private static let ranks = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))

  /// Its place in a snapshot.
  var rank: Int { Self.ranks[self, default: 0] }

  var mask: EdgeKindMask { EdgeKindMask(rawValue: 1 << UInt16(rank)) }
}
