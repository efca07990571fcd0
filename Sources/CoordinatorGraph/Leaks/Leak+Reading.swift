extension Leak {
  static let shape = JSONShape(
    required: ["confidence", "number", "reason", "signature", "subject", "verdict"],
    optional: ["count", "evidence", "explanation", "hint", "node", "parent", "property", "victims"]
  )

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var leak = Leak(verdict: .unknown, subject: Subject(token: 1, type: ""), reason: "", signature: "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      try leak.read(key, from: &reader)
    }
    self = leak
  }

  private mutating func read(_ key: String, from reader: inout JSONReader) throws(SnapshotError) {
    switch key {
    case "confidence": confidence = try reader.word(Confidence.self, key)
    case "count": count = try reader.integer(minimum: 1)
    case "evidence": evidence = try reader.array(Evidence.init(from:))
    case "explanation": explanation = try Explanation(from: &reader)
    case "hint": hint = try reader.string()
    case "node": node = NodeID(try reader.string())
    case "number": number = try reader.integer(minimum: 1)
    case "parent": parent = try Subject(from: &reader)
    case "property": property = try Property(from: &reader)
    case "reason": reason = try reader.string()
    case "signature": signature = try reader.string()
    case "subject": subject = try Subject(from: &reader)
    case "victims": victims = try reader.array(Subject.init(from:))
    default: verdict = try reader.verdict()
    }
  }
}

extension JSONReader {
  /// Earlier versions had another word for coordinators that were never attached.
  fileprivate mutating func verdict() throws(SnapshotError) -> Leak.Verdict {
    let text = try string()
    if text == "started-but-not-attached" { return .neverAttached }
    if let verdict = Leak.Verdict(rawValue: text) { return verdict }
    let known = Leak.Verdict.allCases.map(\.rawValue)
    throw .invalid(path: "", .unknownWord(text, what: "verdict", known: known))
  }
}

extension Leak.Subject {
  static let shape = JSONShape(required: ["token", "type"], optional: ["kind", "ordinal"])

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var (token, type, ordinal, kind) = (1, "", 1, Node.Kind.coordinator)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "kind": kind = try reader.word(Node.Kind.self, key)
      case "ordinal": ordinal = try reader.integer(minimum: 1)
      case "token": token = try reader.integer(minimum: 1)
      default: type = try reader.string()
      }
    }
    self.init(token: token, type: type, ordinal: ordinal, kind: kind)
  }
}

extension Leak.Evidence {
  static let shape = JSONShape(required: ["words"], optional: ["location"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var (words, location) = ("", SourceLocation?.none)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "location": location = try SourceLocation(from: &reader)
      default: words = try reader.string()
      }
    }
    self.init(words, at: location)
  }
}

extension Leak.Withdrawal {
  static let shape = JSONShape(required: ["at", "number"], optional: ["after", "freed", "with"])

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var (at, number, after, isFreed) = (0, 1, 0, false)
    var with: Leak.Subject?
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "after": after = try reader.integer(minimum: 0)
      case "at": at = try reader.integer(minimum: 0)
      case "freed": isFreed = try reader.truth()
      case "number": number = try reader.integer(minimum: 1)
      default: with = try Leak.Subject(from: &reader)
      }
    }
    self.init(number: number, at: at, after: after, isFreed: isFreed, with: with)
  }
}
