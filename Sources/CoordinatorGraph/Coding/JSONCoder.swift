/// A value that is an object in JSON. It declares its members once: for writing, for reading, and for the schema.
protocol JSONCodable {
  /// A value to read members into.
  static var blank: Self { get }

  /// Declares the members, in the order of their keys.
  mutating func members(_ json: inout JSONCoder) throws(SnapshotError)
}

extension JSONCodable {
  /// The keys, and whether an object needs them.
  static var keys: [(name: String, isRequired: Bool)] {
    var coder = JSONCoder(.list)
    var value = blank
    // Nothing is read, so nothing can be wrong.
    try? value.members(&coder)
    return coder.keys
  }

  /// The value as JSON, with a newline at its end.
  func jsonBytes(isOnOneLine: Bool = false) -> [UInt8] {
    var coder = JSONCoder(.write)
    coder.writer = JSONWriter(isOnOneLine: isOnOneLine)
    coder.write(self)
    coder.writer.endDocument()
    return coder.writer.bytes
  }

  /// Reads a document with one value.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Self, SnapshotError> {
    var coder = JSONCoder(.read)
    coder.reader = JSONReader(bytes)
    guard coder.reader.nextByte() != nil else { return .failure(.empty) }
    return Result { () throws(SnapshotError) in
      let value: Self = try coder.read()
      guard coder.reader.nextByte() == nil else { throw coder.reader.unexpected("the end of the document") }
      return value
    }
  }

  /// Reads a document with one value.
  static func read(_ bytes: some Collection<UInt8>) throws(SnapshotError) -> Self {
    let read = bytes.withContiguousStorageIfAvailable { Self.read($0) }
    return try (read ?? Array(bytes).withUnsafeBufferPointer { Self.read($0) }).get()
  }
}

/// Writes or reads the members that a value declares. Linear time; keys may come in any order, and unknown ones are skipped.
struct JSONCoder {
  enum Task {
    /// Writes each member.
    case write
    /// Reads the member of the current key.
    case read
    /// Looks for a required member that was not read.
    case miss
    /// Lists the keys.
    case list
  }

  private enum Match {
    case none, found, repeated
  }

  fileprivate(set) var writer = JSONWriter()
  fileprivate(set) var reader = JSONReader(UnsafeBufferPointer(start: nil, count: 0))
  fileprivate var keys: [(name: String, isRequired: Bool)] = []
  private var task: Task
  // Of the object that is being read.
  private var key = ""
  private var number = 0
  private var match = Match.none
  private var met = MetKeys()
  private var missing: StaticString?

  fileprivate init(_ task: Task) { self.task = task }

  fileprivate mutating func write<Value: JSONCodable>(_ value: Value) {
    var value = value
    writer.begin("{")
    // Only reading fails.
    try? value.members(&self)
    writer.end("}")
  }

  fileprivate mutating func read<Value: JSONCodable>() throws(SnapshotError) -> Value {
    guard reader.skips("{") else { throw reader.wrongType("an object") }
    let outer = (match, met)
    var value = Value.blank
    met = MetKeys()
    if !reader.skips("}") {
      repeat { try readMember(of: &value) } while try reader.continues(until: "}")
    }
    (task, number, missing) = (.miss, 0, nil)
    try value.members(&self)
    if let missing { throw .invalid(path: "", .missingKey(missing.description)) }
    (task, match, met) = (.read, outer.0, outer.1)
    return value
  }

  private mutating func readMember<Value: JSONCodable>(of value: inout Value) throws(SnapshotError) {
    let name = try reader.key()
    (key, number, match) = (name, 0, .none)
    do {
      try value.members(&self)
    } catch {
      throw error.within(key: name)
    }
    switch match {
    case .found: return
    case .none where met.insert(name): try reader.skipValue()
    case .none, .repeated: throw .invalid(path: "", .duplicateKey(name))
    }
  }

  /// Whether to write or read a member.
  private mutating func takes(_ name: StaticString, isRequired: Bool, isWritten: Bool = true) -> Bool {
    number += 1
    switch task {
    case .write:
      if isWritten { writer.key(name) }
      return isWritten
    case .read:
      guard match == .none, name.isEqual(to: key) else { return false }
      match = met.insert(position: number - 1) ? .found : .repeated
      return match == .found
    case .miss:
      if isRequired, missing == nil, !met.contains(position: number - 1) { missing = name }
      return false
    case .list:
      keys.append((name.description, isRequired))
      return false
    }
  }
}

// MARK: - Members

extension JSONCoder {
  mutating func text(_ key: StaticString, _ text: inout String) throws(SnapshotError) {
    guard takes(key, isRequired: true) else { return }
    if task == .write { writer.string(text) } else { text = try reader.string() }
  }

  /// A text that is omitted if there is none.
  mutating func text(_ key: StaticString, _ text: inout String?) throws(SnapshotError) {
    guard takes(key, isRequired: false, isWritten: text != nil) else { return }
    if task == .write { writer.string(text ?? "") } else { text = try reader.string() }
  }

