extension Snapshot {
  /// The snapshot that JSON in UTF-8 holds, as docs/reference/snapshot.md describes it: a file's bytes, or a string's `utf8`.
  ///
  /// Unknown keys are skipped. O(n log n) for a text of n bytes, and O(n) for one that this library wrote.
  ///
  /// - Throws: ``SnapshotError``, which names the place.
  public init(json bytes: some Collection<UInt8>) throws(SnapshotError) {
    let read = bytes.withContiguousStorageIfAvailable { Self.read($0) }
    self = try (read ?? Array(bytes).withUnsafeBufferPointer { Self.read($0) }).get()
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Snapshot, SnapshotError> {
    var reader = JSONReader(bytes)
    guard reader.nextByte() != nil else { return .failure(.empty) }
    return Result { () throws(SnapshotError) in try Snapshot(document: &reader) }
      .mapError { newerVersion(bytes) ?? $0 }
  }

  /// Whether a newer library wrote the document, which explains why it cannot be read. The version comes last
  /// in a document, so this searches for it after another error.
  private static func newerVersion(_ bytes: UnsafeBufferPointer<UInt8>) -> SnapshotError? {
    var reader = JSONReader(bytes)
    var version = 0
    let shape = JSONShape(required: ["schemaVersion"])
    try? reader.object(shape) { (reader, _) throws(SnapshotError) in version = try reader.integer(minimum: 1)
    }
    return version > schemaVersion ? .newerVersion(version) : nil
  }
}

extension Snapshot {
  static let shape = JSONShape(
    required: ["findings", "graph", "origin", "schemaVersion"],
    optional: ["unknown"]
  )

  fileprivate init(document reader: inout JSONReader) throws(SnapshotError) {
    try self.init(from: &reader)
    guard reader.nextByte() == nil else { throw reader.unexpected("the end of the document") }
  }

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var snapshot = Snapshot(origin: Origin(kind: .declared), graph: .empty)
    var version = 0
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "findings": snapshot.findings = try reader.array(Finding.init(from:))
      case "unknown":
        snapshot.unknown = try reader.array { (reader) throws(SnapshotError) in try reader.string() }
      case "graph": snapshot.graph = try Graph(from: &reader)
      case "origin": snapshot.origin = try Origin(from: &reader)
      default: version = try reader.integer(minimum: 1)
      }
    }
    guard version <= Self.schemaVersion else { throw .newerVersion(version) }
    self = snapshot
  }
}

extension Snapshot.Origin {
  static let shape = JSONShape(required: ["kind"], optional: ["name"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var origin = Snapshot.Origin(kind: .declared)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "kind": origin.kind = try reader.word(Kind.self, key)
      default: origin.name = try reader.string()
      }
    }
    self = origin
  }
}

extension Finding {
  static let shape = JSONShape(
    required: ["message", "rule", "severity"],
    optional: ["advice", "details", "fix", "location", "mend", "node", "signature", "types"]
  )

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var finding = Finding(rule: "", severity: .error, message: "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "advice": finding.advice = try reader.string()
      case "details":
        finding.details = try reader.array { (reader) throws(SnapshotError) in try reader.string() }
      case "location": finding.location = try SourceLocation(from: &reader)
      // Earlier versions wrote "mend".
      case "fix", "mend": finding.fix = try reader.string()
      case "message": finding.message = try reader.string()
      case "node": finding.node = NodeID(try reader.string())
      case "rule": finding.rule = try reader.string()
      case "signature": finding.signature = try reader.string()
      case "types":
        finding.types = try reader.array { (reader) throws(SnapshotError) in try reader.string() }
      default: finding.severity = try reader.word(Severity.self, key)
      }
    }
    self = finding
  }
}
