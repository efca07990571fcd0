/// What a registry keeps its registrations in.
protocol EntryReading {
  /// The name of each entry, as far as it can be told, and what is in it, in an order that no run changes.
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

  /// What is kept as an object has its type for a name; what a closure makes has none.
  private static func name(ofValue value: Value) -> String? {
    let type = type(of: value as Any)
    return type is AnyClass ? typeName(type) : nil
  }
}
