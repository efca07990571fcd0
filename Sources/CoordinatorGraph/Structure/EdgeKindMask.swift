/// A set of edge kinds, one bit each. It is tested for every edge, where hashing would cost more than the
/// walk.
struct EdgeKindMask: OptionSet, Sendable {
  let rawValue: UInt16
}

extension EdgeKindMask {
  init(_ kinds: Set<Edge.Kind>) {
    self = kinds.reduce(into: []) { $0.formUnion($1.mask) }
  }
}

extension Edge.Kind {
  /// Its position among all cases, which is its order in a snapshot. It is used several times per edge, so
  /// this needs no lookup.
  var rank: Int {
    switch self {
    case .child: 0
    case .creates: 1
    case .holds: 2
    case .parent: 3
    case .listener: 4
    case .presents: 5
    case .requires: 6
    case .provides: 7
    case .adopts: 8
    case .registers: 9
    case .resolves: 10
    }
  }

  var mask: EdgeKindMask { EdgeKindMask(rawValue: 1 << UInt16(rank)) }
}
