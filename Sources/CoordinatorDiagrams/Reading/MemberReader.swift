import CoordinatorGraph

extension JSONCodable {
  /// Reads a document with one value.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Self, SnapshotError> {
    var members = MemberReader(JSONReader(bytes))
    guard members.reader.nextByte() != nil else { return .failure(.empty) }
    return Result { () throws(SnapshotError) in
      var value = Self.blank
      try members.object(&value)
      guard members.reader.nextByte() == nil else {
        throw members.reader.unexpected("the end of the document")
      }
      return value
    }
  }

  /// Reads a document with one value.
  static func read(_ bytes: some Collection<UInt8>) throws(SnapshotError) -> Self {
    let read = bytes.withContiguousStorageIfAvailable { Self.read($0) }
    return try (read ?? Array(bytes).withUnsafeBufferPointer { Self.read($0) }).get()
  }
}

/// Reads the members that a value declares. Keys may come in any order, and unknown ones are skipped. Keys in the order of their
/// declaration, as a writer has them, are read in one go.
struct MemberReader: JSONCoder {
  private enum Match {
    case none, found, repeated
  }

  fileprivate(set) var reader: JSONReader
  /// Whether to look for required members that were not read, rather than for the member of the current key.
  private var isLookingForMissing = false
  private var missing: StaticString?
  /// The error between two members.
  private var failure: SnapshotError?
  /// Whether the object that was read last has no more keys.
  private var isAtEnd = false
  // Of the object that is being read.
  private var key = ""
  /// Whether the key was read after some members were declared: one of those may be meant.
  private var isLate = false
  private var number = 0
  private var match = Match.none
  private var met = MetKeys()

  fileprivate init(_ reader: JSONReader) { self.reader = reader }

  mutating func takes(_ name: StaticString, isRequired: Bool, isWritten: Bool) -> Bool {
    number += 1
    if isLookingForMissing {
      if isRequired, missing == nil, !met.contains(position: number - 1) { missing = name }
      return false
    }
    if match == .found, !isAtEnd {
      do { try goOn() } catch { (failure, isAtEnd) = (error, true) }
    }
    guard match == .none, !isAtEnd, name.isEqual(to: key) else { return false }
    match = met.insert(position: number - 1) ? .found : .repeated
    return match == .found
  }

  /// Reads the next key.
  private mutating func goOn() throws(SnapshotError) {
    isAtEnd = try !reader.continues(until: "}")
    if !isAtEnd { (key, isLate, match) = (try reader.key(), true, .none) }
  }

  mutating func text(_ text: inout String) throws(SnapshotError) { text = try reader.string() }

  mutating func texts(_ texts: inout [String]) throws(SnapshotError) { texts = try reader.strings() }

  mutating func number(_ number: inout Int, minimum: Int) throws(SnapshotError) {
    number = try reader.integer(minimum: minimum)
  }

  mutating func truth(_ truth: inout Bool) throws(SnapshotError) { truth = try reader.truth() }

  mutating func word<Word>(_ word: inout Word, _ key: StaticString) throws(SnapshotError)
  where Word: RawRepresentable<String>, Word: CaseIterable {
    word = try reader.word(Word.self, "\(key)")
  }

  mutating func object<Value: JSONCodable>(_ value: inout Value) throws(SnapshotError) {
    guard reader.skips("{") else { throw reader.wrongType("an object") }
    let outer = (key, isLate, number, match, met)
    defer {
      (key, isLate, number, match, met) = outer
      isAtEnd = false
    }
    (value, met, isAtEnd) = (Value.blank, MetKeys(), reader.skips("}"))
    if !isAtEnd { key = try reader.key() }
    while !isAtEnd { try readMembers(of: &value) }
    (isLookingForMissing, number, missing) = (true, 0, nil)
    try value.members(&self)
    isLookingForMissing = false
    if let missing { throw .invalid(path: "", .missingKey(missing.description)) }
  }

  /// Reads the current member, and those after it that are declared after it.
  private mutating func readMembers<Value: JSONCodable>(of value: inout Value) throws(SnapshotError) {
    (isLate, number, match) = (false, 0, .none)
    do {
      try value.members(&self)
    } catch {
      throw error.within(key: key)
    }
    if let failure { throw failure }
    if isAtEnd { return }
    switch match {
    case .found: break
    case .none where isLate: return
    case .none where met.insert(key): try reader.skipValue()
    case .none, .repeated: throw .invalid(path: "", .duplicateKey(key))
    }
    try goOn()
  }

  mutating func objects<Value: JSONCodable>(_ values: inout [Value]) throws(SnapshotError) {
    guard reader.skips("[") else { throw reader.wrongType("an array") }
    values = []
    if reader.skips("]") { return }
    repeat {
      do {
        var value = Value.blank
        try object(&value)
        values.append(value)
      } catch {
        throw error.within(index: values.count)
      }
    } while try reader.continues(until: "]")
  }

  mutating func graph(_ graph: inout Graph) throws(SnapshotError) {
    var parts = GraphParts.blank
    try object(&parts)
    do {
      graph = try Graph(nodes: parts.nodes, edges: parts.edges)
    } catch {
      throw parts.located(error)
    }
  }

  mutating func version(newest: Int) throws(SnapshotError) {
    let version = try reader.integer(minimum: 1)
    guard version <= newest else { throw .newerVersion(version) }
  }
}

extension GraphParts {
  /// The same error, with the places in the document.
  fileprivate func located(_ error: GraphError) -> SnapshotError {
    switch error {
    case .duplicateNode(let id):
      let twins = nodes.indices.filter { nodes[$0].id == id }
      let first = "graph.nodes[\(twins.first ?? 0)]"
      return .invalid(path: "nodes[\(twins.dropFirst().first ?? 0)].id", .duplicateNode(id, first: first))
    case .danglingEdge(_, _, let missing):
      let edge = edges.firstIndex { $0.from == missing || $0.to == missing } ?? 0
      let end = edges[edge].from == missing ? "from" : "to"
      return .invalid(path: "edges[\(edge)].\(end)", .danglingEdge(missing))
    }
  }
}

/// The keys of an object that were read so far.
struct MetKeys {
  private var known: UInt64 = 0
  private var others: Set<[UInt8]> = []

  func contains(position: Int) -> Bool { known & (1 << UInt64(position)) != 0 }

  /// Records a declared key; false when it was read before.
  mutating func insert(position: Int) -> Bool {
    defer { known |= 1 << UInt64(position) }
    return !contains(position: position)
  }

  /// Records any other key; false when it was read before. Keys differ when their bytes do.
  mutating func insert(_ key: String) -> Bool { others.insert(Array(key.utf8)).inserted }
}

extension StaticString {
  fileprivate func isEqual(to text: String) -> Bool {
    text.utf8.count == utf8CodeUnitCount
      && text.utf8.elementsEqual(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}
