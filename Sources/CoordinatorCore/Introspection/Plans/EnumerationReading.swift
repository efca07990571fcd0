/// Reads the payloads of an enum that the app declares.
protocol EnumerationReading {
  static func read(at address: UnsafeRawPointer, slot: Int, by reader: inout ObjectReader)
}

/// Represents the enum `Value` in the plans.
enum Enumeration<Value>: EnumerationReading {
  /// Copies the value and reads its payload by the payload's type. `Mirror` would call the app's code for a
  /// `CustomReflectable` enum, so such an enum never gets here.
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
