/// A value that is an object in JSON. It declares its members once: for writing, for reading, and for the schema.
package protocol JSONCodable {
  /// A value to read members into.
  static var blank: Self { get }

  /// Declares the members, in the order of their keys.
  mutating func members<Coder: JSONCoder>(_ json: inout Coder) throws(Coder.Failure)
}

extension JSONCodable {
  /// The value as JSON, with a newline at its end.
  package func jsonBytes(isOnOneLine: Bool = false) -> [UInt8] {
    var writer = JSONWriter(isOnOneLine: isOnOneLine)
    var value = self
    writer.object(&value)
    writer.endDocument()
    return writer.bytes
  }
}

/// Visits the members that a value declares: ``JSONWriter`` writes them, a reader sets them.
package protocol JSONCoder {
  /// Only reading fails.
  associatedtype Failure: Error

  /// Whether to visit the value of a member.
  mutating func takes(_ key: StaticString, isRequired: Bool, isWritten: Bool) -> Bool

  mutating func text(_ text: inout String) throws(Failure)
  mutating func texts(_ texts: inout [String]) throws(Failure)
  mutating func number(_ number: inout Int, minimum: Int) throws(Failure)
  mutating func truth(_ truth: inout Bool) throws(Failure)
  /// A word of an enumeration. The key is a name for the words.
  mutating func word<Word>(_ word: inout Word, _ key: StaticString) throws(Failure)
  where Word: RawRepresentable<String>, Word: CaseIterable
  mutating func object<Value: JSONCodable>(_ value: inout Value) throws(Failure)
  mutating func objects<Value: JSONCodable>(_ values: inout [Value]) throws(Failure)
  mutating func graph(_ graph: inout Graph) throws(Failure)
  /// The version of a format: a reader knows none that is newer.
  mutating func version(newest: Int) throws(Failure)
}

// MARK: - Members

extension JSONCoder {
  package mutating func text(_ key: StaticString, _ text: inout String) throws(Failure) {
    if takes(key, isRequired: true, isWritten: true) { try self.text(&text) }
  }

  /// A text that is omitted if there is none.
  package mutating func text(_ key: StaticString, _ text: inout String?) throws(Failure) {
    guard takes(key, isRequired: false, isWritten: text != nil) else { return }
    var value = text ?? ""
    try self.text(&value)
    text = value
  }

  /// A text that is omitted if it is empty.
  package mutating func text(_ key: StaticString, ifAny text: inout String) throws(Failure) {
    if takes(key, isRequired: false, isWritten: !text.isEmpty) { try self.text(&text) }
  }

  package mutating func text(_ key: StaticString, _ id: inout NodeID) throws(Failure) {
    var text = id.rawValue
    try self.text(key, &text)
    id = NodeID(text)
  }

  package mutating func text(_ key: StaticString, _ id: inout NodeID?) throws(Failure) {
    var text = id?.rawValue
    try self.text(key, &text)
    id = text.map { NodeID($0) }
  }

  /// Texts that are omitted if there are none.
  package mutating func texts(_ key: StaticString, _ texts: inout [String]) throws(Failure) {
    if takes(key, isRequired: false, isWritten: !texts.isEmpty) { try self.texts(&texts) }
  }

  package mutating func number(_ key: StaticString, _ number: inout Int, minimum: Int) throws(Failure) {
    if takes(key, isRequired: true, isWritten: true) { try self.number(&number, minimum: minimum) }
  }

  /// A number that is omitted if it has its usual value, which is the least one.
  package mutating func number(_ key: StaticString, _ number: inout Int, unless usual: Int) throws(Failure) {
    if takes(key, isRequired: false, isWritten: number != usual) { try self.number(&number, minimum: usual) }
  }

  /// A truth that is omitted if it is false.
  package mutating func truth(_ key: StaticString, _ truth: inout Bool) throws(Failure) {
    if takes(key, isRequired: false, isWritten: truth) { try self.truth(&truth) }
  }

  package mutating func word<Word>(_ key: StaticString, _ word: inout Word) throws(Failure)
  where Word: RawRepresentable<String>, Word: CaseIterable {
    if takes(key, isRequired: true, isWritten: true) { try self.word(&word, key) }
  }

  package mutating func word<Word>(_ key: StaticString, _ word: inout Word?) throws(Failure)
  where Word: RawRepresentable<String>, Word: CaseIterable {
    guard takes(key, isRequired: false, isWritten: word != nil) else { return }
    guard var value = word ?? Word.allCases.first else { return }
    try self.word(&value, key)
    word = value
  }

  /// A word that is omitted if it is the usual one.
  package mutating func word<Word>(_ key: StaticString, _ word: inout Word, unless usual: Word)
    throws(Failure)
  where Word: RawRepresentable<String>, Word: CaseIterable, Word: Equatable {
    if takes(key, isRequired: false, isWritten: word != usual) { try self.word(&word, key) }
  }

  package mutating func object<Value: JSONCodable>(_ key: StaticString, _ value: inout Value) throws(Failure)
  {
    if takes(key, isRequired: true, isWritten: true) { try object(&value) }
  }

  /// An object that is omitted if there is none.
  package mutating func object<Value: JSONCodable>(_ key: StaticString, _ value: inout Value?) throws(Failure)
  {
    guard takes(key, isRequired: false, isWritten: value != nil) else { return }
    var object = value ?? .blank
    try self.object(&object)
    value = object
  }

  /// Objects; if they are not required, they are omitted if there are none.
  package mutating func objects<Value: JSONCodable>(
    _ key: StaticString,
    _ values: inout [Value],
    isRequired: Bool = false
  ) throws(Failure) {
    if takes(key, isRequired: isRequired, isWritten: isRequired || !values.isEmpty) { try objects(&values) }
  }
}

// MARK: - Writing

extension JSONWriter: JSONCoder {
  package mutating func takes(_ key: StaticString, isRequired: Bool, isWritten: Bool) -> Bool {
    if isWritten { self.key(key) }
    return isWritten
  }

  package mutating func text(_ text: inout String) { string(text) }

  package mutating func texts(_ texts: inout [String]) { array(texts) { $0.string($1) } }

  package mutating func number(_ number: inout Int, minimum: Int) { self.number(number) }

  package mutating func truth(_ truth: inout Bool) { self.truth(truth) }

  package mutating func word<Word>(_ word: inout Word, _ key: StaticString)
  where Word: RawRepresentable<String>, Word: CaseIterable {
    string(word.rawValue)
  }

  package mutating func object<Value: JSONCodable>(_ value: inout Value) {
    begin("{")
    value.members(&self)
    end("}")
  }

  package mutating func objects<Value: JSONCodable>(_ values: inout [Value]) {
    array(values) { writer, value in
      var value = value
      writer.object(&value)
    }
  }

  package mutating func graph(_ graph: inout Graph) {
    var parts = GraphParts(graph)
    object(&parts)
  }

  package mutating func version(newest: Int) { number(newest) }
}
