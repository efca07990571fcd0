extension String {
  /// The position of the text's first alias, in bytes, if there are too many aliases to compose safely.
  ///
  /// The YAML library compares a mapping's keys with their aliases expanded. A few lines of nested aliases in
  /// a key would take forever, so this rejects texts with many aliases. A word counts as an alias anywhere,
  /// even in quotes, if the text has its anchor. Linear time.
  var tooManyAliases: Int? {
    // With this many aliases, a value can be copied a few dozen times at most.
    let limit = 8
    guard utf8.contains(UInt8(ascii: "&")) else { return nil }
    let anchors = Set(words(after: "&").map(\.word))
    let aliases = words(after: "*").filter { anchors.contains($0.word) }
    return aliases.count > limit ? aliases[0].position : nil
  }

  /// The words right after a character, and their positions.
  private func words(after mark: Unicode.Scalar) -> [(word: [UInt8], position: Int)] {
    var found: [(word: [UInt8], position: Int)] = []
    var open: Int?
    var word: [UInt8] = []
    for (position, byte) in utf8.enumerated() {
      if byte.isOfAnchor {
        if open != nil { word.append(byte) }
        continue
      }
      if let open, !word.isEmpty { found.append((word, open)) }
      word = []
      open = byte == UInt8(ascii: mark) ? position : nil
    }
    if let open, !word.isEmpty { found.append((word, open)) }
    return found
  }
}

extension UInt8 {
  /// Whether it can be in the name of an anchor.
  fileprivate var isOfAnchor: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
