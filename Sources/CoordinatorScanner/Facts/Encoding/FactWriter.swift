/// Writes facts as bytes. Small numbers take one byte, and each text is written once.
struct FactWriter {
  private var content: [UInt8] = []
  private var places: [String: UInt64] = [:]
  /// The numbers of names, for a quicker lookup.
  private var placesOfNames: [Name: UInt64] = [:]
  private var texts: [UInt8] = []
  private var countOfTexts: UInt64 = 0

  mutating func write(number: UInt64) {
    Self.append(number, to: &content)
  }

  mutating func write(text: String) {
    let place = places[text] ?? add(text)
    places[text] = place
    write(number: place)
  }

  mutating func write(name: Name) {
    if let place = placesOfNames[name] { return write(number: place) }
    let place = add(name.text)
    placesOfNames[name] = place
    write(number: place)
  }

  private mutating func add(_ text: String) -> UInt64 {
    Self.append(UInt64(text.utf8.count), to: &texts)
    texts += text.utf8
    countOfTexts += 1
    return countOfTexts - 1
  }

  /// The number of texts, the texts, then the facts.
  var finished: [UInt8] {
    var bytes: [UInt8] = []
    Self.append(countOfTexts, to: &bytes)
    return bytes + texts + content
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write<each Part: Stored>(_ part: repeat each Part) { repeat (each part).write(to: &self) }
}
