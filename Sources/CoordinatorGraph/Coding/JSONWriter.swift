/// Writes JSON in exactly one form, with the same bytes on every machine: indented by two spaces, or all on
/// one line. Linear time.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private let isOnOneLine: Bool

  package init(isOnOneLine: Bool = false) {
    self.isOnOneLine = isOnOneLine
  }

  package mutating func object(_ writeMembers: (inout JSONWriter) -> Void) {
    nest("{", "}", writeMembers)
  }

  package mutating func array<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    nest("[", "]") { writer in
      for element in elements {
        writer.startItem()
        write(&writer, element)
      }
    }
  }

  /// Starts a member; its value comes next. Keys need no escapes and must come in order.
  package mutating func key(_ key: StaticString) {
    startItem()
    append("\"")
    append(key)
    append("\": ")
  }

  package mutating func member(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  package mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    bytes.append(contentsOf: String(number).utf8)
  }

  package mutating func member(_ key: StaticString, _ truth: Bool) {
    self.key(key)
    append(truth ? "true" : "false")
  }

  /// A member that is omitted when there is no text.
  package mutating func member(_ key: StaticString, ifAny text: String?) {
    if let text { member(key, text) }
  }

  /// A member that is omitted when there are no elements.
  package mutating func member<Element>(
    _ key: StaticString,
    ifAny elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.key(key)
    array(elements, write)
  }

  package mutating func endDocument() {
    append("\n")
  }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ part: UnsafeBufferPointer<UInt8>.SubSequence) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: part))
  }

  private mutating func nest(_ open: StaticString, _ close: StaticString, _ write: (inout JSONWriter) -> Void)
  {
    append(open)
    depth += 1
    isFirst = true
    write(&self)
    depth -= 1
    if !isFirst { startLine() }
    isFirst = false
    append(close)
  }

  private mutating func startItem() {
    if !isFirst { append(",") }
    isFirst = false
    startLine()
  }

  private mutating func startLine() {
    if isOnOneLine { return }
    append("\n")
    for _ in 0..<depth { append("  ") }
  }
}
