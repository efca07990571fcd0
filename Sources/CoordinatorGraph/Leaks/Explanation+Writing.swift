extension Explanation {
  /// The explanation as JSON: the same text for equal explanations on every machine.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object(write)
    writer.endDocument()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // Members are written in the order of their keys.

  func write(to writer: inout JSONWriter) {
    writer.key("answer")
    writer.object(answer.write)
    if let balance {
      writer.key("balance")
      writer.object(balance.write)
    }
    if let hint {
      writer.key("hint")
      writer.object(hint.write)
    }
    writer.member("holders", ifAny: holders) { $0.object($1.write) }
    writer.member("limits", ifAny: limits) { $0.string($1) }
    writer.member("references", ifAny: references) { $0.object($1.write) }
    writer.member("steps", ifAny: steps) { $0.object($1.write) }
    writer.key("target")
    writer.object(target.write)
  }
}

extension Explanation.Answer {
  /// The words for the kinds of answers.
  enum Kind: String, CaseIterable {
    case held, closedCycle, outside, unknown
  }

  fileprivate func write(to writer: inout JSONWriter) {
    switch self {
    case .held(let root):
      writer.member("kind", Kind.held.rawValue)
      writer.member("root", root)
    case .closedCycle: writer.member("kind", Kind.closedCycle.rawValue)
    case .outside(let count):
      writer.member("count", count)
      writer.member("kind", Kind.outside.rawValue)
    case .unknown(let reason):
      writer.member("kind", Kind.unknown.rawValue)
      writer.member("reason", reason)
    }
  }
}

extension Explanation.Balance {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("explained", explained)
    writer.member("total", total)
  }
}

extension Explanation.Hint {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("action", action.rawValue)
    writer.member("holder", ifAny: holder?.rawValue)
    location?.writeMember(to: &writer)
    writer.member("owner", owner)
    writer.member("reference", reference)
  }
}

extension Explanation.Holder {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind.rawValue)
    writer.member("owner", owner)
    writer.member("property", property)
  }
}

extension Explanation.Reference {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("owner", owner)
    writer.member("ownership", ownership.rawValue)
    writer.member("reference", reference)
  }
}

extension Explanation.Step {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.key("owner")
    writer.object(owner.write)
    writer.member("ownership", ownership.rawValue)
    writer.member("reference", reference)
    if isSuspect { writer.member("suspect", true) }
  }
}

extension SourceLocation {
  fileprivate func writeMember(to writer: inout JSONWriter) {
    writer.key("location")
    writer.object { writer in
      writer.member("file", file)
      writer.member("line", line)
    }
  }
}

extension Explanation.Subject {
  fileprivate func write(to writer: inout JSONWriter) {
    location?.writeMember(to: &writer)
    writer.member("name", ifAny: name)
    writer.member("reason", ifAny: mark.reason)
    writer.member("status", mark.status.rawValue)
    writer.member("type", type)
  }
}
