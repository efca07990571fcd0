extension String {
  /// The text without line breaks, other control characters and invisible marks. A text from a file must not
  /// break a line, reverse its text, or tell an assistant what people do not see.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? $0.isInvisible ? "" : " " : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it is no letter of a line.
  package var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: isInvisible
    }
  }

  /// Whether it is a direction mark, or one of the tags and variants that can spell a text that nobody sees.
  fileprivate var isInvisible: Bool { properties.isBidiControl || 0xE0000...0xE0FFF ~= value }
}

extension String {
  /// The text between quotes, on one line and shortened, for a message.
  package var quoted: String {
    let limit = 80
    let shown = unicodeScalars.prefix(limit).map { scalar in
      scalar.properties.generalCategory.isInvisible ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return "'\(shown.joined())\(unicodeScalars.count > limit ? "…" : "")'"
  }

  /// The text, without its middle if it has more bytes than that.
  func shortened(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let half = (limit - 3) / 2
    let (first, last) = (utf8.index(startIndex, offsetBy: half), utf8.index(endIndex, offsetBy: -half))
    return String(decoding: utf8[..<first], as: UTF8.self) + "…"
      + String(decoding: utf8[last...], as: UTF8.self)
  }
}

extension [String] {
  /// The first names of a list, and how many more there are: `A, B and 3 more`.
  package func listed(atMost most: Int) -> String {
    prefix(most).joined(separator: ", ") + (count > most ? " and \(count - most) more" : "")
  }

  /// The lines of a report, without those in the middle if all together have more bytes than that.
  func fitting(in limit: Int) -> [String] {
    let lines = map { $0.shortened(to: limit / 4) }
    // Each line is indented, and ends.
    let sizes = lines.map { $0.utf8.count + 3 }
    guard sizes.reduce(0, +) > limit else { return lines }
    var (first, last, left) = (0, lines.count, limit - 40)
    while first < last {
      let isFirst = first <= lines.count - last
      left -= sizes[isFirst ? first : last - 1]
      guard left >= 0 else { break }
      if isFirst { first += 1 } else { last -= 1 }
    }
    return lines[..<first] + ["… \(last - first) lines are left out …"] + lines[last...]
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isInvisible: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(self)
  }
}

extension String {
  /// The text in a form that is safe in the log of a build server.
  ///
  /// Runners execute some log lines as commands: GitHub a line that starts with `::` after white space, or
  /// that has `##[` anywhere; others `##vso[` or `##teamcity[`. A space between the two signs makes them
  /// plain text again. O(n).
  package var withoutCommands: String {
    mayHoldCommands ? withoutHashCommands(by: " #").withoutColonCommands(by: " :") : self
  }

  /// The text with another sign for the second of two colons that begin a line.
  package func withoutColonCommands(by sign: String) -> String {
    var text = String.UnicodeScalarView()
    var isStart = true
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == last, scalar == ":", isStart { text += sign.unicodeScalars } else { text.append(scalar) }
      if scalar == "\n" || scalar == "\r" { isStart = true }
      // Behind the first colon of a pair, a line still begins.
      if !scalar.properties.isWhitespace, scalar != ":" || last == ":" { isStart = false }
      last = scalar
    }
    return String(text)
  }

  /// The text with another sign for the second hash of commands such as `##[` and `##vso[`.
  package func withoutHashCommands(by sign: String) -> String {
    let bytes = Array(utf8)
    var made: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      let isSecond = byte == UInt8(ascii: "#") && place > 0 && bytes[place - 1] == byte
      let isCommand = isSecond && bytes[(place + 1)...].first { !$0.isASCIILetter } == UInt8(ascii: "[")
      if isCommand { made += sign.utf8 } else { made.append(byte) }
    }
    return String(decoding: made, as: UTF8.self)
  }

  /// Whether two colons or two hashes are adjacent somewhere.
  package var mayHoldCommands: Bool {
    var last: UInt8 = 0
    return utf8.contains { byte in
      defer { last = byte }
      return byte == last && (byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":"))
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
