/// Reads what a ``FactWriter`` wrote.
struct FactBytes {
  private let bytes: [UInt8]
  private var place = 0
  /// How many parts are around the next one.
  private var depth = 0
  private var texts: [String] = []
  /// The names among the texts, once they were needed.
  private var names: [Name?] = []

  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    do {
      for _ in 0..<(try number()) { texts.append(try nextText()) }
      names = Array(repeating: nil, count: texts.count)
    } catch {
      return nil
    }
  }

  var isAtEnd: Bool { place == bytes.count }

  mutating func number() throws(SpoiledFacts) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    throw SpoiledFacts()
  }

  mutating func text() throws(SpoiledFacts) -> String { texts[try placeOfText()] }

  mutating func name() throws(SpoiledFacts) -> Name {
    let place = try placeOfText()
    let name = names[place] ?? Name(texts[place])
    names[place] = name
    return name
  }

  private mutating func placeOfText() throws(SpoiledFacts) -> Int {
    let number = try number()
    guard number < UInt64(texts.count) else { throw SpoiledFacts() }
    return Int(number)
  }

  /// Reads the next part.
  mutating func next<Fact: Stored>() throws(SpoiledFacts) -> Fact {
    guard depth < Self.deepest else { throw SpoiledFacts() }
    depth += 1
    defer { depth -= 1 }
    return try Fact(from: &self)
  }

  /// Reads the parts of something, in the order in which a function takes them.
  mutating func next<Whole, each Part: Stored>(_ make: (repeat each Part) -> Whole) throws(SpoiledFacts)
    -> Whole
  { make(repeat try next() as each Part) }

  /// Source nests at most ``Nesting/deepest`` levels deep, each of a few parts. A file may say anything.
  private static let deepest = 3_000

  private mutating func nextText() throws(SpoiledFacts) -> String {
    let count = try number()
    guard count <= UInt64(bytes.count - place) else { throw SpoiledFacts() }
    defer { place += Int(count) }
    return String(decoding: bytes[place..<place + Int(count)], as: UTF8.self)
  }
}
