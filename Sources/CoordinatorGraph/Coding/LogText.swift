extension String {
  /// The text in a form that is safe in the log of a build server.
  ///
  /// Runners execute some log lines as commands: GitHub a line that starts with `::` after white space, or
  /// that has `##[` anywhere; others `##vso[` or `##teamcity[`. A space between the two signs makes them
  /// plain text again. O(n).
  package var withoutCommands: String {
    guard mayHoldCommands else { return self }
    var text = String.UnicodeScalarView()
    var isStart = true
    var last: Unicode.Scalar?
    for scalar in withoutHashCommands(by: " #").unicodeScalars {
      if scalar == last, scalar == ":", isStart { text.append(" ") }
      text.append(scalar)
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
