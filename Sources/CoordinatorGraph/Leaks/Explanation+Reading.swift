extension Explanation {
  /// Reads the explanation from JSON in UTF-8, as ``json()`` writes it. Unknown keys are skipped.
  ///
  /// - Throws: ``SnapshotError``, which names the place.
  public init(json bytes: some Collection<UInt8>) throws(SnapshotError) {
    let read = bytes.withContiguousStorageIfAvailable { Self.read($0) }
    self = try (read ?? Array(bytes).withUnsafeBufferPointer { Self.read($0) }).get()
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Explanation, SnapshotError> {
    var reader = JSONReader(bytes)
    guard reader.nextByte() != nil else { return .failure(.empty) }
    return Result { () throws(SnapshotError) in
      let explanation = try Explanation(from: &reader)
      guard reader.nextByte() == nil else { throw reader.unexpected("the end of the document") }
      return explanation
    }
  }

  static let shape = JSONShape(
    required: ["answer", "target"],
    optional: ["balance", "hint", "holders", "limits", "references", "steps"]
  )

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var read = Explanation(target: Subject(type: ""), answer: .closedCycle)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "answer": read.answer = try Answer(from: &reader)
      case "balance": read.balance = try Balance(from: &reader)
      case "hint": read.hint = try Hint(from: &reader)
      case "holders": read.holders = try reader.array(Holder.init(from:))
      case "limits":
        read.limits = try reader.array { (reader) throws(SnapshotError) in try reader.string() }
      case "references": read.references = try reader.array(Reference.init(from:))
      case "steps": read.steps = try reader.array(Step.init(from:))
      default: read.target = try Subject(from: &reader)
      }
    }
    self = read
  }
}

extension Explanation.Answer {
  static let shape = JSONShape(required: ["kind"], optional: ["count", "reason", "root"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var (kind, count, words) = (Kind.unknown, 0, "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "kind": kind = try reader.word(Kind.self, key)
      case "count": count = try reader.integer(minimum: 0)
      default: words = try reader.string()
      }
    }
    switch kind {
    case .held: self = .held(root: words)
    case .closedCycle: self = .closedCycle
    case .outside: self = .outside(count: count)
    case .unknown: self = .unknown(reason: words)
    }
  }
}

extension Explanation.Balance {
  static let shape = JSONShape(required: ["explained", "total"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var balance = Explanation.Balance(explained: 0, total: 0)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      let number = try reader.integer(minimum: 0)
      if key == "total" { balance.total = number } else { balance.explained = number }
    }
    self = balance
  }
}

extension Explanation.Hint {
  static let shape = JSONShape(required: ["action"], optional: ["holder", "location", "owner", "reference"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var hint = Explanation.Hint(.endOutside)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "action": hint.action = try reader.word(Action.self, key)
      case "holder": hint.holder = try reader.word(Explanation.Holder.Kind.self, key)
      case "location": hint.location = try SourceLocation(from: &reader)
      case "owner": hint.owner = try reader.string()
      default: hint.reference = try reader.string()
      }
    }
    self = hint
  }
}

extension Explanation.Holder {
  static let shape = JSONShape(required: ["kind", "owner", "property"])

  fileprivate init(from reader: inout JSONReader) throws(SnapshotError) {
    var holder = Explanation.Holder(.task, owner: "", property: "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "kind": holder.kind = try reader.word(Kind.self, key)
      case "owner": holder.owner = try reader.string()
      default: holder.property = try reader.string()
      }
    }
    self = holder
  }
}
