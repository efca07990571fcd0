extension FileFacts {
  /// The facts as bytes, for a scan to come.
  public var bytes: [UInt8] {
    var writer = FactWriter()
    write(to: &writer)
    return writer.finished
  }

  /// The facts that ``bytes`` came from; nil for any other bytes.
  public init?(bytes: [UInt8]) {
    guard var bytes = FactBytes(bytes), let facts = try? FileFacts(from: &bytes), bytes.isAtEnd else {
      return nil
    }
    self = facts
  }
}

/// What facts are made of: written as bytes and read again, part for part in the same order.
protocol Stored {
  func write(to writer: inout FactWriter)
  init(from bytes: inout FactBytes) throws(SpoiledFacts)
}

/// Bytes that no facts were written as.
struct SpoiledFacts: Error {}
