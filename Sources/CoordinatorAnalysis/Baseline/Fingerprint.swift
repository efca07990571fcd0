import CoordinatorGraph

/// The key of a finding. It stays the same when lines move, addresses change and messages are reworded.
///
/// It is the finding's signature, if it has one. Otherwise it consists of the rule, the node and the types, or the
/// quoted names in the message if no types are known. Equal ones are numbered in the order of the findings.
package struct Fingerprint: Hashable, Sendable {
  package let rule: String

  /// The node's id without its numbers among siblings; empty without a node.
  package let node: String

  /// The types, separated by commas; or else the quoted names in the message, or else the whole message.
  package let names: String

  /// Which one of equal findings it is, from 1.
  package let ordinal: Int

  /// The fingerprint of each finding, in their order. No two are equal.
  package static func all(of findings: [Finding]) -> [Fingerprint] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      let first = Fingerprint(of: finding, ordinal: 1)
      counts[first, default: 0] += 1
      return Fingerprint(of: finding, ordinal: counts[first, default: 1])
    }
  }
}

extension Fingerprint {
  private init(of finding: Finding, ordinal: Int) {
    // A line that begins with one of these is a comment, or the mark of a merge.
    rule = String(finding.rule.baselineField.unicodeScalars.drop { "#<=> ".unicodeScalars.contains($0) })
    self.ordinal = ordinal
    node = finding.signature == nil ? (finding.node?.rawValue ?? "").withoutNumbers.baselineField : ""
    names = finding.key.baselineField
  }
}

extension Finding {
  /// What identifies the finding among those of its rule, wherever its node is in the graph.
  var key: String {
    if let signature { return signature }
    let names = types.isEmpty ? message.namedParts : types
    return names.isEmpty ? message.withoutNumbers : names.map(\.withoutNumbers).joined(separator: ", ")
  }
}

extension Fingerprint: Comparable {
  /// Orders fingerprints as baselines do: by rule, node, names and number.
  package static func < (left: Fingerprint, right: Fingerprint) -> Bool {
    (left.rule, left.node, left.names, left.ordinal) < (right.rule, right.node, right.names, right.ordinal)
  }
}

extension Fingerprint: CustomStringConvertible {
  /// The line of a baseline: `attached-twice | App/Home | Home, App | 1`.
  package var description: String { "\(rule) | \(node) | \(names) | \(ordinal)" }
}

extension String {
  /// The text as a field of a baseline: on one line, and without the bar that ends a field.
  fileprivate var baselineField: String {
    let words = unicodeScalars.split { $0.isControl || $0.properties.isWhitespace || $0 == "\u{FEFF}" }
    let plain = words.map { word in word.map { $0 == "|" ? "¦" : String($0) }.joined() }
    return plain.joined(separator: " ")
  }

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
