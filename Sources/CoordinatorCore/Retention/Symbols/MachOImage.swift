/// A file of the running program on Apple's systems, as it is in memory.
///
/// Source: `mach-o/loader.h` and `mach-o/nlist.h`: a header, commands with segments and the table of symbols.
struct MachOImage {
  private let start: UInt
  private var memory: SafeMemory
  private var slide: UInt = 0
  /// Where the file would begin, if all of it were where its table of symbols is.
  private var tableStart: UInt = 0
  private var table: (symbols: UInt, count: UInt, texts: UInt, size: UInt) = (0, 0, 0, 0)

  private static let magic: UInt32 = 0xFEED_FACF
  private static let entrySize: UInt = 16
  /// No program has more commands or symbols.
  private static let most: (commands: UInt32, symbols: UInt) = (4096, 4_000_000)

  init?(at header: UnsafeRawPointer) {
    (start, memory) = (UInt(bitPattern: header), SafeMemory())
    guard number(at: start) == Self.magic, let count = number(at: start + 16), count <= Self.most.commands,
      readCommands(count), table.count <= Self.most.symbols
    else { return nil }
  }

  mutating func variables(endingIn end: String) -> [(symbol: String, address: UnsafeRawPointer)] {
    let end = Array(end.utf8)
    var found: [(symbol: String, address: UnsafeRawPointer)] = []
    for index in 0..<table.count {
      let entry = tableStart &+ table.symbols &+ index * Self.entrySize
      guard let text = number(at: entry), let kind = memory.word(at: entry + 4),
        let value = memory.word(at: entry + 8)
      else { break }
      // A symbol of a section, and none for debuggers.
      guard kind & 0xE0 == 0, kind & 0x0E == 0x0E, let name = self.text(at: UInt(text), endingIn: end),
        let address = UnsafeRawPointer(bitPattern: value &+ slide)
      else { continue }
      found.append((name, address))
    }
    return found
  }

  private mutating func number(at address: UInt) -> UInt32? {
    memory.isReadable(address, count: 4)
      ? UnsafeRawPointer(bitPattern: address)?.loadUnaligned(as: UInt32.self) : nil
  }

  private mutating func readCommands(_ count: UInt32) -> Bool {
    var place = start + 32
    for _ in 0..<count {
      guard let kind = number(at: place), let size = number(at: place + 4), size >= 8 else { return false }
      switch kind {
      case 0x19: readSegment(at: place)
      case 0x02:
        let numbers = (2...5).compactMap { number(at: place + UInt($0) * 4).map(UInt.init) }
        guard numbers.count == 4 else { return false }
        table = (numbers[0], numbers[1], numbers[2], numbers[3])
      default: break
      }
      place += UInt(size)
    }
    return tableStart != 0 && table.count > 0
  }

  private mutating func readSegment(at place: UInt) {
    guard let name = memory.word(at: place + 8), let address = memory.word(at: place + 24),
      let offset = memory.word(at: place + 40)
    else { return }
    // The first eight letters of `__TEXT` and of `__LINKEDIT`.
    if name == 0x0000_5458_4554_5F5F { slide = start &- address }
    if name == 0x4445_4B4E_494C_5F5F { tableStart = address &+ slide &- offset }
  }

  /// A name without the underscore that begins it.
  private mutating func text(at offset: UInt, endingIn end: [UInt8]) -> String? {
    guard offset > 0, offset < table.size else { return nil }
    let start = tableStart &+ table.texts &+ offset
    let longest = min(table.size - offset, 4096)
    guard memory.isReadable(start, count: 1), let pointer = UnsafeRawPointer(bitPattern: start) else {
      return nil
    }
    var length: UInt = 0
    while length < longest, (start + length) & 0xFFF != 0 || memory.isReadable(start + length, count: 1),
      pointer.load(fromByteOffset: Int(length), as: UInt8.self) != 0
    { length += 1 }
    let bytes = UnsafeRawBufferPointer(start: pointer, count: Int(length))
    guard bytes.count > end.count, bytes.suffix(end.count).elementsEqual(end) else { return nil }
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }
}
