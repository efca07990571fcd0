/// Coordinators of our own class by identity. Identities are consecutive numbers, so each coordinator is in
/// the slot of its number, or close to it.
struct IdentityTable {
  private var places = [Tracked?](repeating: nil, count: 64)
  private var count = 0

  subscript(identity: Int) -> Tracked? {
    var place = identity & (places.count - 1)
    while let tracked = places[place] {
      if tracked.identity == identity { return tracked }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Adds a new coordinator.
  mutating func insert(_ tracked: Tracked) {
    if count * 2 >= places.count { fill(places.count * 2, with: places) }
    put(tracked)
  }

  /// Has the given ones, and no others.
  mutating func replace(by tracked: some Sequence<Tracked>, count: Int) {
    var size = 64
    while count * 2 >= size { size *= 2 }
    fill(size, with: tracked.map(Optional.some))
  }

  private mutating func fill(_ size: Int, with tracked: [Tracked?]) {
    places = [Tracked?](repeating: nil, count: size)
    count = 0
    for case let tracked? in tracked where tracked.identity != 0 { put(tracked) }
  }

  private mutating func put(_ tracked: Tracked) {
    var place = tracked.identity & (places.count - 1)
    while places[place] != nil { place = (place + 1) & (places.count - 1) }
    places[place] = tracked
    count += 1
  }
}
