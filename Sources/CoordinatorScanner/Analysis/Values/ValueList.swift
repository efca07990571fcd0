/// A list of values, and what is known of all of them together, in one piece of memory.
///
/// A set is only a reference to it: copies share it until one of them changes. So to copy a set costs the same whatever it
/// holds, and values that hold sets stay small.
struct ValueList: RandomAccessCollection, Sendable {
  // A buffer changes only while one list has it.
  private nonisolated(unsafe) var buffer: ManagedBuffer<ValueTraits, AbstractValue>?

  /// Reads what is known of all values. By the pointer, because each direct read would be checked for overlaps at run time.
  @inline(__always)
  private func known<Part>(_ part: (inout ValueTraits) -> Part, or none: Part) -> Part {
    buffer?.withUnsafeMutablePointerToHeader { part(&$0.pointee) } ?? none
  }

  var startIndex: Int { 0 }
  var endIndex: Int { known({ $0.count }, or: 0) }

  subscript(place: Int) -> AbstractValue {
    precondition(place >= 0 && place < count, "a place outside of a list of values")
    return buffer.unsafelyUnwrapped.withUnsafeMutablePointerToElements { $0[place] }
  }

  var fingerprint: UInt64 { known({ $0.fingerprint }, or: 0) }
  var size: Int32 { known({ $0.size }, or: 0) }
  var depth: Int8 { known({ $0.depth }, or: 0) }
  var isOpen: Bool { known({ $0.isOpen }, or: false) }
  var hasParameter: Bool { known({ $0.hasParameter }, or: false) }

  var isWidened: Bool {
    get { known({ $0.isWidened }, or: false) }
    set {
      guard newValue != isWidened else { return }
      owned(for: count).withUnsafeMutablePointerToHeader { $0.pointee.isWidened = newValue }
    }
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

  func objects(of type: TypeID) -> Int { known({ $0.objectsOfType?[type] ?? 0 }, or: 0) }
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
      traits.pointee.add(value)
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
      traits.pointee.add(value)
    }
  }

  /// A buffer with space for some values that no other list has.
  private mutating func owned(for needed: Int) -> ManagedBuffer<ValueTraits, AbstractValue> {
    if isKnownUniquelyReferenced(&buffer), known({ $0.capacity }, or: 0) >= needed, let buffer {
      return buffer
    }
    let count = count
    var traits = known({ $0 }, or: ValueTraits())
    // Most sets have one value.
    traits.capacity = count == 0 ? needed : Swift.max(needed, count * 2)
    let new = ValueBuffer.create(minimumCapacity: traits.capacity) { [traits] _ in traits }
    buffer?.withUnsafeMutablePointerToElements { old in
      new.withUnsafeMutablePointerToElements { $0.initialize(from: old, count: count) }
    }
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

  mutating func add(_ value: AbstractValue) {
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