  /// A text that is omitted if it is empty.
  mutating func text(_ key: StaticString, ifAny text: inout String) throws(SnapshotError) {
    guard takes(key, isRequired: false, isWritten: !text.isEmpty) else { return }
    if task == .write { writer.string(text) } else { text = try reader.string() }
  }

  mutating func text(_ key: StaticString, _ id: inout NodeID) throws(SnapshotError) {
    guard takes(key, isRequired: true) else { return }
    if task == .write { writer.string(id.rawValue) } else { id = NodeID(try reader.string()) }
  }

  mutating func text(_ key: StaticString, _ id: inout NodeID?) throws(SnapshotError) {
    guard takes(key, isRequired: false, isWritten: id != nil) else { return }
    if task == .write { writer.string(id?.rawValue ?? "") } else { id = NodeID(try reader.string()) }
  }

  /// Texts that are omitted if there are none.
  mutating func texts(_ key: StaticString, _ texts: inout [String]) throws(SnapshotError) {
    guard takes(key, isRequired: false, isWritten: !texts.isEmpty) else { return }
    if task == .write { return writer.array(texts) { $0.string($1) } }
    texts = try reader.strings()
  }

  mutating func number(_ key: StaticString, _ number: inout Int, minimum: Int) throws(SnapshotError) {
    guard takes(key, isRequired: true) else { return }
    if task == .write { writer.number(number) } else { number = try reader.integer(minimum: minimum) }
  }

  /// A number that is omitted if it has its usual value, which is the least one.
  mutating func number(_ key: StaticString, _ number: inout Int, unless usual: Int) throws(SnapshotError) {
    guard takes(key, isRequired: false, isWritten: number != usual) else { return }
    if task == .write { writer.number(number) } else { number = try reader.integer(minimum: usual) }
  }

  /// A truth that is omitted if it is false.
  mutating func truth(_ key: StaticString, _ truth: inout Bool) throws(SnapshotError) {
    guard takes(key, isRequired: false, isWritten: truth) else { return }
    if task == .write { writer.truth(truth) } else { truth = try reader.truth() }
  }

  mutating func word<Word>(_ key: StaticString, _ word: inout Word) throws(SnapshotError)
  where Word: RawRepresentable<String>, Word: CaseIterable {
    guard takes(key, isRequired: true) else { return }
    if task == .write { writer.string(word.rawValue) } else { word = try reader.word(Word.self, "\(key)") }
  }

  mutating func word<Word>(_ key: StaticString, _ word: inout Word?) throws(SnapshotError)
  where Word: RawRepresentable<String>, Word: CaseIterable {
    guard takes(key, isRequired: false, isWritten: word != nil) else { return }
    if task == .write {
      writer.string(word?.rawValue ?? "")
    } else {
      word = try reader.word(Word.self, "\(key)")
    }
  }

  /// A word that is omitted if it is the usual one.
  mutating func word<Word>(_ key: StaticString, _ word: inout Word, unless usual: Word) throws(SnapshotError)
  where Word: RawRepresentable<String>, Word: CaseIterable, Word: Equatable {
    guard takes(key, isRequired: false, isWritten: word != usual) else { return }
    if task == .write { writer.string(word.rawValue) } else { word = try reader.word(Word.self, "\(key)") }
  }

  mutating func object<Value: JSONCodable>(_ key: StaticString, _ value: inout Value) throws(SnapshotError) {
    guard takes(key, isRequired: true) else { return }
    if task == .write { write(value) } else { value = try read() }
  }

  /// An object that is omitted if there is none.
  mutating func object<Value: JSONCodable>(_ key: StaticString, _ value: inout Value?) throws(SnapshotError) {
    guard takes(key, isRequired: false, isWritten: value != nil) else { return }
    if task != .write { value = try read() } else if let value { write(value) }
  }

  /// Objects; if they are not required, they are omitted if there are none.
  mutating func objects<Value: JSONCodable>(
    _ key: StaticString,
    _ values: inout [Value],
    isRequired: Bool = false
  ) throws(SnapshotError) {
    guard takes(key, isRequired: isRequired, isWritten: isRequired || !values.isEmpty) else { return }
    if task == .write { writeAll(values) } else { values = try readAll() }
  }

  /// A value that is read and written in parts.
  mutating func object<Value, Parts: JSONCodable>(
    _ key: StaticString,
    _ value: inout Value,
    as parts: (Value) -> Parts,
    make: (Parts) throws(SnapshotError) -> Value
  ) throws(SnapshotError) {
    guard takes(key, isRequired: true) else { return }
    if task == .write { write(parts(value)) } else { value = try make(try read()) }
  }

  private mutating func writeAll(_ values: [some JSONCodable]) {
    writer.begin("[")
    for value in values {
      writer.startItem()
      write(value)
    }
    writer.end("]")
  }

  private mutating func readAll<Value: JSONCodable>() throws(SnapshotError) -> [Value] {
    guard reader.skips("[") else { throw reader.wrongType("an array") }
    var values: [Value] = []
    if reader.skips("]") { return values }
    repeat {
      do {
        values.append(try read())
      } catch {
        throw error.within(index: values.count)
      }
    } while try reader.continues(until: "]")
    return values
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
