/// The storage in which a registry keeps its registrations.
protocol EntryReading {
  /// The name of each entry, if known, and its content, in an order that is the same on every run.
  static func entries(at address: UnsafeRawPointer) -> [(name: String?, key: String?, value: Any)]
}

extension Dictionary: EntryReading {
  static func entries(at address: UnsafeRawPointer) -> [(name: String?, key: String?, value: Any)] {
    address.assumingMemoryBound(to: Self.self).pointee
      .map { entry in
        (
          name: name(ofKey: entry.key) ?? name(ofValue: entry.value),
          key: ReadingOrder.name(ofKey: entry.key),
          value: entry.value as Any
        )
      }
      .sorted { ($0.name ?? "", $0.key ?? "") < ($1.name ?? "", $1.key ?? "") }
  }

  /// A text is the name of a type already.
  private static func name(ofKey key: Key) -> String? {
    (key as? String) ?? ReadingOrder.name(ofKey: key)
  }

  /// A stored object is named by its type; the result of a closure has no name.
  private static func name(ofValue value: Value) -> String? {
    let type = type(of: value as Any)
    return type is AnyClass ? typeName(type) : nil
  }
}
