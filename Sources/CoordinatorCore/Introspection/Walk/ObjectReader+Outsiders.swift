/// Coordinators that no coordinator has, but that a screen of the tree refers to: they were started and never
/// attached.
extension ObjectReader {
  /// Meets such coordinators, unless they are above or beside the root: a walk from the middle of a tree stays
  /// below its root.
  ///
  /// - Returns: Whether there were any.
  mutating func meetCoordinatorsOfScreens(root: AnyObject, rules: WalkRules) -> Bool {
    let rootAddress = UInt(bitPattern: Unmanaged.passUnretained(root).toOpaque())
    var hasMet = false
    for reference in record.unresolved where isOfScreen(reference.link) {
      guard !outsidersRead.contains(reference.address), table.number(ofAddress: reference.address) == nil,
        let address = UnsafeRawPointer(bitPattern: reference.address)
      else { continue }
      let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
      let plan = classes.number(of: object)
      guard classes.plans[plan].category == .coordinator else { continue }
      let reach = Reach(of: object, rules: rules)
      if reach.objects.contains(rootAddress) {
        outsidersRead.insert(reference.address)
        continue
      }
      // A coordinator whose parent is met later gets another chance.
      if reach.parents.contains(where: { table.number(ofAddress: $0) == nil }) { continue }
      meet(at: address, plan: plan)
      hasMet = true
    }
    return hasMet
  }

  /// An unowned reference may dangle; a screen's other references were read while their objects were alive.
  private func isOfScreen(_ link: WalkRecord.Link) -> Bool {
    let isFollowed = link.ownership == .strong || link.ownership == .weak
    return isFollowed && record.objects[Int(link.owner)].category == .screen
  }
}

/// The parents of a coordinator outside of a walk, and the objects that it reaches.
private struct Reach {
  let parents: [UInt]
  let objects: Set<UInt>

  init(of coordinator: AnyObject, rules: WalkRules) {
    var reader = ObjectReader(rules: rules, root: coordinator)
    reader.meetRoot(coordinator)
    var next = 0
    reader.readAll(from: &next)
    parents = reader.record.unresolved.compactMap { reference in
      let isUp = reader.classes.slots.meanings[Int(reference.link.slot)] == .parent
      return reference.link.owner == 0 && isUp ? reference.address : nil
    }
    objects = Set(
      reader.table.objects.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) }
    )
  }
}
