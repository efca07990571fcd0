import CoordinatorGraph

extension JSONCodable {
  /// The keys, and whether an object needs them.
  static var keys: [(name: String, isRequired: Bool)] {
    var list = KeyList()
    var value = blank
    value.members(&list)
    return list.keys
  }
}

/// Lists the members that a value declares.
private struct KeyList: JSONCoder {
  var keys: [(name: String, isRequired: Bool)] = []

  mutating func takes(_ key: StaticString, isRequired: Bool, isWritten: Bool) -> Bool {
    keys.append((key.description, isRequired))
    return false
  }

  func text(_ text: inout String) throws(Never) {}
  func texts(_ texts: inout [String]) throws(Never) {}
  func number(_ number: inout Int, minimum: Int) throws(Never) {}
  func truth(_ truth: inout Bool) throws(Never) {}
  func word<Word>(_ word: inout Word, _ key: StaticString) throws(Never)
  where Word: RawRepresentable<String>, Word: CaseIterable {}
  func object<Value: JSONCodable>(_ value: inout Value) throws(Never) {}
  func objects<Value: JSONCodable>(_ values: inout [Value]) throws(Never) {}
  func graph(_ graph: inout Graph) throws(Never) {}
  func version(newest: Int) throws(Never) {}
}
