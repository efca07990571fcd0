/// A collection of the standard library, which is read element by element.
protocol CollectionReading {
  static var elementTypes: [Any.Type] { get }

  /// Whether a value is one reference to its storage.
  static var isStorage: Bool { get }

  /// Hands the reader every element in the storage at an address.
  static func read(storage: UnsafeRawPointer, by reader: inout HeapReader)
}

extension CollectionReading {
  static var isStorage: Bool { MemoryLayout<Self>.size == MemoryLayout<UnsafeRawPointer>.size }

  /// The collection with the storage at an address; it retains the storage while it is used.
  fileprivate static func collection<Stored>(at storage: UnsafeRawPointer) -> Stored {
    withUnsafePointer(to: storage) { UnsafeRawPointer($0).assumingMemoryBound(to: Stored.self).pointee }
  }
}

extension Array: CollectionReading {
  static var elementTypes: [Any.Type] { [Element.self] }

  static func read(storage: UnsafeRawPointer, by reader: inout HeapReader) {
    let array: Self = collection(at: storage)
    array.withUnsafeBytes {
      reader.readElements(of: Element.self, in: $0, stride: MemoryLayout<Element>.stride)
    }
  }
}

extension ContiguousArray: CollectionReading {
  static var elementTypes: [Any.Type] { [Element.self] }

  static func read(storage: UnsafeRawPointer, by reader: inout HeapReader) {
    let array: Self = collection(at: storage)
    array.withUnsafeBytes {
      reader.readElements(of: Element.self, in: $0, stride: MemoryLayout<Element>.stride)
    }
  }
}

extension ArraySlice: CollectionReading {
  static var elementTypes: [Any.Type] { [Element.self] }

  /// Its storage is that of an array, which may have more elements than the slice, and keeps all of them
  /// alive.
  static func read(storage: UnsafeRawPointer, by reader: inout HeapReader) {}
}

extension Set: CollectionReading {
  static var elementTypes: [Any.Type] { [Element.self] }

  static func read(storage: UnsafeRawPointer, by reader: inout HeapReader) {
    let set: Self = collection(at: storage)
    let shape = reader.shapes.shape(ofValues: Element.self)
    guard shape != 0 else { return }
    let isSorted = set.count > 1 && set.count <= reader.longestSorted
    for element in isSorted ? ReadingOrder.sortedByType(Array(set)) : Array(set) {
      guard reader.spend() else { return }
      withUnsafePointer(to: element) { reader.read(shape, at: UnsafeRawPointer($0), under: .text("[?]")) }
    }
  }
}

extension Dictionary: CollectionReading {
  static var elementTypes: [Any.Type] { [Key.self, Value.self] }

  static func read(storage: UnsafeRawPointer, by reader: inout HeapReader) {
    let dictionary: Self = collection(at: storage)
    let shapes = (reader.shapes.shape(ofValues: Key.self), reader.shapes.shape(ofValues: Value.self))
    guard shapes != (0, 0) else { return }
    if dictionary.count > 1, dictionary.count <= reader.longestSorted {
      for entry in sorted(dictionary) {
        guard reader.spend() else { return }
        read(entry, shapes, by: &reader)
      }
    } else {
      for entry in dictionary {
        guard reader.spend() else { return }
        read(entry, shapes, by: &reader)
      }
    }
  }

  /// In an order that the next run has, too.
  private static func sorted(_ dictionary: Self) -> [Element] {
    dictionary.map { (name: ReadingOrder.name(ofKey: $0.key) ?? "", entry: $0) }
      .sorted { $0.name < $1.name }.map(\.entry)
  }

  private static func read(_ entry: Element, _ shapes: (Int, Int), by reader: inout HeapReader) {
    if shapes.0 != 0 {
      withUnsafePointer(to: entry.key) {
        reader.read(shapes.0, at: UnsafeRawPointer($0), under: .text("keys[?]"))
      }
    }
    guard shapes.1 != 0 else { return }
    let named = reader.labels.count
    withUnsafePointer(to: entry.value) { reader.read(shapes.1, at: UnsafeRawPointer($0), under: .key) }
    reader.fillKeys(from: named) { ReadingOrder.name(ofKey: entry.key) }
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
  ]
  return Set(types.compactMap(structureDescriptor))
}()

private func structureDescriptor(of type: Any.Type) -> UInt? {
  guard MetadataKind(of: type) == .structure else { return nil }
  return unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 8, as: UInt.self)
}
