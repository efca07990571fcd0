extension Leak: JSONCodable {
  static let blank = Leak(verdict: .unknown, subject: .blank, signature: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    var cause: Verdict? = cause == verdict ? nil : cause
    try json.word("cause", &cause)
    try json.word("confidence", &confidence)
    try json.number("count", &count, unless: 1)
    try json.objects("evidence", &evidence)
    try json.object("explanation", &explanation)
    try json.truth("kit", &isOfKit)
    try json.text("node", &node)
    try json.text("note", &note)
    try json.number("number", &number, minimum: 1)
    try json.object("parent", &parent)
    try json.object("property", &property)
    try json.text("screen", &screen)
    try json.text("signature", &signature)
    try json.object("subject", &subject)
    try json.word("verdict", &verdict)
    try json.objects("victims", &victims)
    self.cause = cause ?? verdict
  }
}

extension Leak.Subject: JSONCodable {
  static let blank = Leak.Subject(token: 1, type: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.word("kind", &kind, unless: .coordinator)
    try json.number("ordinal", &ordinal, unless: 1)
    try json.number("token", &token, minimum: 1)
    try json.text("type", &type)
  }
}

extension Leak.Evidence: JSONCodable {
  static let blank = Leak.Evidence(.held)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.word("kind", &kind)
    try json.object("location", &location)
    try json.text("owner", ifAny: &owner)
    try json.text("property", ifAny: &property)
  }
}

extension Leak.Property: JSONCodable {
  static let blank = Leak.Property(owner: "", name: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.object("location", &location)
    try json.text("name", &name)
    try json.text("owner", &owner)
  }
}

extension Leak.Withdrawal: JSONCodable {
  static let blank = Leak.Withdrawal(number: 1, at: 0, isFreed: false)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.number("after", &after, unless: 0)
    try json.number("at", &at, minimum: 0)
    try json.truth("freed", &isFreed)
    try json.number("number", &number, minimum: 1)
    try json.object("with", &with)
  }
}

// MARK: - Explanations

extension Explanation: JSONCodable {
  static let blank = Explanation(target: .blank, answer: .closedCycle)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.object("answer", &answer, as: AnswerParts.init) { $0.answer }
    try json.object("balance", &balance)
    try json.object("hint", &hint)
    try json.objects("holders", &holders)
    try json.texts("limits", &limits)
    try json.objects("references", &references)
    try json.objects("steps", &steps)
    try json.object("target", &target)
  }
}

/// The kind of an answer, and what it has.
private struct AnswerParts: JSONCodable {
  enum Kind: String, CaseIterable {
    case held, closedCycle, outside, unknown
  }

  static let blank = AnswerParts(.closedCycle)
  private var kind: Kind
  private var count = 0
  private var reason = ""
  private var root = ""

  init(_ answer: Explanation.Answer) {
    switch answer {
    case .held(let root): (kind, self.root) = (.held, root)
    case .closedCycle: kind = .closedCycle
    case .outside(let count): (kind, self.count) = (.outside, count)
    case .unknown(let reason): (kind, self.reason) = (.unknown, reason)
    }
  }

  var answer: Explanation.Answer {
    switch kind {
    case .held: .held(root: root)
    case .closedCycle: .closedCycle
    case .outside: .outside(count: count)
    case .unknown: .unknown(reason: reason)
    }
  }

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.number("count", &count, unless: 0)
    try json.word("kind", &kind)
    try json.text("reason", ifAny: &reason)
    try json.text("root", ifAny: &root)
  }
}

extension Explanation.Balance: JSONCodable {
  static let blank = Explanation.Balance(explained: 0, total: 0)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.number("explained", &explained, minimum: 0)
    try json.number("total", &total, minimum: 0)
  }
}

extension Explanation.Hint: JSONCodable {
  static let blank = Explanation.Hint(.endOutside)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.word("action", &action)
    try json.word("holder", &holder)
    try json.object("location", &location)
    try json.text("owner", ifAny: &owner)
    try json.text("reference", ifAny: &reference)
  }
}

extension Explanation.Holder: JSONCodable {
  static let blank = Explanation.Holder(.task, owner: "", property: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.word("kind", &kind)
    try json.text("owner", &owner)
    try json.text("property", &property)
  }
}

extension Explanation.Reference: JSONCodable {
  static let blank = Explanation.Reference(owner: "", reference: "", ownership: .unknown)

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.text("owner", &owner)
    try json.word("ownership", &ownership)
    try json.text("reference", &reference)
  }
}

extension Explanation.Step: JSONCodable {
  static let blank = Explanation.Step(owner: .blank, reference: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.object("owner", &owner)
    try json.word("ownership", &ownership)
    try json.text("reference", &reference)
    try json.truth("suspect", &isSuspect)
  }
}

extension Explanation.Subject: JSONCodable {
  static let blank = Explanation.Subject(type: "")

  mutating func members(_ json: inout JSONCoder) throws(SnapshotError) {
    try json.object("location", &location)
    try json.text("name", &name)
    try json.text("object", &mark.name)
    try json.word("reason", &mark.reason)
    try json.word("status", &mark.status)
    try json.text("type", &type)
  }
}
