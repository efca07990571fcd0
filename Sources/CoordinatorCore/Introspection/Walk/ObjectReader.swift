import CoordinatorGraph

/// Reads objects by their plans and notes every reference that leads to something a walk is after.
///
/// Memory is read as it lies there; no property of the app's is called, so that a walk in the middle of a
/// mutation ends in stale facts at worst, not in a trap. Objects must not change on other threads meanwhile.
struct ObjectReader {
  /// Which element of a collection a reference is.
  enum Subscript: Hashable, Sendable {
    case index(Int32)
    case key(String)
    case unordered
  }

  /// Payloads and boxes inside one another are followed this far.
  static let deepestNesting = 16

  var plans: PlanTable
  var table = ObjectTable()
  var record = WalkRecord()

  /// The object that is being read.
  var owner: Int32 = 0
  var ownerCategory = ObjectCategory.other
  /// Where in a collection the value that is being read stands.
  var subscripts: [Subscript] = []
  var nesting = 0
  /// The slot through which a box was entered, while it is read, and how.
  var entrance: (slot: Int, ownership: Ownership)?
  /// Objects that turned out to be coordinators after their turn to be read.
  var recognized: [Int] = []
  /// The boxes inside the one that was entered that were read: boxes that hold one another have no end.
  var boxesRead: Set<ObjectIdentifier> = []

  init(rules: WalkRules, root: AnyObject) {
    plans = PlanTable(rules: rules, root: root)
  }

  /// What was written down, with every address looked up.
  mutating func finish() -> WalkRecord {
    record.resolve(by: table)
    return record
  }
}

// MARK: - Objects

extension ObjectReader {
  /// Meets an object that the caller names, whatever its class.
  mutating func meetRoot(_ object: AnyObject) {
    let number = plans.number(of: object)
    let isKnown = plans.categories[number] != .other && plans.categories[number] != .box
    meet(object, plan: isKnown ? number : plans.coordinatorNumber(of: object))
  }

  /// Reads one of the objects that were met.
  mutating func readObject(_ number: Int) {
    let type = Int(record.objects[number].type)
    let plan = plans.plans[type]
    (owner, ownerCategory) = (Int32(truncatingIfNeeded: number), plan.category)
    let address = UnsafeRawPointer(Unmanaged.passUnretained(table.objects[number]).toOpaque())
    for step in plan.steps { follow(step, at: address + step.offset, values: plan.values) }
    readMore(of: table.objects[number], plan: plan, tellsChildren: plans.types[type].tellsChildren)
  }

  /// Reads what is not in the fields themselves.
  private mutating func readMore(of object: AnyObject, plan: ClassPlan, tellsChildren: Bool) {
    if tellsChildren { readChildren(toldBy: object) }
    if plan.category == .registry { readRegistry(object, plan) }
    if plan.category.isNavigation || plan.category == .screen { readShownScreens(of: object) }
  }

  private mutating func readRegistry(_ object: AnyObject, _ plan: ClassPlan) {
    if let container = object as? DIContainer { return ask(container) }
    readRegisters(plan.registers, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  private mutating func readShownScreens(of object: AnyObject) {
    guard let screens = ShownScreens(of: object) else {
      return record.note("UIKit tells what it shows on the main thread only", about: owner)
    }
    for (index, screen) in screens.contained.enumerated() {
      found(screen, slot: plans.containedSlot, place: Int32(truncatingIfNeeded: index))
    }
    if let screen = screens.presented { found(screen, slot: plans.presentedSlot) }
  }

  private mutating func readChildren(toldBy object: AnyObject) {
    let children = (object as? any CoordinatorIntrospectable)?.introspectedChildren ?? []
    for (index, child) in children.enumerated() {
      found(child, slot: plans.introspectedSlot, place: Int32(truncatingIfNeeded: index))
    }
  }

  @discardableResult
  mutating func meet(_ object: AnyObject, plan: Int) -> Int {
    let (number, isNew) = table.insert(object)
    let met = WalkRecord.Object(type: Int32(truncatingIfNeeded: plan), category: plans.categories[plan])
    if isNew {
      record.objects.append(met)
    } else if record.objects[number].category == .other, met.category != .other {
      recognize(number, as: met)
    }
    return number
  }

  /// Only its place among the children tells what it is, and it was met elsewhere before, and not looked into.
  private mutating func recognize(_ number: Int, as met: WalkRecord.Object) {
    record.objects[number] = met
    if number <= Int(owner) { recognized.append(number) }
  }
}

// MARK: - Steps

extension ObjectReader {
  @inline(__always)
  private mutating func follow(_ step: Step, at address: UnsafeRawPointer, values: [ValuePlan]) {
    switch step.action {
    case .reference: readReference(at: address, slot: step.target, place: WalkRecord.noPlace)
    case .existentialReferences: readExistentials(at: address, slot: step.target)
    case .references: readReferences(at: address, slot: step.target)
    case .weakReference: read(.weakReference(slot: step.target), at: address)
    case .address: noteAddress(address.load(as: UInt.self), slot: step.target)
    case .value: read(values[step.target], at: address)
    }
  }

  private mutating func readExistentials(at address: UnsafeRawPointer, slot: Int) {
    let elements = address.assumingMemoryBound(to: [ClassExistential].self).pointee
    for index in elements.indices {
      follow(elements[index].object, slot: slot, place: Int32(truncatingIfNeeded: index))
    }
  }

  private mutating func readReferences(at address: UnsafeRawPointer, slot: Int) {
    let elements = address.assumingMemoryBound(to: [UnsafeRawPointer?].self).pointee
    for index in elements.indices {
      guard let element = elements[index] else { continue }
      follow(element, slot: slot, place: Int32(truncatingIfNeeded: index))
    }
  }

  @inline(__always)
  mutating func readReference(at address: UnsafeRawPointer, slot: Int, place: Int32?) {
    guard let pointer = address.load(as: UnsafeRawPointer?.self) else { return }
    follow(pointer, slot: slot, place: place)
  }

  @inline(__always)
  private mutating func follow(_ pointer: UnsafeRawPointer, slot: Int, place: Int32?) {
    found(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue(), slot: slot, place: place)
  }
}
