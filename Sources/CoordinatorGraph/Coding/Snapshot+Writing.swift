extension Snapshot {
  /// The snapshot as JSON, as docs/reference/snapshot.md describes it: the same text for equal snapshots on every machine.
  ///
  /// O(length of the text).
  public func json() -> String {
    String(decoding: jsonBytes(), as: UTF8.self)
  }

  /// The snapshot as JSON in UTF-8, for a file: see ``json()``.
  public func jsonBytes() -> [UInt8] {
    var writer = JSONWriter()
    writer.object(write)
    writer.endDocument()
    return writer.bytes
  }

  // Members are written in the order of their keys.

  func write(to writer: inout JSONWriter) {
    writer.key("findings")
    writer.array(findings) { $0.object($1.write) }
    writer.key("graph")
    writer.object(graph.write)
    writer.key("origin")
    writer.object(origin.write)
    writer.member("schemaVersion", Self.schemaVersion)
    writer.member("unknown", ifAny: unknown) { $0.string($1) }
  }
}

extension Snapshot.Origin {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind.rawValue)
    writer.member("name", ifAny: name)
  }
}

extension Graph {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("edges")
    writer.array(edges) { $0.object($1.write) }
    writer.key("nodes")
    writer.array(nodes) { $0.object($1.write) }
  }
}

extension Node {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("documentation", ifAny: documentation)
    writer.member("id", id.rawValue)
    writer.member("kind", kind.rawValue)
    writer.member("label", ifAny: label)
    location?.write(to: &writer)
    writer.member("module", ifAny: module)
    writer.member("role", ifAny: role?.rawValue)
    writer.member("type", type)
    writer.member("unknown", ifAny: unknown) { $0.string($1) }
  }
}

extension Edge {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("calls", ifAny: calls) { $0.string($1) }
    writer.member("condition", ifAny: condition)
    writer.member("evidence", ifAny: evidence) { $0.object($1.writeMembers) }
    writer.member("from", from.rawValue)
    writer.member("kind", kind.rawValue)
    writer.member("label", ifAny: label)
    if order != 0 { writer.member("order", order) }
    if ownership != .unknown { writer.member("ownership", ownership.rawValue) }
    if isPossible { writer.member("possible", true) }
    writer.member("to", to.rawValue)
    writer.member("via", ifAny: via)
  }
}

extension SourceLocation {
  func write(to writer: inout JSONWriter) {
    writer.key("location")
    writer.object(writeMembers)
  }

  func writeMembers(to writer: inout JSONWriter) {
    writer.member("file", file)
    writer.member("line", line)
  }
}

extension Finding {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("advice", ifAny: advice)
    writer.member("details", ifAny: details) { $0.string($1) }
    writer.member("fix", ifAny: fix)
    location?.write(to: &writer)
    writer.member("message", message)
    writer.member("node", ifAny: node?.rawValue)
    writer.member("rule", rule)
    writer.member("severity", severity.rawValue)
    writer.member("signature", ifAny: signature)
    writer.member("types", ifAny: types) { $0.string($1) }
  }
}
