import CoordinatorGraph

extension ObjectReader {
  /// Deals with a reference to an object.
  ///
  /// - Parameter place: The subscript in the slot's path; `WalkRecord.noPlace` for none; nil for the
  ///   subscripts of the current values.
  mutating func found(_ object: AnyObject, slot: Int, place: Int32? = nil) {
    withExtendedLifetime(object) {
      found(at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), slot: slot, place: place)
    }
  }

  /// Deals with a reference to an object by its address: to retain and release one that is referred to weakly
  /// costs more than all the rest.
  mutating func found(at address: UnsafeRawPointer, slot: Int, place: Int32?) {
    let plan = plans.number(ofObjectAt: address)
    let category = plans.plans[plan].category
    // The content of a box has the meaning of the box.
    let meaning = plans.meaning(ofSlot: entrance?.slot ?? slot)
    if category == .other, ownerCategory == .coordinator, meaning != .children { return }
    let isElement = place.map { $0 != WalkRecord.noPlace } ?? !subscripts.isEmpty
    if category == .box || isBoxOfChild(address, category, meaning, isElement: isElement) {
      return readBox(address, slot: slot, place: place)
    }
    if meaning.leadsUp || (category == .coordinator && isBackReference(slot: slot)) {
      return noteAddress(UInt(bitPattern: address), slot: slot, place: place)
    }
    guard let wanted = wantedPlan(plan, category, address, meaning) else { return }
    let target = meet(at: address, plan: wanted)
    record.links.append(link(slot: slot, place: place, to: target))
  }

  /// A reference that is not followed. Its object is looked up after the walk.
  mutating func noteAddress(_ address: UInt, slot: Int, place: Int32?) {
    guard address != 0 else { return }
    record.unresolved.append((link(slot: slot, place: place, to: 0), address))
  }

  /// Screens refer to the coordinators that show them, and so may containers of screens.
  private func isBackReference(slot: Int) -> Bool {
    ownerCategory == .screen || (ownerCategory.isNavigation && plans.ownership(ofSlot: slot) != .strong)
  }

  private mutating func isBoxOfChild(
    _ address: UnsafeRawPointer,
    _ category: ObjectCategory,
    _ meaning: Slot.Meaning,
    isElement: Bool
  ) -> Bool {
    guard category == .other, meaning == .children else { return false }
    let object = object(at: address)
    return plans.isBoxOfChild(object) || (!isElement && plans.isListOfChildren(object))
  }

  /// The plan for an object, or nil if the reference to it is irrelevant.
  private mutating func wantedPlan(
    _ plan: Int,
    _ category: ObjectCategory,
    _ address: UnsafeRawPointer,
    _ meaning: Slot.Meaning
  ) -> Int? {
    if category != .other { return plan }
    if ownerCategory == .coordinator { return plans.coordinatorNumber(of: object(at: address)) }
    return ownerCategory.isContainer ? plan : nil
  }

  /// Reads through a box, as if its content were in the slot itself.
  private mutating func readBox(_ address: UnsafeRawPointer, slot: Int, place: Int32?) {
    let outer = (entrance, subscripts)
    if entrance == nil { boxesRead = [] }
    guard boxesRead.insert(address).inserted else { return }
    guard nesting < Self.deepestNesting else {
      return record.note("'\(plans.slots[entrance?.slot ?? slot].path)' is nested too deeply", about: owner)
    }
    entrance = entrance ?? (slot, plans.ownership(ofSlot: slot))
    if let place, place != WalkRecord.noPlace { subscripts.append(.index(place)) }
    nesting += 1
    read(plans.boxPlan(of: object(at: address)), at: address)
    nesting -= 1
    (entrance, subscripts) = outer
  }

  private func object(at address: UnsafeRawPointer) -> AnyObject {
    Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
  }

  private mutating func link(slot: Int, place: Int32?, to target: Int) -> WalkRecord.Link {
    let inner = plans.ownership(ofSlot: slot)
    return WalkRecord.Link(
      owner: owner,
      target: Int32(truncatingIfNeeded: target),
      slot: Int32(truncatingIfNeeded: entrance?.slot ?? slot),
      place: place ?? self.place(),
      ownership: inner == .strong ? entrance?.ownership ?? .strong : inner
    )
  }

  private mutating func place() -> Int32 {
    guard let only = subscripts.first else { return WalkRecord.noPlace }
    if subscripts.count == 1, case .index(let index) = only { return index }
    return record.add(subscripts)
  }
}
