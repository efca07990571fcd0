import CoordinatorGraph

/// Formats that are only written, so that nothing declares their members for a reader.
extension JSONWriter {
  mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
    begin("{")
    writeMembers(&self)
    end("}")
  }

  mutating func object(_ key: StaticString, _ writeMembers: (inout JSONWriter) -> Void) {
    self.key(key)
    object(writeMembers)
  }

  mutating func member(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    self.number(number)
  }

  /// A member that is omitted when there is no text.
  mutating func member(_ key: StaticString, ifAny text: String?) {
    if let text { member(key, text) }
  }

  /// A member that is omitted when there are no elements.
  mutating func member<Element>(
    _ key: StaticString,
    ifAny elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.key(key)
    array(elements, write)
  }
}
