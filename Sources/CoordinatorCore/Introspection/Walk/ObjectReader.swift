import CoordinatorGraph

/// Reads objects by their plans and notes every reference that leads to something a walk is after.
///
/// Memory is read as it lies there; no property of the app's is called, so that a walk in the middle of a
/// mutation ends in stale facts at worst, not in a trap. Objects must not change on other threads meanwhile.
final class ObjectReader {
  /// Which element of a collection a reference is.
  enum Subscript: Equatable {
    case index(Int32)
    case key(String)
    case unordered
  }

  /// Payloads and boxes inside one another are followed this far.
  private static let deepestNesting = 16

  private(set) var plans: PlanTable
  var table = ObjectTable()
  /// For each object met, the class plan that it is read by.
  private(set) var planOfObject: [ClassPlan] = []
  private(set) var record = WalkRecord()

  private var owner: Int32 = 0
  private var ownerCategory = ObjectCategory.other
  private var subscripts: [Subscript] = []
  private var nesting = 0
  /// The slot through which a box was entered, while it is read, and how.
  private var entrance: (slot: Int32, ownership: Ownership)?

  init(rules: WalkRules, root: AnyObject) {
    plans = PlanTable(rules: rules, root: root)
  }
}

// MARK: - Objects

extension ObjectReader {
  /// Meets an object that the caller names, whatever its class.
  func meetRoot(_ object: AnyObject) {
    let plan = plans.plan(of: object)
    let isKnown = plan.category != .other && plan.category != .box
    meet(object, plan: isKnown ? plan : plans.coordinatorPlan(of: object))
  }

  /// Reads one of the objects that were met.
  func readObject(_ number: Int) {
    let (object, plan) = (table.objects[number], planOfObject[number])
    (owner, ownerCategory) = (Int32(truncatingIfNeeded: number), plan.category)
    if plan.category == .other { return }
    read(plan.values, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    if let teller = object as? any CoordinatorIntrospectable { readChildren(toldBy: teller) }
  }

  private func readChildren(toldBy teller: any CoordinatorIntrospectable) {
    let slot = plans.introspectedSlot
    for (index, child) in teller.introspectedChildren.enumerated() {
      subscripts.append(.index(Int32(truncatingIfNeeded: index)))
      found(child, slot: slot)
      subscripts.removeLast()
    }
  }

  @discardableResult
  private func meet(_ object: AnyObject, plan: ClassPlan) -> Int {
    let (number, isNew) = table.insert(object)
    if isNew {
      planOfObject.append(plan)
      record.objects.append(WalkRecord.Object(type: plan.type.index, category: plan.category))
    }
    return number
  }
}

// MARK: - Values

extension ObjectReader {
  func read(_ plan: ValuePlan, at address: UnsafeRawPointer) {
    switch plan {
    case .nothing: return
    case .fields(let fields):
      for field in fields { read(field.plan, at: address + field.offset) }
    case .reference(let slot): readReference(at: address, slot: slot)
    case .weakReference(let slot):
      if let object = address.assumingMemoryBound(to: WeakStorage.self).pointee.object {
        found(object, slot: slot)
      }
    case .address(let slot): noteAddress(address.load(as: UInt.self), slot: slot)
    case .elements(let type, let element): type.read(at: address, with: element, by: self)
    case .existential(let slot): readOpened(address.assumingMemoryBound(to: Any.self).pointee, slot: slot)
    case .copied(let type, let slot): found(copiedReference(of: type, at: address), slot: slot)
    case .enumeration(let type, let slot): type.read(at: address, slot: slot, by: self)
    case .blind(let reason): record.note(reason, about: owner)
    }
  }

  func read(_ plan: ValuePlan, at address: UnsafeRawPointer, subscript place: Subscript) {
    subscripts.append(place)
    read(plan, at: address)
    subscripts.removeLast()
  }

  func readElements(_ plan: ValuePlan, in bytes: UnsafeRawBufferPointer, stride: Int) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    subscripts.append(.index(0))
    for index in 0..<(bytes.count / stride) {
      subscripts[subscripts.count - 1] = .index(Int32(truncatingIfNeeded: index))
      read(plan, at: start + index * stride)
    }
    subscripts.removeLast()
  }

