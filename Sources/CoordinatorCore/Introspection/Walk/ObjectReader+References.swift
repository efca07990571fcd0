import CoordinatorGraph

extension ObjectReader {
  /// Deals with an object that is in no stored property, perhaps with an index in the slot.
  mutating func found(_ object: AnyObject, slot: Int, index: Int?) {
    self.slot = slot
    subscripts = index.map { [.index($0)] } ?? []
    withExtendedLifetime(object) { found(at: memoryAddress(of: object), .unknown) }
    subscripts = []
  }

  /// Deals with a reference to an object by its address: to retain and release one that is referred to weakly
  /// costs more than all the rest.
  mutating func found(at word: UInt, _ ownership: Ownership) {
    guard plans.memory.isObject(word), let address = UnsafeRawPointer(bitPattern: word) else { return }
    let plan = classes.number(ofObjectAt: address)
    let category = classes.plans[plan].category
    // The content of a box has the meaning of the box.
    let meaning = classes.slots.meanings[entrance?.slot ?? slot]
    if category == .other, ownerCategory == .coordinator, meaning != .children { return }
    if category == .box || isBoxOfChild(address, category, meaning) { return readBox(address, ownership) }
    if meaning.leadsUp || (category == .coordinator && isBackReference(ownership)) {
      return noteAddress(word, ownership)
    }
    guard let wanted = wantedPlan(plan, category, address) else { return }
    let target = meet(at: address, plan: wanted)
    record.links.append(link(to: target, ownership))
  }

  /// A reference that is not followed. Its object is looked up after the walk.
  mutating func noteAddress(_ address: UInt, _ ownership: Ownership) {
    record.unresolved.append((link(to: 0, ownership), address))
  }

  /// Screens refer to the coordinators that show them, and so may containers of screens.
  private func isBackReference(_ ownership: Ownership) -> Bool {
    ownerCategory == .screen || (ownerCategory.isNavigation && ownership != .strong)
  }

  private mutating func isBoxOfChild(
    _ address: UnsafeRawPointer,
    _ category: ObjectCategory,
    _ meaning: Slot.Meaning
  ) -> Bool {
    guard category == .other, meaning == .children else { return false }
    let object = object(at: address)
    return classes.isBoxOfChild(object) || (subscripts.isEmpty && classes.isListOfChildren(object))
  }

  /// The plan for an object, or nil if the reference to it is irrelevant.
  private mutating func wantedPlan(
    _ plan: Int,
    _ category: ObjectCategory,
    _ address: UnsafeRawPointer
  ) -> Int? {
    if category != .other { return plan }
    if ownerCategory == .coordinator { return classes.coordinatorNumber(of: object(at: address)) }
    return ownerCategory.isContainer ? plan : nil
  }

  /// Reads through a box, as if its content were in the slot itself.
  private mutating func readBox(_ address: UnsafeRawPointer, _ ownership: Ownership) {
    let outer = (entrance, slot)
    if entrance == nil { boxesRead = [] }
    guard boxesRead.insert(address).inserted else { return }
    entrance = entrance ?? (slot, ownership)
    inside { reader in
      let type: AnyClass = Swift.type(of: reader.object(at: address))
      let plan = reader.plans.properties(of: type)
      for note in plan.notes { reader.tell(note, of: type) }
      for part in plan.parts where reader.plans.isWalked(part) {
        reader.read(part, at: address + part.offset)
      }
    }
    (entrance, slot) = outer
  }

  private func object(at address: UnsafeRawPointer) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
  }

  private func link(to target: Int, _ inner: Ownership) -> WalkRecord.Link {
    WalkRecord.Link(
      owner: owner,
      target: Int32(truncatingIfNeeded: target),
      slot: Int32(truncatingIfNeeded: entrance?.slot ?? slot),
      subscripts: subscripts,
      ownership: inner == .strong ? entrance?.ownership ?? .strong : inner
    )
  }
}

/// Coordinators that no coordinator has, but that a screen of the tree refers to: they were started and never
/// attached.
extension ObjectReader {
  /// Meets such coordinators, unless they are above or beside the root: a walk from the middle of a tree stays
  /// below its root.
  ///
  /// - Returns: Whether there were any.
  mutating func meetCoordinatorsOfScreens(root: AnyObject, rules: WalkRules) -> Bool {
    var hasMet = false
    for reference in record.unresolved where isOfScreen(reference.link) {
      guard !outsidersRead.contains(reference.address), table.number(ofAddress: reference.address) == nil,
        let address = UnsafeRawPointer(bitPattern: reference.address)
      else { continue }
      let object = object(at: address)
      let plan = classes.number(of: object)
      guard classes.plans[plan].category == .coordinator else { continue }
      let reach = Reach(of: object, rules: rules)
      if reach.objects.contains(memoryAddress(of: root)) {
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
    objects = Set(reader.table.objects.map(memoryAddress))
  }
}
