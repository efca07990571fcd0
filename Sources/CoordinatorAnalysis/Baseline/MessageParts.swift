extension String {
  /// The texts between quotes. An apostrophe within a word is not a quote.
  var namedParts: [String] {
    let scalars = Array(unicodeScalars)
    var (parts, start): ([String], Int?) = ([], nil)
    for (place, scalar) in scalars.enumerated() where scalar == "'" {
      if let open = start {
        guard !scalars.isWord(at: place + 1) else { continue }
        parts.append(String(String.UnicodeScalarView(scalars[(open + 1)..<place])))
        start = nil
      } else if !scalars.isWord(at: place - 1) {
        start = place
      }
    }
    return parts
  }

  /// The text without the parts that change from run to run. Line numbers, counts, indices and addresses
  /// become `#`, and the number of a sibling (`Home#2`) is removed. Numbers within words (`Tab2`) stay.
  var withoutNumbers: String {
    let scalars = Array(unicodeScalars)
    var (kept, next) = (String.UnicodeScalarView(), 0)
    while next < scalars.count {
      let end = scalars.endOfNumber(from: next)
      if end > next, !scalars.isWord(at: next - 1), !scalars.isWord(at: end) {
        if kept.last == "#", next > 0, scalars[next - 1] == "#" {
          kept.removeLast()
        } else {
          kept.append("#")
        }
        next = end
      } else {
        kept.append(contentsOf: scalars[next..<max(end, next + 1)])
        next = max(end, next + 1)
      }
    }
    return String(kept)
  }
}

extension [Unicode.Scalar] {
  /// Whether a place holds a letter, a digit or an underscore.
  fileprivate func isWord(at place: Int) -> Bool {
    guard indices.contains(place) else { return false }
    return self[place].properties.isAlphabetic || self[place].isDigit || self[place] == "_"
  }

  /// The end of the decimal number or address that starts at a place; the place itself if none starts there.
  fileprivate func endOfNumber(from start: Int) -> Int {
    guard self[start].isDigit else { return start }
    let isAddress = self[start] == "0" && start + 1 < count && self[start + 1] == "x"
    let digits = dropFirst(isAddress ? start + 2 : start)
    let end = digits.firstIndex { isAddress ? !$0.properties.isASCIIHexDigit : !$0.isDigit } ?? count
    return isAddress && end == start + 2 ? start + 1 : end
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
