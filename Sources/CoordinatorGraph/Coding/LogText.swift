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
    for scalar in unicodeScalars {
      let isPair = scalar == last && (scalar == "#" || scalar == ":" && isStart)
      if isPair { text.append(" ") }
      text.append(scalar)
      if scalar == "\n" || scalar == "\r" { isStart = true }
      // Behind the first colon of a pair, a line still begins.
      if !scalar.properties.isWhitespace, scalar != ":" || last == ":" { isStart = false }
      last = scalar
    }
    return String(text)
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
