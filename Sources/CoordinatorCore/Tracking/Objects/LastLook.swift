import CoordinatorGraph

/// What the last look at the tree saw, without the objects. If the next one sees the same, it need not be
/// evaluated again.
struct LastLook {
  let record: WalkRecord
  let types: [String]
  let addresses: [UInt]
  /// The watched objects, by the numbers of the walk.
  let tracked: [Tracked?]
  /// For each screen that another one contains or presents, that one.
  let containers: [Int32: Int32]
  /// The visible screens that it did not reach.
  let unreached: [Tracked]

  init(_ situation: TrackedTree, screens: [Tracked]) {
    let sighting = situation.sighting
    record = sighting.walk.record
    types = sighting.walk.types.map(\.name)
    addresses = sighting.objects.map(TrackedObjects.address)
    tracked = situation.tracked
    containers = sighting.containers
    unreached = situation.unreachedScreens(of: screens)
  }

  /// Whether a walk met the same objects with the same references, and every screen is where it was. The
  /// watched objects must be alive, or else an address may have another object.
  func isSame(as walk: Walker.Result) -> Bool {
    guard walk.objects.count == addresses.count, walk.record.isSame(as: record),
      walk.plans.liveTypes.map(\.name) == types,
      zip(walk.objects, addresses).allSatisfy({ TrackedObjects.address(of: $0) == $1 })
    else { return false }
    let places = ScreenPlaces(of: walk.objects, within: containers, tracked: tracked)
    return !places.haveNews && unreached.allSatisfy { places.isShown(unreached: $0) }
      && tracked.enumerated().allSatisfy { number, tracked in
        guard let tracked, !tracked.isCoordinator else { return true }
        return places.isShown(number) == tracked.isShown
      }
  }
}

extension WalkRecord {
  /// Whether two walks found the same, as far as leaks are concerned.
  fileprivate func isSame(as other: WalkRecord) -> Bool {
    links == other.links && objects == other.objects && places == other.places && notes == other.notes
  }
}
