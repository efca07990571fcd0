import CoordinatorGraph

extension ObjectReader {
  var plans: TypePlans { classes.types }

  /// A walk has no budget: it reads each object once.
  func nextElement() -> ElementTurn { .read }

  mutating func meet(_ reference: MemoryReference) {
    let address = reference.node.address
    switch reference.node.kind {
    case .context: return
    case .storage, .box, .error: inside { $0.read(contentOf: reference.node) }
    case .object:
      let leadsUp = classes.slots.meanings[entrance?.slot ?? slot].leadsUp
      if reference.ownership == .unowned || (reference.ownership == .weak && leadsUp) {
        return noteAddress(address, slot: slot, place: nil, reference.ownership)
      }
      found(at: address, slot: slot, place: nil, reference.ownership)
    }
  }

  /// By its value: its storage may be that of Objective-C.
  mutating func meet(collection: Int, isSlice: Bool, at place: UnsafeRawPointer) {
    inside { $0.plans.collections[collection].read(valueAt: place, by: &$0) }
  }

  /// Reads what is inside something that may be inside itself.
  mutating func inside(_ read: (inout ObjectReader) -> Void) {
    guard nesting < Self.deepestNesting else {
      return record.note(
        "'\(classes.slots.slots[entrance?.slot ?? slot].path)' is nested too deeply",
        about: owner
      )
    }
    nesting += 1
    read(&self)
    nesting -= 1
  }

  mutating func under(_ piece: MemoryPiece, _ read: (inout ObjectReader) -> Void) {
    let outer = slot
    defer { slot = outer }
    switch piece {
    case .payload: read(&self)
    case .part(let part, let plan, _):
      // A value with one part that matters is a box: the part's name adds nothing.
      if entrance == nil, plans.plans[plan].walkedCount != 1 {
        let name = (number: part.name, text: plans.names[part.name])
        slot = classes.slots.part(name, of: slot, isWrapper: part.isWrapper)
      }
      read(&self)
    case .index(let index): under(.index(Int32(truncatingIfNeeded: index)), read)
    case .unordered: under(.unordered, read)
    }
  }

  mutating func read<Value>(entry value: Value, plan: Int, name: () -> String?) {
    withUnsafePointer(to: value) { pointer in
      let outer = slot
      under(name().map(Subscript.key) ?? .unordered) {
        $0.read(valueOf: plan, type: Value.self, at: UnsafeRawPointer(pointer))
      }
      slot = outer
    }
  }

  private mutating func under(_ place: Subscript, _ read: (inout ObjectReader) -> Void) {
    slot = classes.slots.elements(of: slot)
    subscripts.append(place)
    read(&self)
    subscripts.removeLast()
  }

  mutating func tell(_ note: TypePlan.Note, of type: Any.Type) {
    guard note.isForWalks else { return }
    let path = classes.slots.slots[entrance?.slot ?? slot].path
    record.note(note.text { joinedLabel(path, $0) }, about: owner)
  }
}
