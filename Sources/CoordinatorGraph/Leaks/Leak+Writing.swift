// Members are written in the order of their keys.

extension Leak {
  func write(to writer: inout JSONWriter) {
    writer.member("confidence", confidence.rawValue)
    if count != 1 { writer.member("count", count) }
    writer.member("evidence", ifAny: evidence) { $0.object($1.write) }
    if let explanation { writer.member("explanation", explanation.write) }
    writer.member("hint", ifAny: hint)
    writer.member("node", ifAny: node?.rawValue)
    writer.member("number", number)
    writer.member("parent", ifAny: parent)
    if let property {
      writer.key("property")
      writer.object(property.write)
    }
    writer.member("reason", reason)
    writer.member("signature", signature)
    writer.member("subject", subject.write)
    writer.member("verdict", verdict.rawValue)
    writer.member("victims", ifAny: victims) { $0.object($1.write) }
  }
}

extension Leak.Subject {
  func write(to writer: inout JSONWriter) {
    if kind != .coordinator { writer.member("kind", kind.rawValue) }
    if ordinal != 1 { writer.member("ordinal", ordinal) }
    writer.member("token", token)
    writer.member("type", type)
  }
}

extension Leak.Evidence {
  fileprivate func write(to writer: inout JSONWriter) {
    location?.write(to: &writer)
    writer.member("words", words)
  }
}

extension Leak.Withdrawal {
  func write(to writer: inout JSONWriter) {
    if after != 0 { writer.member("after", after) }
    writer.member("at", at)
    if isFreed { writer.member("freed", true) }
    writer.member("number", number)
    writer.member("with", ifAny: with)
  }
}
