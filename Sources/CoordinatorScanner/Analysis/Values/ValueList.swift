/// A list of values, and what is known of all of them together, in one piece of memory.
///
/// A set is only a reference to it: copies share it until one of them changes. So to copy a set costs the same whatever it
/// holds, and values that hold sets stay small.
struct ValueList: RandomAccessCollection, Sendable {
  // Nobody changes a buffer that others share.
  private nonisolated(unsafe) var buffer: ManagedBuffer<ValueTraits, AbstractValue>?

  var startIndex: Int { 0 }
  var endIndex: Int { buffer?.header.count ?? 0 }

  subscript(place: Int) -> AbstractValue {
    precondition(place >= 0 && place < count, "a place outside of a list of values")
    return buffer.unsafelyUnwrapped.withUnsafeMutablePointerToElements { $0[place] }
  }

  var fingerprint: UInt64 { buffer?.header.fingerprint ?? 0 }
  var size: Int32 { buffer?.header.size ?? 0 }
  var depth: Int8 { buffer?.header.depth ?? 0 }
  var isOpen: Bool { buffer?.header.isOpen ?? false }
  var hasParameter: Bool { buffer?.header.hasParameter ?? false }

  var isWidened: Bool {
    get { buffer?.header.isWidened ?? false }
    set { if newValue != isWidened { owned(for: count).header.isWidened = newValue } }
  }

  /// Whether both are the same piece of memory.
  func isShared(with other: ValueList) -> Bool { buffer === other.buffer }

  func contains(_ value: AbstractValue) -> Bool {
    guard let buffer else { return false }
    return buffer.withUnsafeMutablePointers { traits, values in
      if let lookup = traits.pointee.lookup { return lookup.contains(value) }
      for place in 0..<traits.pointee.count where values[place] == value { return true }
      return false
    }
  }

  func objects(of type: TypeID) -> Int { buffer?.header.objectsOfType?[type] ?? 0 }
}

extension ValueList: Equatable {
  static func == (left: ValueList, right: ValueList) -> Bool {
    left.isShared(with: right)
      || left.fingerprint == right.fingerprint && left.size == right.size && left.elementsEqual(right)
  }
}

// MARK: Changes

extension ValueList {
  mutating func append(_ value: AbstractValue) {
    let buffer = owned(for: count + 1)
    buffer.withUnsafeMutablePointers { traits, values in
      (values + traits.pointee.count).initialize(to: value)
      traits.pointee.count += 1
      traits.pointee.note(value)
      traits.pointee.look(up: value, among: UnsafeBufferPointer(start: values, count: traits.pointee.count))
    }
  }

  mutating func replace(at place: Int, with value: AbstractValue) {
    let before = self[place]
    owned(for: count).withUnsafeMutablePointers { traits, values in
      values[place] = value
      traits.pointee.lookup?.remove(before)
      traits.pointee.lookup?.insert(value)
      traits.pointee.size -= before.size
      traits.pointee.fingerprint &-= before.hashNumber.mixed
      traits.pointee.note(value)
    }
  }

  /// A buffer with space for some values that no other list has.
  private mutating func owned(for needed: Int) -> ManagedBuffer<ValueTraits, AbstractValue> {
    if isKnownUniquelyReferenced(&buffer), let buffer, buffer.header.capacity >= needed { return buffer }
    let count = count
    // Most sets have one value.
    let capacity = count == 0 ? needed : Swift.max(needed, count * 2)
    let new = ValueBuffer.create(minimumCapacity: capacity) { _ in ValueTraits() }
    if let buffer {
      new.header = buffer.header
      buffer.withUnsafeMutablePointerToElements { old in
        new.withUnsafeMutablePointerToElements { $0.initialize(from: old, count: count) }
      }
    }
    new.header.capacity = capacity
    buffer = new
    return new
  }
}

private final class ValueBuffer: ManagedBuffer<ValueTraits, AbstractValue> {
  deinit {
    withUnsafeMutablePointers { traits, values in _ = values.deinitialize(count: traits.pointee.count) }
  }
}

private struct ValueTraits {
  var count = 0
  var capacity = 0
  /// A sum over the values. Different lists nearly always have different sums.
  var fingerprint: UInt64 = 0
  /// The number of values, with those that they hold.
  var size: Int32 = 0
  var depth: Int8 = 0
  var isWidened = false
  var isOpen = false
  var hasParameter = false
  /// The same values for quick lookup, where there are many.
  var lookup: Set<AbstractValue>?
  /// The number of objects of each type, where there are many values.
  var objectsOfType: [TypeID: Int]?

  /// A search through fewer values is quicker than a lookup.
  private static let mostWithoutLookup = 12

  mutating func note(_ value: AbstractValue) {
    if value.isOpen { isOpen = true }
    if value.hasParameter { hasParameter = true }
    depth = max(depth, value.depth)
    size += value.size
    fingerprint &+= value.hashNumber.mixed
  }

  /// Makes a new value one that lookups find.
  mutating func look(up value: AbstractValue, among all: UnsafeBufferPointer<AbstractValue>) {
    if lookup != nil {
      lookup?.insert(value)
    } else if count > Self.mostWithoutLookup {
      lookup = Set(all)
    }
    if objectsOfType != nil {
      if let type = value.objectType { objectsOfType?[type, default: 0] += 1 }
    } else if count >= PointsToSet.mostApart {
      objectsOfType = Dictionary(all.compactMap(\.objectType).map { ($0, 1) }, uniquingKeysWith: +)
    }
  }
}

extension AbstractValue {
  fileprivate var objectType: TypeID? {
    if case .object(let object) = self { object.type } else { nil }
  }
}
