extension Leak: JSONCodable {
  package static let blank = Leak(verdict: .unknown, subject: .blank, signature: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
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
  package static let blank = Leak.Subject(token: 1, type: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.word("kind", &kind, unless: .coordinator)
    try json.number("ordinal", &ordinal, unless: 1)
    try json.number("token", &token, minimum: 1)
    try json.text("type", &type)
  }
}

extension Leak.Evidence: JSONCodable {
  package static let blank = Leak.Evidence(.held)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.word("kind", &kind)
    try json.object("location", &location)
    try json.text("owner", ifAny: &owner)
    try json.text("property", ifAny: &property)
  }
}

extension Leak.Property: JSONCodable {
  package static let blank = Leak.Property(owner: "", name: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.object("location", &location)
    try json.text("name", &name)
    try json.text("owner", &owner)
  }
}

// MARK: - Explanations

extension Explanation: JSONCodable {
  package static let blank = Explanation(target: .blank, answer: .closedCycle)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    var answer = AnswerParts(self.answer)
    try json.object("answer", &answer)
    self.answer = answer.answer
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

  package static let blank = AnswerParts(.closedCycle)
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

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.number("count", &count, unless: 0)
    try json.word("kind", &kind)
    try json.text("reason", ifAny: &reason)
    try json.text("root", ifAny: &root)
  }
}

extension Explanation.Balance: JSONCodable {
  package static let blank = Explanation.Balance(explained: 0, total: 0)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.number("explained", &explained, minimum: 0)
    try json.number("total", &total, minimum: 0)
  }
}

extension Explanation.Hint: JSONCodable {
  package static let blank = Explanation.Hint(.endOutside)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.word("action", &action)
    try json.word("holder", &holder)
    try json.object("location", &location)
    try json.text("owner", ifAny: &owner)
    try json.text("reference", ifAny: &reference)
  }
}

extension Explanation.Holder: JSONCodable {
  package static let blank = Explanation.Holder(.task, owner: "", property: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.word("kind", &kind)
    try json.text("owner", &owner)
    try json.text("property", &property)
  }
}

extension Explanation.Reference: JSONCodable {
  package static let blank = Explanation.Reference(owner: "", reference: "", ownership: .unknown)

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.text("owner", &owner)
    try json.word("ownership", &ownership)
    try json.text("reference", &reference)
  }
}

extension Explanation.Step: JSONCodable {
  package static let blank = Explanation.Step(owner: .blank, reference: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.object("owner", &owner)
    try json.word("ownership", &ownership)
    try json.text("reference", &reference)
    try json.truth("suspect", &isSuspect)
  }
}

extension Explanation.Subject: JSONCodable {
  package static let blank = Explanation.Subject(type: "")

  package mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure) {
    try json.object("location", &location)
    try json.text("name", &name)
    try json.text("object", &mark.name)
    try json.word("reason", &mark.reason)
    try json.word("status", &mark.status)
    try json.text("type", &type)
  }
}
