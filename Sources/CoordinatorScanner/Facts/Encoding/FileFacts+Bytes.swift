extension FileFacts {
  /// The facts as bytes, for the next scan.
  public var bytes: [UInt8] {
    var writer = FactWriter()
    write(to: &writer)
    return writer.finished
  }

  /// Reads facts; nil for other bytes.
  public init?(bytes: [UInt8]) {
    guard var bytes = FactBytes(bytes), let facts = try? FileFacts(from: &bytes), bytes.isAtEnd else {
      return nil
    }
    self = facts
  }
}

/// A part of facts, which is written and read in the same order.
protocol Stored {
  func write(to writer: inout FactWriter)
  init(from bytes: inout FactBytes) throws(SpoiledFacts)
}

/// The bytes are no facts.
struct SpoiledFacts: Error {}
