/// Writes facts as bytes: numbers in as few as they take, each text once.
struct FactWriter {
  private var content: [UInt8] = []
  private var places: [String: UInt64] = [:]
  private var texts: [UInt8] = []

  mutating func write(_ values: any Stored...) {
    for value in values { value.write(to: &self) }
  }

  mutating func write(number: UInt64) {
    Self.append(number, to: &content)
  }

  mutating func write(text: String) {
    if let place = places[text] { return write(number: place) }
    let place = UInt64(places.count)
    places[text] = place
    Self.append(UInt64(text.utf8.count), to: &texts)
    texts += text.utf8
    write(number: place)
  }

  /// How many texts there are, the texts, then what speaks of them.
  var finished: [UInt8] {
    var bytes: [UInt8] = []
    Self.append(UInt64(places.count), to: &bytes)
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
}
