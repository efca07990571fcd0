import Foundation

/// Values that take long to make and are made once in a process: the scan of an app, a compiled module.
public final class Once<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Result<Value, any Error>] = [:]

  /// Nothing is made yet.
  public init() {}

  /// The value of a key. The first caller makes it, and others wait for it.
  public func value(of key: Key, _ make: () throws -> Value) throws -> Value {
    try lock.withLock {
      if let value = values[key] { return value }
      let value = Result { try make() }
      values[key] = value
      return value
    }
    .get()
  }
}
