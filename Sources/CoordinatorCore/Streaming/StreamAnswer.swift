/// The answer of `coordviz serve` to lines that were sent.
struct StreamAnswer: Equatable {
  /// The status of HTTP: 200, 409 to send again from another line, 410 to stop.
  let status: Int
  /// The number of lines that the server has, if the answer contains it.
  let have: Int?

  /// Parses a complete answer; nil while a part is missing.
  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let newline: Character = "\r\n"
    var lines = text.split(separator: newline, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), let end = lines.firstIndex(of: ""), end < lines.endIndex - 1 else {
      return nil
    }
    let body = lines[(end + 1)...].joined(separator: "\r\n")
    let length = lines[..<end].lazy.compactMap(Self.length).first ?? 0
    guard body.utf8.count >= length else { return nil }
    let words = first.split(separator: " ")
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    have = Self.number(after: "\"have\":", in: body)
  }

  private static func length(_ line: Substring) -> Int? {
    guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-length" else {
      return nil
    }
    return Int(line[line.index(after: colon)...].drop { $0 == " " })
  }

  private static func number(after key: String, in text: String) -> Int? {
    // Searches for texts came to the standard library with iOS 16.
    var rest = Substring(text)
    while !rest.isEmpty, !rest.hasPrefix(key) { rest = rest.dropFirst() }
    return Int(rest.dropFirst(key.count).drop { $0 == " " }.prefix { $0.isNumber })
  }
}
