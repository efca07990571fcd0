extension Explanation.Reference {
  static let shape = JSONShape(required: ["owner", "ownership", "reference"])

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var read = Explanation.Reference(owner: "", reference: "", ownership: .unknown)
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "owner": read.owner = try reader.string()
      case "ownership": read.ownership = try reader.word(Ownership.self, key)
      default: read.reference = try reader.string()
      }
    }
    self = read
  }
}

extension Explanation.Step {
  static let shape = JSONShape(required: ["owner", "ownership", "reference"], optional: ["suspect"])

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var step = Explanation.Step(owner: Explanation.Subject(type: ""), reference: "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "owner": step.owner = try Explanation.Subject(from: &reader)
      case "ownership": step.ownership = try reader.word(Ownership.self, key)
      case "suspect": step.isSuspect = try reader.truth()
      default: step.reference = try reader.string()
      }
    }
    self = step
  }
}

extension Explanation.Subject {
  static let shape = JSONShape(required: ["status", "type"], optional: ["location", "name", "reason"])

  init(from reader: inout JSONReader) throws(SnapshotError) {
    var subject = Explanation.Subject(type: "")
    try reader.object(Self.shape) { (reader, key) throws(SnapshotError) in
      switch key {
      case "location": subject.location = try SourceLocation(from: &reader)
      case "name": subject.name = try reader.string()
      case "reason": subject.mark.reason = try reader.string()
      case "status": subject.mark.status = try reader.word(Explanation.Status.self, key)
      default: subject.type = try reader.string()
      }
    }
    self = subject
  }
}
