/// A word as it is looked up: what ``WordTable`` has to know of its bytes, found in one pass over them.
struct Word: Equatable {
  private(set) var count = 0
  /// Its last bytes.
  private var (high, low): (UInt64, UInt64) = (0, 0)
  private var product: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  init(_ bytes: some Collection<UInt8>) {
    for byte in bytes { append(byte) }
  }

  mutating func append(_ byte: UInt8) {
    count += 1
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
    product = (product ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// How many bytes stand before ``high`` and ``low``.
  var rest: Int { max(count - 16, 0) }

  /// FNV-1a (Fowler, Noll and Vo), with its high bits folded into the low ones.
  var hash: Int { Int(truncatingIfNeeded: product ^ (product >> 32)) }

  static func == (left: Word, right: Word) -> Bool {
    left.low == right.low && left.high == right.high && left.count == right.count
      && left.product == right.product
  }
}

/// Bytes that words stand in: those of a file, or of a text.
protocol WordBytes: RandomAccessCollection<UInt8> where Index == Int {}

extension [UInt8]: WordBytes {}
extension UnsafeBufferPointer<UInt8>: WordBytes {}

/// Different words, each known by its number: the first by 0, the next by 1.
///
/// A hash table with open addressing. It keeps no texts but the starts of long words.
struct WordTable {
  private var words: [Word] = []
  /// The starts of long words, and where that of each word stands.
  private var (starts, places): ([UInt8], [Int]) = ([], [])
  /// The number of the word in each slot; -1 for none.
  private var slots = [Int32](repeating: -1, count: 1024)

  /// The number of a word that starts somewhere in some bytes, and whether it was not in the table. O(length of the word).
  @inline(__always)
  mutating func number(of word: Word, at start: Int, in bytes: some WordBytes) -> (Int, isNew: Bool) {
    var slot = word.hash & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if words[number] == word, word.rest == 0 || isEqual(number, word.rest, start, bytes) {
        return (number, false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: words.count)
    add(word, start, bytes)
    return (words.count - 1, true)
  }

  @inline(never)
  private func isEqual(_ number: Int, _ count: Int, _ start: Int, _ bytes: some WordBytes) -> Bool {
    let place = places[number]
    for offset in 0..<count where starts[place + offset] != bytes[start + offset] { return false }
    return true
  }

  private mutating func add(_ word: Word, _ start: Int, _ bytes: some WordBytes) {
    words.append(word)
    places.append(starts.count)
    starts += bytes[start..<start + word.rest]
    if words.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 4)
    for (number, word) in words.enumerated() {
      var slot = word.hash & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }
}
