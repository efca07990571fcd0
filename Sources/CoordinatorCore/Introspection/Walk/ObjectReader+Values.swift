extension ObjectReader {
  /// Reads a value by its plan.
  mutating func read(_ plan: ValuePlan, at address: UnsafeRawPointer) {
    switch plan {
    case .nothing: return
    case .fields(let fields):
      for field in fields { read(field.plan, at: address + field.offset) }
    case .reference(let slot): readReference(at: address, slot: slot, place: nil)
    case .weakReference(let slot): readWeakReference(at: address, slot: slot, place: nil)
    case .address(let slot): noteAddress(address.load(as: UInt.self), slot: slot, place: nil)
    case .elements(let type, let element): type.read(at: address, with: element, by: &self)
    case .existential(let slot): readOpened(address.assumingMemoryBound(to: Any.self).pointee, slot: slot)
    case .error(let slot):
      readOpened(address.assumingMemoryBound(to: (any Error).self).pointee as Any, slot: slot)
    case .copied(let type, let slot): found(copiedReference(of: type, at: address), slot: slot)
    case .enumeration(let type, let slot): type.read(at: address, slot: slot, by: &self)
    case .blind(let reason): record.note(reason, about: owner)
    }
  }

  /// Reads one element of a collection.
  mutating func read(_ plan: ValuePlan, at address: UnsafeRawPointer, subscript place: Subscript) {
    subscripts.append(place)
    read(plan, at: address)
    subscripts.removeLast()
  }

  /// Reads the elements of a collection with contiguous storage.
  mutating func readElements(_ plan: ValuePlan, in bytes: UnsafeRawBufferPointer, stride: Int) {
    guard let start = bytes.baseAddress else { return }
    for index in 0..<(bytes.count / stride) {
      read(plan, at: start + index * stride, subscript: .index(Int32(truncatingIfNeeded: index)))
    }
  }

  /// Reads a value whose type came to light only now.
  mutating func readOpened(_ value: Any, slot: Int) {
    if type(of: value) is AnyClass { return found(value as AnyObject, slot: slot) }
    guard nesting < Self.deepestNesting else {
      return record.note("'\(plans.slots[slot].path)' is nested too deeply", about: owner)
    }
    nesting += 1
    readCopy(value, slot: slot)
    nesting -= 1
  }

  private mutating func readCopy(_ value: Any, slot: Int) {
    func read<Value>(_ value: Value) {
      let plan = plans.plan(forValuesOf: Value.self, inSlot: slot)
      withUnsafePointer(to: value) { self.read(plan, at: UnsafeRawPointer($0)) }
    }
    _openExistential(value, do: read)
  }

  mutating func readWeakReference(at address: UnsafeRawPointer, slot: Int, place: Int32?) {
    // Through a mutable pointer, or else the weak reference is copied first.
    let storage = UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: WeakStorage.self)
    guard let object = storage.pointee.object else { return }
    guard plans.meaning(ofSlot: entrance?.slot ?? slot).leadsUp else {
      return found(object, slot: slot, place: place)
    }
    noteAddress(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), slot: slot, place: place)
  }

  private func copiedReference(of type: Any.Type, at address: UnsafeRawPointer) -> AnyObject {
    func copy<Value>(_: Value.Type) -> AnyObject {
      address.assumingMemoryBound(to: Value.self).pointee as AnyObject
    }
    return _openExistential(type, do: copy)
  }
}

/// The memory layout of a weak property; its witness tables, if any, follow.
private struct WeakStorage {
  weak var object: AnyObject?
}
