import CoordinatorGraph

/// Reads objects by their plans and records every relevant reference.
///
/// Reads memory directly and calls no property of the app. So a walk during a mutation may return stale
/// facts, but does not trap. Other threads must not change the objects meanwhile.
struct ObjectReader: MemoryVisitor {
  static let countsReferences = false
  static let longestSorted = Int.max

  /// Payloads and boxes inside one another are followed this far.
  static let deepestNesting = 16

  var classes: PlanTable
  var table = ObjectTable()
  var record = WalkRecord()

  /// The object that is being read.
  var owner: Int32 = 0
  var ownerCategory = ObjectCategory.other
  /// The indices or keys of the value that is being read, in its collections.
  var subscripts: [WalkRecord.Subscript] = []
  var nesting = 0
  /// The slot of the value that is being read.
  var slot = 0
  /// The slot through which a box was entered, while it is read, and how.
  var entrance: (slot: Int, ownership: Ownership)?
  /// Objects that turned out to be coordinators after their turn to be read.
  var recognized: [Int] = []
  /// The boxes that were read inside the entered box: boxes may hold one another without end.
  var boxesRead: Set<UnsafeRawPointer> = []

  /// The addresses of coordinators that are above the root.
  var outsidersRead: Set<UInt> = []

  init(rules: WalkRules, root: AnyObject) {
    classes = PlanTable(rules: rules, root: root)
  }

  /// The record, with every address replaced by an object.
  mutating func finish() -> WalkRecord {
    record.resolve(by: table)
    return record
  }
}

// MARK: - Objects

extension ObjectReader {
  /// Meets an object that the caller names, whatever its class.
  mutating func meetRoot(_ object: AnyObject) {
    let number = classes.number(of: object)
    let category = classes.plans[number].category
    let isKnown = category != .other && category != .box
    let plan = isKnown ? number : classes.coordinatorNumber(of: object)
    meet(at: MemoryNode(of: object).pointer, plan: plan)
  }

  /// Reads one of the objects of the walk.
  mutating func readObject(_ number: Int) {
    let plan = classes.plans[Int(record.objects[number].type)]
    (owner, ownerCategory) = (Int32(truncatingIfNeeded: number), plan.category)
    let address = table.address(of: number)
    for (part, slot) in plan.properties {
      self.slot = slot
      read(part, at: address + part.offset)
    }
    if plan.category != .coordinator || plan.tellsChildren { readMore(of: number, plan: plan) }
  }

  /// Reads the references that are not fields.
  private mutating func readMore(of number: Int, plan: ClassPlan) {
    let object = table.objects[number]
    if plan.tellsChildren { readChildren(toldBy: object) }
    if plan.category == .registry { readRegistry(object, type: Int(record.objects[number].type)) }
    if plan.category.isNavigation || plan.category == .screen { readShownScreens(of: object) }
  }

  private mutating func readRegistry(_ object: AnyObject, type: Int) {
    if let container = object as? DIContainer { return record.registrations.ask(container, owner) }
    for register in classes.registers[type] ?? []
    where !record.registrations.read(register, of: owner, at: MemoryNode(of: object).pointer) {
      record.note("'\(register.path)' has entries with unknown names", about: owner)
    }
  }

  private mutating func readShownScreens(of object: AnyObject) {
    guard let screens = ShownScreens(of: object) else {
      return record.note("UIKit reports visible screens only on the main thread", about: owner)
    }
    for (property, index, screen) in screens.references {
      if let slot = classes.shownSlots[property] { found(screen, slot: slot, index: index) }
    }
  }

  private mutating func readChildren(toldBy object: AnyObject) {
    let children = (object as? any CoordinatorIntrospectable)?.introspectedChildren ?? []
    for (index, child) in children.enumerated() {
      found(child, slot: classes.introspectedSlot, index: index)
    }
  }

  @discardableResult
  mutating func meet(at address: UnsafeRawPointer, plan: Int) -> Int {
    let (number, isNew) = table.insert(objectAt: address)
    let type = Int32(truncatingIfNeeded: plan)
    let met = WalkRecord.Object(type: type, category: classes.plans[plan].category)
    if isNew {
      record.objects.append(met)
    } else if record.objects[number].category == .other, met.category != .other {
      recognize(number, as: met)
    }
    return number
  }

  /// An object that becomes a coordinator by its place among the children, although the walk met it before
  /// and did not read it.
  private mutating func recognize(_ number: Int, as met: WalkRecord.Object) {
    record.objects[number] = met
    if number <= Int(owner) { recognized.append(number) }
  }
}

// MARK: - Values

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
        return noteAddress(address, reference.ownership)
      }
      found(at: address, reference.ownership)
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
    case .index(let index): element(.index(index), read)
    case .unordered: element(.unordered, read)
    }
  }

  mutating func read<Value>(entry value: Value, plan: Int, name: () -> String?) {
    withUnsafePointer(to: value) { pointer in
      let outer = slot
      element(name().map(WalkRecord.Subscript.key) ?? .unordered) {
        $0.read(valueOf: plan, type: Value.self, at: UnsafeRawPointer(pointer))
      }
      slot = outer
    }
  }

  private mutating func element(_ place: WalkRecord.Subscript, _ read: (inout ObjectReader) -> Void) {
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
