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
/// algorithm", 1968): O(length of the pattern x length of the text) for every pattern.
public struct Glob: Hashable, Sendable {
  /// The original pattern.
  public let pattern: String
  private let tokens: [GlobToken]
  /// For each place in the pattern, those that are reached from it without reading a character.
  private let skips: [[Int]]
  private let isLiteral: Bool

  /// The given pattern; every text is one.
  public init(_ pattern: String) {
    self.pattern = pattern
    tokens = GlobToken.tokens(of: pattern)
    skips = tokens.skips
    isLiteral = tokens.allSatisfy(\.isLiteral)
  }

  /// Whether the whole of the text matches.
  public func matches(_ text: String) -> Bool {
    if text == pattern { return true }
    if isLiteral { return text == String(tokens.compactMap(\.literal)) }
    var places = Places(count: tokens.count + 1)
    places.enter(0, skips)
    for character in text {
      places = step(from: places, reading: character)
      if places.isEmpty { return false }
    }
    return places.contains(tokens.count)
  }

  private func step(from places: Places, reading character: Character) -> Places {
    var next = Places(count: tokens.count + 1)
    for place in places.entered where place < tokens.count {
      switch tokens[place] {
      case .anyText: next.enter(place, skips)
      case let token: if token.takes(character) { next.enter(place + 1, skips) }
      }
    }
    return next
  }
}

/// The positions in a pattern that a match may have reached.
private struct Places {
  private(set) var entered: [Int] = []
  private var isEntered: [Bool]

  init(count: Int) { isEntered = [Bool](repeating: false, count: count) }

  var isEmpty: Bool { entered.isEmpty }

  func contains(_ place: Int) -> Bool { isEntered[place] }

  /// Enters a position, and all that are reachable without reading a character.
  mutating func enter(_ place: Int, _ skips: [[Int]]) {
    guard !isEntered[place] else { return }
    isEntered[place] = true
    var next = entered.count
    entered.append(place)
    while next < entered.count {
      for skip in skips[entered[next]] where !isEntered[skip] {
        isEntered[skip] = true
        entered.append(skip)
      }
      next += 1
    }
  }
}
