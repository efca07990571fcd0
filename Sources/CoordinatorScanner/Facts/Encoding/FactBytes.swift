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

/// Writes facts as bytes. Small numbers take one byte, and each text is written once.
struct FactWriter {
  private var content: [UInt8] = []
  private var places: [String: UInt64] = [:]
  /// The numbers of names, for a quicker lookup.
  private var placesOfNames: [Name: UInt64] = [:]
  private var texts: [UInt8] = []
  private var countOfTexts: UInt64 = 0
  /// Whether lines are part of the bytes. Otherwise they are collected.
  private let writesLines: Bool
  private(set) var lines: [Int] = []

  init(writesLines: Bool = true) { self.writesLines = writesLines }

  mutating func write(line: Int) {
    if writesLines { line.write(to: &self) } else { lines.append(line) }
  }

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

extension FileFacts {
  /// The facts as bytes, for the next scan.
  public var bytes: [UInt8] {
    var writer = FactWriter()
    write(to: &writer)
    return writer.finished
  }

  /// Reads facts; nil for other bytes.
  public init?(bytes: [UInt8]) {
    guard var bytes = FactBytes(bytes), let facts = try? FileFacts(from: &bytes), bytes.isAtEnd else {
      return nil
    }
    self = facts
  }
}

/// A part of facts, which is written and read in the same order.
protocol Stored {
  func write(to writer: inout FactWriter)
  init(from bytes: inout FactBytes) throws(SpoiledFacts)
}

/// The bytes are no facts.
struct SpoiledFacts: Error {}
