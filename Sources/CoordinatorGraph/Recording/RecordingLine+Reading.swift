extension RecordingLine {
  static let shape = JSONShape(
    required: [],
    optional: ["check", "end", "event", "header", "leak", "snapshot", "withdrawal"]
  )

  /// Reads a line from JSON in UTF-8; nil for a kind of line that this version does not know.
  ///
  /// - Throws: ``SnapshotError``, with places within the line.
  public init?(json bytes: some Collection<UInt8>) throws(SnapshotError) {
    let read = bytes.withContiguousStorageIfAvailable { Self.read($0) }
    let line = try (read ?? Array(bytes).withUnsafeBufferPointer { Self.read($0) }).get()
    guard let line else { return nil }
    self = line
  }

  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<RecordingLine?, SnapshotError> {
    Result { () throws(SnapshotError) in
      var reader = JSONReader(bytes)
      var line: RecordingLine?
      try reader.object(shape) { (reader, key) throws(SnapshotError) in
        line = try RecordingLine(key, from: &reader)
      }
      guard reader.nextByte() == nil else { throw reader.unexpected("the end of the line") }
      return line
    }
  }

  private init(_ kind: String, from reader: inout JSONReader) throws(SnapshotError) {
    switch kind {
    case "check": self = .check(try RecordedCheck(from: &reader))
    case "end": self = try Self.end(from: &reader)
    case "event": self = .event(try RecordedEvent(from: &reader))
    case "header": self = try Self.header(from: &reader)
    case "leak": self = .leak(try Leak(from: &reader))
    case "snapshot": self = .snapshot(try RecordedSnapshot(from: &reader))
    default: self = .withdrawal(try Leak.Withdrawal(from: &reader))
    }
  }

  static let headerShape = JSONShape(
    required: ["schemaVersion"],
    optional: ["missingAbilities", "name", "run"]
  )

  private static func header(from reader: inout JSONReader) throws(SnapshotError) -> RecordingLine {
    var (version, name, run, missing) = (1, String?.none, String?.none, [String]())
    try reader.object(headerShape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "name": name = try reader.string()
      case "run": run = try reader.string()
      case "missingAbilities":
        missing = try reader.array { (reader) throws(SnapshotError) in try reader.string() }
      default: version = try reader.integer(minimum: 1)
      }
    }
    guard version <= Recording.schemaVersion else { throw .newerVersion(version) }
    return .header(name: name, run: run, missingAbilities: missing)
  }

  private static func end(from reader: inout JSONReader) throws(SnapshotError) -> RecordingLine {
    try reader.object(JSONShape(required: [])) { (_, _) throws(SnapshotError) in }
    return .end
  }
}

extension RecordedEvent {
  static let shape = JSONShape(
    required: ["at", "kind", "number", "subject"],
    optional: ["location", "parent"]
  )

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var (number, at, kind) = (1, 0, Kind.met)
    var (subject, parent) = (Leak.Subject(token: 1, type: ""), Leak.Subject?.none)
    var location: SourceLocation?
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "at": at = try reader.integer(minimum: 0)
      case "kind": kind = try reader.word(Kind.self, key)
      case "location": location = try SourceLocation(from: &reader)
      case "number": number = try reader.integer(minimum: 1)
      case "parent": parent = try Leak.Subject(from: &reader)
      default: subject = try Leak.Subject(from: &reader)
      }
    }
    self.init(number: number, at: at, kind: kind, subject: subject, parent: parent, location: location)
  }
}

extension RecordedSnapshot {
  static let shape = JSONShape(required: ["at", "snapshot"], optional: ["label", "objects"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var (at, label) = (0, String?.none)
    var objects: [Object] = []
    var snapshot = Snapshot(origin: Snapshot.Origin(kind: .live), graph: .empty)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "at": at = try reader.integer(minimum: 0)
      case "label": label = try reader.string()
      case "objects":
        objects = try reader.array { (reader) throws(SnapshotError) in try Object(from: &reader) }
      default: snapshot = try Snapshot(from: &reader)
      }
    }
    self.init(at: at, label: label, objects: objects, snapshot: snapshot)
  }
}

extension RecordedSnapshot.Object {
  static let shape = JSONShape(required: ["node", "token"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var (token, node) = (1, NodeID(""))
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "node": node = NodeID(try reader.string())
      default: token = try reader.integer(minimum: 1)
      }
    }
    self.init(token: token, node: node)
  }
}

extension RecordedCheck {
  static let shape = JSONShape(required: ["at", "watched"], optional: ["dropped", "unknown"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var (at, watched, dropped) = (0, 0, 0)
    var unknown: [String] = []
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "at": at = try reader.integer(minimum: 0)
      case "dropped": dropped = try reader.integer(minimum: 0)
      case "unknown":
        unknown = try reader.array { (reader) throws(SnapshotError) in try reader.string() }
      default: watched = try reader.integer(minimum: 0)
      }
    }
    self.init(at: at, watched: watched, dropped: dropped, unknown: unknown)
  }
}
