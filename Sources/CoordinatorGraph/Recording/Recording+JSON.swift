extension RecordingLine {
  /// The line as JSON in UTF-8, with its newline: an object with one member, whose key is the kind of line.
  package func jsonBytes() -> [UInt8] { RecordingLineParts(self).jsonBytes(isOnOneLine: true) }
}

extension Recording {
  /// The recording as JSON Lines, as it would be written at once.
  public func jsonBytes() -> [UInt8] { lines.flatMap { $0.jsonBytes() } }
}

/// A line: the one of these that it has.
package struct RecordingLineParts: JSONCodable {
  package static let blank = RecordingLineParts()
  private var check: RecordedCheck?
  private var end: End?
  private var event: RecordedEvent?
  private var header: Header?
  private var leak: Leak?
  private var snapshot: RecordedSnapshot?
  private var withdrawal: LeakWithdrawal?

  private init() {}

  init(_ line: RecordingLine) {
    switch line {
    case .header(let name, let run, let missing):
      header = Header(name: name, run: run, missingAbilities: missing)
    case .event(let event): self.event = event
    case .snapshot(let snapshot): self.snapshot = snapshot
    case .check(let check): self.check = check
    case .leak(let leak): self.leak = leak
    case .withdrawal(let withdrawal): self.withdrawal = withdrawal
    case .end: end = .blank
    }
  }

  /// Nil for a line of a kind that this version does not know.
  package var line: RecordingLine? {
    if let event { return .event(event) }
    if let check { return .check(check) }
    if let snapshot { return .snapshot(snapshot) }
    if let leak { return .leak(leak) }
    if let withdrawal { return .withdrawal(withdrawal) }
    if let header {
      return .header(name: header.name, run: header.run, missingAbilities: header.missingAbilities)
    }
    return end.map { _ in .end }
  }

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.object("check", &check)
    try json.object("end", &end)
    try json.object("event", &event)
    try json.object("header", &header)
    try json.object("leak", &leak)
    try json.object("snapshot", &snapshot)
    try json.object("withdrawal", &withdrawal)
  }

  package struct Header: JSONCodable {
    package static let blank = Header()
    var name: String?
    var run: String?
    var missingAbilities: [String] = []

    package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
      try json.texts("missingAbilities", &missingAbilities)
      try json.text("name", &name)
      try json.text("run", &run)
      if json.takes("schemaVersion", isRequired: true, isWritten: true) {
        try json.version(newest: Recording.schemaVersion)
      }
    }
  }

  private struct End: JSONCodable {
    package static let blank = End()
    package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {}
  }
}

extension RecordedEvent: JSONCodable {
  package static let blank = RecordedEvent(number: 1, at: 0, kind: .met, subject: .blank)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.number("at", &at, minimum: 0)
    try json.word("kind", &kind)
    try json.object("location", &location)
    try json.number("number", &number, minimum: 1)
    try json.object("parent", &parent)
    try json.object("subject", &subject)
  }
}

extension RecordedSnapshot: JSONCodable {
  package static let blank = RecordedSnapshot(
    at: 0,
    snapshot: Snapshot(origin: Snapshot.Origin(kind: .live), graph: .empty)
  )

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.number("at", &at, minimum: 0)
    try json.text("label", &label)
    try json.objects("objects", &objects)
    try json.object("snapshot", &snapshot)
  }
}

extension RecordedSnapshot.Object: JSONCodable {
  package static let blank = RecordedSnapshot.Object(token: 1, node: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.text("node", &node)
    try json.number("token", &token, minimum: 1)
  }
}

extension RecordedCheck: JSONCodable {
  package static let blank = RecordedCheck(at: 0, watched: 0)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.number("at", &at, minimum: 0)
    try json.number("dropped", &dropped, unless: 0)
    try json.texts("unknown", &unknown)
    try json.number("watched", &watched, minimum: 0)
  }
}
