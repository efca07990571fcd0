/// A collection of the standard library, which is read element by element.
protocol CollectionReading {
  static var elementTypes: [Any.Type] { get }

  /// Whether a value is one reference to its storage.
  static var isStorage: Bool { get }

  /// Hands a visitor every element in the storage at an address.
  static func read<Visitor: MemoryVisitor>(storage: UnsafeRawPointer, by visitor: inout Visitor)

  /// Hands a visitor every element of the value at an address.
  static func read<Visitor: MemoryVisitor>(valueAt address: UnsafeRawPointer, by visitor: inout Visitor)
}

extension CollectionReading {
  static var isStorage: Bool { MemoryLayout<Self>.size == MemoryLayout<UnsafeRawPointer>.size }

  static func read<Visitor: MemoryVisitor>(storage: UnsafeRawPointer, by visitor: inout Visitor) {
    withUnsafePointer(to: storage) { read(valueAt: UnsafeRawPointer($0), by: &visitor) }
  }

  /// The collection at an address; it retains its storage while it is used.
  fileprivate static func value(at address: UnsafeRawPointer) -> Self {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

extension CollectionReading where Self: RandomAccessCollection, Index == Int {
  static var elementTypes: [Any.Type] { [Element.self] }

  /// Indices are names: those of a slice start at its first element's index in the array.
  static func read<Visitor: MemoryVisitor>(valueAt address: UnsafeRawPointer, by visitor: inout Visitor) {
    let value = value(at: address)
    value.withContiguousStorageIfAvailable { visitor.readElements(in: $0, first: value.startIndex) }
  }
}

extension Array: CollectionReading {}

extension ContiguousArray: CollectionReading {}

extension ArraySlice: CollectionReading {
  /// Its storage is that of an array, which may have more elements than the slice, and keeps all of them
  /// alive.
  static func read<Visitor: MemoryVisitor>(storage: UnsafeRawPointer, by visitor: inout Visitor) {}
}

extension Set: CollectionReading {
  static var elementTypes: [Any.Type] { [Element.self] }

  /// A set has no order that would be the same in the next run: its elements are read by the names of
  /// their types.
  static func read<Visitor: MemoryVisitor>(valueAt address: UnsafeRawPointer, by visitor: inout Visitor) {
    let set = value(at: address)
    let plan = visitor.plans.number(ofValues: Element.self)
    guard plan != 0 else { return }
    if set.count <= Visitor.longestSorted {
      visitor.readElements(ReadingOrder.sortedByType(Array(set)), plan: plan)
    } else {
      visitor.readElements(set, plan: plan)
    }
  }
}

extension Dictionary: CollectionReading {
  static var elementTypes: [Any.Type] { [Key.self, Value.self] }

  /// Entries are read in the order of their keys' names, which no run changes.
  static func read<Visitor: MemoryVisitor>(valueAt address: UnsafeRawPointer, by visitor: inout Visitor) {
    let dictionary = value(at: address)
    if dictionary.count <= Visitor.longestSorted {
      visitor.readEntries(of: Key.self, Value.self, ReadingOrder.entries(of: dictionary))
    } else {
      visitor.readEntries(of: Key.self, Value.self, dictionary)
    }
  }
}

extension KeyValuePairs: CollectionReading {
  static var elementTypes: [Any.Type] { [Key.self, Value.self] }

  static func read<Visitor: MemoryVisitor>(valueAt address: UnsafeRawPointer, by visitor: inout Visitor) {
    visitor.readEntries(of: Key.self, Value.self, value(at: address).lazy.map { ($0, $1) })
  }
}

/// The reading of arrays of a type known only at run time.
func arrayReading(of element: Any.Type) -> any CollectionReading.Type {
  func reading<Element>(_: Element.Type) -> any CollectionReading.Type { [Element].self }
  return _openExistential(element, do: reading)
}

/// The reading of a type, if it is a collection of the standard library.
///
/// Asking every type for a conformance would have the runtime look through all those of the program, each time in vain.
func collectionReading(of type: Any.Type) -> (any CollectionReading.Type)? {
  guard let descriptor = structureDescriptor(of: type), collectionDescriptors.contains(descriptor) else {
    return nil
  }
  return type as? any CollectionReading.Type
}

private let collectionDescriptors: Set<UInt> = {
  let types: [Any.Type] = [
    [Int].self, ContiguousArray<Int>.self, ArraySlice<Int>.self, Set<Int>.self, [Int: Int].self,
    KeyValuePairs<Int, Int>.self,
  ]
  return Set(types.compactMap(structureDescriptor))
}()

private func structureDescriptor(of type: Any.Type) -> UInt? {
  guard MetadataKind(of: type) == .structure else { return nil }
  return unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt.self)
}

/// The type in an optional; nil for other types.
func wrappedType(of type: Any.Type) -> Any.Type? {
  guard MetadataKind(of: type) == .optional else { return nil }
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return metadata.pointer(at: 16).map { unsafeBitCast($0, to: Any.Type.self) }
}

/// The type of what a collection or an optional holds, and whether `via` can name each of its elements.
func elements(of type: Any.Type) -> (type: Any.Type, haveSubscripts: Bool)? {
  if let wrapped = wrappedType(of: type) { return (wrapped, false) }
  return collectionReading(of: type)?.elementTypes.last.map { ($0, true) }
}

/// The element type of an array, from the class of its storage. It is needed when the array is a plain
/// object: in a slice, or as the only capture of a closure.
func elementType(ofArrayStorage type: AnyClass) -> Any.Type? {
  guard typeName(type).hasPrefix("_ContiguousArrayStorage<"), moduleName(type) == "Swift" else { return nil }
  guard let descriptor = ClassMetadata(of: type)?.descriptor else { return nil }
  // The arguments of a generic class come first among the words that it adds to its metadata.
  let words = descriptor.load(fromByteOffset: 28, as: UInt32.self)
  let ownWords = descriptor.load(fromByteOffset: 32, as: UInt32.self)
  guard words >= ownWords, ownWords > 0 else { return nil }
  let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return metadata.pointer(at: Int(words - ownWords) * 8).map { unsafeBitCast($0, to: Any.Type.self) }
}
