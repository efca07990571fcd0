/// Reads the payloads of an enum that the app declares.
protocol EnumerationReading {
  static func read(at address: UnsafeRawPointer, slot: Int, by reader: inout ObjectReader)
}

/// Stands for enum `Value` among the plans.
enum Enumeration<Value>: EnumerationReading {
  /// Copies the value and looks at its payload, whose type decides how it is read. `Mirror` would ask a
  /// `CustomReflectable` enum for its own idea of itself, so such an enum never gets here.
  static func read(at address: UnsafeRawPointer, slot: Int, by reader: inout ObjectReader) {
    let value = address.assumingMemoryBound(to: Value.self).pointee
    for payload in Mirror(reflecting: value).children {
      reader.readOpened(payload.value, slot: slot)
    }
  }
}

/// The reading of an enum whose type is known only at run time.
func enumerationReading(of type: Any.Type) -> any EnumerationReading.Type {
  func reading<Value>(_: Value.Type) -> any EnumerationReading.Type { Enumeration<Value>.self }
  return _openExistential(type, do: reading)
}
