/// The different words and operators of the files that one worker reads, each kept once and known by its number.
///
/// A hash table with open addressing over the bytes of the files, so that no text is made twice. The first numbers are
/// those of ``Keyword``.
struct Names {
  private var names: [Name] = []
  /// Where the bytes of each name start in ``pool``, and where the last ends.
  private var starts: [Int] = [0]
  private var pool: [UInt8] = []
  private var hashes: [UInt64] = []
  /// The number of the name in each slot; -1 for none.
  private var slots: [Int32]

  /// The keywords alone.
  static let keywords: Names = {
    var names = Names(slots: 1024)
    for keyword in Keyword.allCases {
      let bytes = Array(keyword.text.utf8)
      _ = names.number(of: bytes, 0..<bytes.count)
    }
    return names
  }()

  private init(slots: Int) {
    self.slots = Array(repeating: -1, count: slots)
  }

  subscript(number: Int32) -> Name { names[Int(number)] }

  /// The number of the name that stands in a part of some bytes. O(length of the name).
  mutating func number(of bytes: [UInt8], _ range: Range<Int>) -> Int32 {
    let hash = Self.hash(bytes, range)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, bytes, range) { return Int32(number) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return add(bytes, range, hash, slot)
  }

  /// FNV-1a (Fowler, Noll and Vo), with its high bits folded into the low ones.
  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in range { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 32)
  }

  private func isEqual(_ number: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == range.count else { return false }
    for offset in 0..<range.count where pool[start + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func add(_ bytes: [UInt8], _ range: Range<Int>, _ hash: UInt64, _ slot: Int) -> Int32 {
    let number = Int32(names.count)
    names.append(Name(String(decoding: bytes[range], as: UTF8.self)))
    pool += bytes[range]
    starts.append(pool.count)
    hashes.append(hash)
    slots[slot] = number
    if names.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}

extension Names {
  /// Lends a table that no one else has, with what other files have put into it.
  static func lend<Result>(_ read: (inout Names) -> Result) -> Result {
    var names = pool.take() ?? keywords
    let result = read(&names)
    pool.giveBack(&names)
    return result
  }

  private static let pool = Pool()

  private final class Pool: @unchecked Sendable {
    private let lock = NameLock()
    private var tables: [Names] = []

    func take() -> Names? { lock.withLock { tables.popLast() } }

    /// Takes it out of the borrower's hands, too: a table that two have is copied as soon as one writes.
    func giveBack(_ names: inout Names) {
      lock.withLock { tables.append(names) }
      names = keywords
    }
  }
}