  /// Reads a value whose type came to light only now.
  func readOpened(_ value: Any, slot: Int) {
    if type(of: value) is AnyClass { return found(value as AnyObject, slot: slot) }
    guard nesting < Self.deepestNesting else {
      return record.note("'\(plans.slots[slot].path)' is nested too deeply", about: owner)
    }
    nesting += 1
    func readCopy<Value>(_ value: Value) {
      withUnsafePointer(to: value) {
        read(plans.plan(forValuesOf: Value.self, inSlot: slot), at: UnsafeRawPointer($0))
      }
    }
    _openExistential(value, do: readCopy)
    nesting -= 1
  }

  private func readReference(at address: UnsafeRawPointer, slot: Int) {
    guard let pointer = address.load(as: UnsafeRawPointer?.self) else { return }
    found(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), slot: slot)
  }

  private func copiedReference(of type: Any.Type, at address: UnsafeRawPointer) -> AnyObject {
    func copy<Value>(_: Value.Type) -> AnyObject {
      address.assumingMemoryBound(to: Value.self).pointee as AnyObject
    }
    return copy(type)
  }
}

/// What a weak property looks like in memory: its witness tables, if any, come after.
private struct WeakStorage {
  weak var object: AnyObject?
}

// MARK: - References

extension ObjectReader {
  private func found(_ object: AnyObject, slot: Int) {
    let plan = plans.plan(of: object)
    let meaning = plans.slots[slot].meaning
    if plan.category == .box
      || (meaning == .children && plan.category == .other && plans.isBoxOfChild(object))
    {
      return readBox(object, slot: slot)
    }
    if leadsUp(meaning) || (ownerCategory == .screen && plan.category == .coordinator) {
      return noteAddress(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), slot: slot)
    }
    guard let plan = wanted(plan, object, meaning: meaning) else { return }
    add(slot: slot, to: meet(object, plan: plan))
  }

  private func leadsUp(_ meaning: Slot.Meaning) -> Bool {
    meaning == .parent || meaning == .listener
  }

  /// The plan to read an object by, or nil when its owner's reference to it is of no interest.
  private func wanted(_ plan: ClassPlan, _ object: AnyObject, meaning: Slot.Meaning) -> ClassPlan? {
    if plan.category != .other { return plan }
    if meaning == .children, ownerCategory == .coordinator { return plans.coordinatorPlan(of: object) }
    return ownerCategory == .container ? plan : nil
  }

  private func readBox(_ object: AnyObject, slot: Int) {
    guard nesting < Self.deepestNesting else { return }
    let outer = entrance
    let ownership = plans.slots[slot].ownership
    entrance = outer ?? (Int32(truncatingIfNeeded: slot), ownership)
    nesting += 1
    read(plans.boxPlan(of: object), at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    nesting -= 1
    entrance = outer
  }

  /// A reference that is not followed: which object it leads to is looked up when all have been met.
  private func noteAddress(_ address: UInt, slot: Int) {
    guard address != 0 else { return }
    record.unresolved.append((link(slot: slot, to: 0), address))
  }

  private func add(slot: Int, to target: Int) {
    record.links.append(link(slot: slot, to: target))
  }

  private func link(slot: Int, to target: Int) -> WalkRecord.Link {
    let inner = plans.slots[slot].ownership
    var place: Int32 = WalkRecord.noPlace
    if subscripts.count == 1, case .index(let index) = subscripts[0] {
      place = index
    } else if !subscripts.isEmpty {
      place = record.add(subscripts)
    }
    return WalkRecord.Link(
      owner: owner,
      target: Int32(truncatingIfNeeded: target),
      slot: entrance?.slot ?? Int32(truncatingIfNeeded: slot),
      place: place,
      ownership: inner == .strong ? entrance?.ownership ?? .strong : inner
    )
  }
}

extension ObjectReader {
  /// What was written down, with every address looked up.
  func finish() -> WalkRecord {
    record.resolve(by: table)
    return record
  }
}
