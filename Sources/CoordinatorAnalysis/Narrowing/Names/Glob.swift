/// A pattern that names are matched with, as shells write them.
///
/// | written | matches |
/// |---|---|
/// | `*` | any text, also none, also with `/` |
/// | `?` | any one character |
/// | `[a-z_]`, `[!a-z]` | one of these characters; one that is none of these |
/// | `{Home,Log*}` | one of these patterns |
/// | `\*` | the character itself |
///
/// All other characters match themselves, and so does an unpaired bracket. A text that is spelled like the
/// pattern also matches: `Router[Home]` finds the type with that name. Case matters.
///
/// The states of the automaton are the positions in the pattern (K. Thompson, "Regular expression search
/// algorithm", 1968): O(length of the pattern x length of the text) for every pattern. Most texts fail earlier, at the
/// characters that the pattern begins or ends with.
package struct Glob: Hashable, Sendable {
  package let pattern: String
  private let tokens: [GlobToken]
  private let sets: [ASCIISet]
  /// For each place in the pattern, those that are reached from it without reading a character.
  private let skips: [[Int]]
  /// The places of `*` outside of braces. A match passes them all, so once one is reached, no earlier place matters.
  private let isBarrier: [Bool]
  /// The ASCII characters that every matching text begins with, and those that it ends with, the last one first.
  private let start: [UInt8]
  private let end: [UInt8]

  /// The given pattern; every text is one.
  package init(_ pattern: String) {
    self.pattern = pattern
    tokens = GlobToken.tokens(of: pattern)
    sets = tokens.map(\.asciiSet)
    skips = tokens.skips
    isBarrier = tokens.barriers
    start = tokens.literals
    end = tokens.reversed().literals
  }

  /// The only text that matches; nil where several may.
  package var literal: String? {
    guard tokens.allSatisfy(\.isLiteral) else { return nil }
    let text = String(tokens.compactMap(\.literal))
    return text == pattern ? text : nil
  }

  package static func == (left: Glob, right: Glob) -> Bool { left.pattern == right.pattern }

  package func hash(into hasher: inout Hasher) { hasher.combine(pattern) }

  /// Whether the whole of the text matches.
  package func matches(_ text: String) -> Bool {
    var steps = 0
    return matches(text, counting: &steps)
  }

  /// Whether the whole of the text matches.
  ///
  /// - Parameter steps: Counts the work: one for each text, and one for each place of the pattern at each character.
  func matches(_ text: String, counting steps: inout Int) -> Bool {
    steps += 1
    if text == pattern { return true }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    guard isASCII else { return walk(text, &steps) { tokens[$0].takes($1) } }
    guard text.utf8.starts(with: start), text.utf8.reversed().starts(with: end) else { return false }
    return walk(text.utf8, &steps) { sets[$0].contains($1) }
  }

  private func walk<Text: Sequence>(
    _ text: Text,
    _ steps: inout Int,
    _ takes: (_ place: Int, Text.Element) -> Bool
  ) -> Bool {
    var places = Places(count: tokens.count + 1)
    places.enter(0, skips)
    for element in text {
      var barrier = 0
      for place in places.entered where isBarrier[place] { barrier = max(barrier, place) }
      steps += places.entered.count
      places.step()
      for place in places.left where place >= barrier && place < tokens.count {
        if case .anyText = tokens[place] {
          places.enter(place, skips)
        } else if takes(place, element) {
          places.enter(place + 1, skips)
        }
      }
      if places.entered.isEmpty { return false }
    }
    return places.contains(tokens.count)
  }
}

/// The positions in a pattern that a match may have reached.
private struct Places {
  private(set) var entered: [Int] = []
  /// The positions before the last character.
  private(set) var left: [Int] = []
  /// For each position, the character at which it was entered last.
  private var entries: [Int]
  private var time = 1

  init(count: Int) { entries = [Int](repeating: 0, count: count) }

  func contains(_ place: Int) -> Bool { entries[place] == time }

  /// Leaves all positions, at the next character.
  mutating func step() {
    swap(&entered, &left)
    entered.removeAll(keepingCapacity: true)
    time += 1
  }

  /// Enters a position, and all that are reachable without reading a character.
  mutating func enter(_ place: Int, _ skips: [[Int]]) {
    guard !contains(place) else { return }
    entries[place] = time
    var next = entered.count
    entered.append(place)
    while next < entered.count {
      for skip in skips[entered[next]] where !contains(skip) {
        entries[skip] = time
        entered.append(skip)
      }
      next += 1
    }
  }
}

/// A set of ASCII characters.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
  }

  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte &- 64)) & 1 == 1
  }
}

struct GlobReader {
  let characters: [Character]
  private var place = 0
  /// From here on there is no closing bracket; known after the first that lacks one.
  private var lastBracket: Int

  init(characters: [Character]) {
    self.characters = characters
    lastBracket = characters.lastIndex(of: "]") ?? -1
  }

  mutating func tokens() -> [GlobToken] {
    var tokens: [GlobToken] = []
    while place < characters.count { tokens.append(next()) }
    return tokens
  }

  private mutating func next() -> GlobToken {
    let character = characters[place]
    place += 1
    switch character {
    case "*": return .anyText
    case "?": return .anyCharacter
    case "{": return .open
    case ",": return .comma
    case "}": return .close
    case "[": return set() ?? .character("[")
    case "\\" where place < characters.count:
      place += 1
      return .character(characters[place - 1])
    default: return .character(character)
    }
  }

  /// The set after the opening bracket; nil if it has no closing bracket, and then nothing is read.
  private mutating func set() -> GlobToken? {
    guard place < lastBracket else { return nil }
    let isNegated = "!^".contains(characters[place])
    let start = isNegated ? place + 1 : place
    // A bracket right at the start is a member.
    guard start < lastBracket, let end = characters[(start + 1)...].firstIndex(of: "]") else { return nil }
    place = end + 1
    return .oneOf(Self.ranges(of: characters[start..<end]), isNegated: isNegated)
  }

  private static func ranges(of members: ArraySlice<Character>) -> [ClosedRange<Character>] {
    var ranges: [ClosedRange<Character>] = []
    var rest = members
    while let first = rest.popFirst() {
      guard rest.first == "-", let last = rest.dropFirst().first, first <= last else {
        ranges.append(first...first)
        continue
      }
      ranges.append(first...last)
      rest = rest.dropFirst(2)
    }
    return ranges
  }
}
