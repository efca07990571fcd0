/// Cuts a pattern into tokens.
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
