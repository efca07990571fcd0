/// Gives a reader the memory of each element of a collection.
protocol ElementReading {
  static var elementType: Any.Type { get }

  /// Whether the elements have indices or keys, so that `via` can name them.
  static var hasSubscripts: Bool { get }

  /// Whether it is an `Array`.
  static var isArray: Bool { get }

  /// Hands the reader each element of the value at the given address.
  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader)
}

extension ElementReading {
  static var isArray: Bool { false }
}

extension Optional: ElementReading {
  static var elementType: Any.Type { Wrapped.self }
  static var hasSubscripts: Bool { false }

  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    guard let value = address.assumingMemoryBound(to: Self.self).pointee else { return }
    withUnsafePointer(to: value) { reader.read(plan, at: UnsafeRawPointer($0)) }
  }
}

extension Array: ElementReading {
  static var isArray: Bool { true }
  static var elementType: Any.Type { Element.self }
  static var hasSubscripts: Bool { true }

  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    address.assumingMemoryBound(to: Self.self).pointee.withUnsafeBytes { bytes in
      reader.readElements(plan, in: bytes, stride: MemoryLayout<Element>.stride)
    }
  }
}

extension ContiguousArray: ElementReading {
  static var elementType: Any.Type { Element.self }
  static var hasSubscripts: Bool { true }

  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    address.assumingMemoryBound(to: Self.self).pointee.withUnsafeBytes { bytes in
      reader.readElements(plan, in: bytes, stride: MemoryLayout<Element>.stride)
    }
  }
}

extension ArraySlice: ElementReading {
  static var elementType: Any.Type { Element.self }
  static var hasSubscripts: Bool { true }

  /// The indices of a slice start at its first element's index in the array.
  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    let slice = address.assumingMemoryBound(to: Self.self).pointee
    for index in slice.indices {
      let place = ObjectReader.Subscript.index(Int32(truncatingIfNeeded: index))
      withUnsafePointer(to: slice[index]) { reader.read(plan, at: UnsafeRawPointer($0), subscript: place) }
    }
  }
}

extension Result: ElementReading {
  static var elementType: Any.Type { Success.self }
  static var hasSubscripts: Bool { false }

  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    guard case .success(let value) = address.assumingMemoryBound(to: Self.self).pointee else { return }
    withUnsafePointer(to: value) { reader.read(plan, at: UnsafeRawPointer($0)) }
  }
}

extension AnyHashable: ElementReading {
  static var elementType: Any.Type { Any.self }
  static var hasSubscripts: Bool { false }

  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    let value = address.assumingMemoryBound(to: Self.self).pointee.base
    withUnsafePointer(to: value) { reader.read(plan, at: UnsafeRawPointer($0)) }
  }
}

extension Set: ElementReading {
  static var elementType: Any.Type { Element.self }
  static var hasSubscripts: Bool { true }

  /// A set has no order that would be the same in the next run: its elements are read by the names of
  /// their types.
  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    for element in ReadingOrder.sortedByType(Array(address.assumingMemoryBound(to: Self.self).pointee)) {
      withUnsafePointer(to: element) { reader.read(plan, at: UnsafeRawPointer($0), subscript: .unordered) }
    }
  }
}

extension Dictionary: ElementReading {
  static var elementType: Any.Type { Value.self }
  static var hasSubscripts: Bool { true }

  /// Entries are read in the order of their keys' names, which no run changes.
  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    for (name, value) in namedEntries(at: address) {
      let place = name.map(ObjectReader.Subscript.key) ?? .unordered
      withUnsafePointer(to: value) { reader.read(plan, at: UnsafeRawPointer($0), subscript: place) }
    }
  }

  private static func namedEntries(at address: UnsafeRawPointer) -> [(name: String?, value: Value)] {
    let entries = address.assumingMemoryBound(to: Self.self).pointee
      .map { (name: ReadingOrder.name(ofKey: $0.key), value: $0.value) }
    let nameless = ReadingOrder.sortedByType(entries.filter { $0.name == nil }.map(\.value))
    return nameless.map { (nil, $0) }
      + entries.filter { $0.name != nil }.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }
}

extension KeyValuePairs: ElementReading {
  static var elementType: Any.Type { Value.self }
  static var hasSubscripts: Bool { true }

  static func read(at address: UnsafeRawPointer, with plan: ValuePlan, by reader: inout ObjectReader) {
    for (key, value) in address.assumingMemoryBound(to: Self.self).pointee {
      let place = ReadingOrder.name(ofKey: key).map(ObjectReader.Subscript.key) ?? .unordered
      withUnsafePointer(to: value) { reader.read(plan, at: UnsafeRawPointer($0), subscript: place) }
    }
  }
}

/// Orders that are the same on every run and that call no code of the app.
enum ReadingOrder {
  /// By the names of the dynamic types. Each type is named once: most values share theirs with others.
  static func sortedByType<Value>(_ values: [Value]) -> [Value] {
    var names: [ObjectIdentifier: String] = [:]
    let named = values.map { value in
      let type = type(of: value as Any)
      let name = names[ObjectIdentifier(type)] ?? String(describing: type)
      names[ObjectIdentifier(type)] = name
      return (name: name, value: value)
    }
    return names.count < 2 ? values : named.sorted { $0.name < $1.name }.map(\.value)
  }

  /// A key as `via` shows it; nil for keys whose text would need their `description`.
  static func name<Key>(ofKey key: Key) -> String? {
    switch key {
    case let text as String: quoted(text)
    case let number as Int: String(number)
    case let number as UInt: String(number)
    case let type as Any.Type: String(describing: type)
    default: isPlainEnumeration(Key.self) && hasNoPayload(key) ? ".\(key)" : nil
    }
  }

  /// A payload would be printed by its own `description`.
  private static func hasNoPayload<Key>(_ key: Key) -> Bool {
    Mirror(reflecting: key).children.isEmpty
  }

  /// Whether printing the enum's case is the runtime's own doing.
  private static func isPlainEnumeration(_ type: Any.Type) -> Bool {
    MetadataKind(of: type) == .enumeration && !(type is any CustomStringConvertible.Type)
      && !(type is any CustomDebugStringConvertible.Type) && !(type is any CustomReflectable.Type)
      && !(type is any TextOutputStreamable.Type) && MemoryLayoutSize.of(type) <= 1
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
