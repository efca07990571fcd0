/// The different words and operators of the files that one worker reads, each kept once and known by its number.
///
/// The first numbers are those of ``Keyword``.
struct Names {
  private var names: [Name] = []
  private var words = WordTable()

  /// The keywords alone.
  static let keywords: Names = {
    var names = Names()
    for keyword in Keyword.allCases {
      let text = Array(keyword.text.utf8)
      _ = names.number(of: Word(text), at: 0, in: text)
    }
    return names
  }()

  subscript(number: Int32) -> Name { names[Int(number)] }

  /// The number of the name that a word is, which starts somewhere in some bytes.
  mutating func number(of word: Word, at start: Int, in bytes: [UInt8]) -> Int32 {
    let (number, isNew) = words.number(of: word, at: start, in: bytes)
    if isNew { names.append(Name(word, at: start, in: bytes)) }
    return Int32(truncatingIfNeeded: number)
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
