extension RecordingLine {
  /// The line as JSON in UTF-8, with its newline: an object with one member, whose key is the kind of line.
  public func jsonBytes() -> [UInt8] {
    var writer = JSONWriter(isOnOneLine: true)
    writer.object(write)
    writer.endDocument()
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .header(let name, let run, let missing):
      writer.line("header") { Self.writeHeader(name, run, missing, to: &$0) }
    case .event(let event): writer.line("event", event.write)
    case .snapshot(let snapshot): writer.line("snapshot", snapshot.write)
    case .check(let check): writer.line("check", check.write)
    case .leak(let leak): writer.line("leak", leak.write)
    case .withdrawal(let withdrawal): writer.line("withdrawal", withdrawal.write)
    case .end: writer.line("end") { _ in }
    }
  }

  private static func writeHeader(
    _ name: String?,
    _ run: String?,
    _ missing: [String],
    to writer: inout JSONWriter
  ) {
    writer.member("missingAbilities", ifAny: missing) { $0.string($1) }
    writer.member("name", ifAny: name)
    writer.member("run", ifAny: run)
    writer.member("schemaVersion", Recording.schemaVersion)
  }
}

extension Recording {
  /// The recording as JSON Lines, as it would be written at once.
  public func jsonBytes() -> [UInt8] {
    lines.flatMap { $0.jsonBytes() }
  }
}

extension JSONWriter {
  fileprivate mutating func line(_ kind: StaticString, _ writeMembers: (inout JSONWriter) -> Void) {
    key(kind)
    object(writeMembers)
  }

  mutating func member(_ key: StaticString, _ write: (inout JSONWriter) -> Void) {
    self.key(key)
    object(write)
  }

  mutating func member(_ key: StaticString, ifAny subject: Leak.Subject?) {
    if let subject { member(key, subject.write) }
  }
}

// Members are written in the order of their keys.

extension RecordedEvent {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("at", at)
    writer.member("kind", kind.rawValue)
    location?.write(to: &writer)
    writer.member("number", number)
    writer.member("parent", ifAny: parent)
    writer.member("subject", subject.write)
  }
}

extension RecordedSnapshot {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("at", at)
    writer.member("label", ifAny: label)
    writer.member("objects", ifAny: objects) { writer, object in
      writer.object {
        $0.member("node", object.node.rawValue)
        $0.member("token", object.token)
      }
    }
    writer.member("snapshot", snapshot.write)
  }
}

extension RecordedCheck {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("at", at)
    if dropped != 0 { writer.member("dropped", dropped) }
    writer.member("unknown", ifAny: unknown) { $0.string($1) }
    writer.member("watched", watched)
  }
}
