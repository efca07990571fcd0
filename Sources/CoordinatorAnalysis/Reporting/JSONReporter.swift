import CoordinatorGraph

/// Findings for programs, as `docs/findings.schema.json` describes them.
package struct JSONReporter: Reporter {
  package static let schemaVersion = 1

  package init() {}

  /// The findings with their fingerprints, and the rules that they are of. The same bytes for equal findings.
  package func report(_ findings: [Finding], rules: [RuleDescription] = []) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("findings")
      writer.array(Array(zip(findings, Fingerprint.all(of: findings)))) { writer, pair in
        writer.object { pair.0.write(to: &$0, fingerprint: pair.1) }
      }
      writer.key("rules")
      writer.array(rules.rules(of: findings)) { $0.object($1.write) }
      writer.member("schemaVersion", Self.schemaVersion)
    }
    writer.endDocument()
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

// Members are written in the order of their keys.

extension Finding {
  fileprivate func write(to writer: inout JSONWriter, fingerprint: Fingerprint) {
    writer.member("advice", ifAny: advice)
    writer.member("details", ifAny: details) { $0.string($1) }
    writer.member("fingerprint", fingerprint.description)
    writer.member("fix", ifAny: fix)
    if let location {
      writer.key("location")
      writer.object { writer in
        writer.member("file", location.file)
        writer.member("line", location.line)
      }
    }
    writer.member("message", message)
    writer.member("node", ifAny: node?.rawValue)
    writer.member("rule", rule)
    writer.member("severity", severity.rawValue)
  }
}

extension RuleDescription {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("advice", ifAny: advice)
    writer.member("id", id)
    writer.member("page", ifAny: page)
    writer.member("severity", severity.rawValue)
    writer.member("summary", summary)
  }
}

/// Formats that are only written, so that nothing declares their members for a reader.
extension JSONWriter {
  mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
    begin("{")
    writeMembers(&self)
    end("}")
  }

  mutating func object(_ key: StaticString, _ writeMembers: (inout JSONWriter) -> Void) {
    self.key(key)
    object(writeMembers)
  }

  mutating func member(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    self.number(number)
  }

  /// A member that is omitted when there is no text.
  mutating func member(_ key: StaticString, ifAny text: String?) {
    if let text { member(key, text) }
  }

  /// A member that is omitted when there are no elements.
  mutating func member<Element>(
    _ key: StaticString,
    ifAny elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.key(key)
    array(elements, write)
  }
}
