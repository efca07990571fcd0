import CoordinatorGraph

extension Snapshot {
  /// The snapshot that JSON in UTF-8 holds, as docs/reference/snapshot.md describes it: a file's bytes, or a string's `utf8`.
  ///
  /// Unknown keys are skipped. O(n log n) for a text of n bytes, and O(n) for one that this library wrote.
  ///
  /// - Throws: ``SnapshotError``, which names the place.
  public init(json bytes: some Collection<UInt8>) throws(SnapshotError) {
    do {
      self = try Self.read(bytes)
    } catch {
      // A newer library may be the reason why it cannot be read. The version comes last in a document.
      guard let version = try? Version.read(bytes), version.number > Self.schemaVersion else { throw error }
      throw .newerVersion(version.number)
    }
  }

  /// The version alone, of a document that is wrong in other ways.
  private struct Version: JSONCodable {
    static let blank = Version()
    var number = 0

    mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
      try json.number("schemaVersion", &number, minimum: 1)
    }
  }
}
