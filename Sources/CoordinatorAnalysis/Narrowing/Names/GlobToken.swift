enum GlobToken: Hashable, Sendable {
  case character(Character)
  case anyCharacter
  case anyText
  case oneOf([ClosedRange<Character>], isNegated: Bool)
  case open, comma, close

  /// The character of a literal token.
  var literal: Character? {
    if case .character(let character) = self { character } else { nil }
  }

  var isLiteral: Bool { literal != nil }

  func takes(_ character: Character) -> Bool {
    switch self {
    case .character(let own): own == character
    case .anyCharacter: true
    case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(character) } != isNegated
    case .anyText, .open, .comma, .close: false
    }
  }

  /// The ASCII characters that the token matches.
  var asciiSet: ASCIISet {
    var set = ASCIISet()
    switch self {
    case .character(let character): character.asciiValue.map { set.insert($0) }
    case .anyCharacter, .oneOf:
      for byte in UInt8(0)..<128 where takes(Character(UnicodeScalar(byte))) { set.insert(byte) }
    case .anyText, .open, .comma, .close: break
    }
    return set
  }

  /// The tokens of a pattern; unpaired braces and commas outside braces are literals.
  static func tokens(of pattern: String) -> [GlobToken] {
    var reader = GlobReader(characters: Array(pattern))
    var tokens = reader.tokens()
    var open: [[Int]] = []
    var isPaired = [Bool](repeating: false, count: tokens.count)
    for (place, token) in tokens.enumerated() {
      switch token {
      case .open: open.append([place])
      case .comma: if !open.isEmpty { open[open.count - 1].append(place) }
      case .close: for paired in open.popLast().map({ $0 + [place] }) ?? [] { isPaired[paired] = true }
      default: break
      }
    }
    for place in tokens.indices where !isPaired[place] { tokens[place].standForItself() }
    return tokens
  }

  private mutating func standForItself() {
    switch self {
    case .open: self = .character("{")
    case .comma: self = .character(",")
    case .close: self = .character("}")
    default: break
    }
  }
}

extension Sequence<GlobToken> {
  /// The literals in ASCII, up to the first other token.
  var literals: [UInt8] { prefix { $0.literal?.asciiValue != nil }.compactMap { $0.literal?.asciiValue } }
}

extension [GlobToken] {
  /// For each position, and for the end, whether it is a `*` outside of braces.
  var barriers: [Bool] {
    var depth = 0
    return map { token in
      if token == .open { depth += 1 }
      if token == .close { depth -= 1 }
      return token == .anyText && depth == 0
    } + [false]
  }

  /// For each position, and for the end, the positions that are reachable without reading a character. From
  /// an opening brace these are its alternatives; from the end of an alternative, the text after the closing
  /// brace.
  var skips: [[Int]] {
    var skips = [[Int]](repeating: [], count: count + 1)
    var open: [(brace: Int, commas: [Int])] = []
    for (place, token) in enumerated() {
      switch token {
      case .open: open.append((place, []))
      case .comma: open[open.count - 1].commas.append(place)
      case .close:
        guard let group = open.popLast() else { continue }
        skips[group.brace] = ([group.brace] + group.commas).map { $0 + 1 }
        for comma in group.commas { skips[comma] = [place + 1] }
        skips[place] = [place + 1]
      case .anyText: skips[place] = [place + 1]
      default: break
      }
    }
    return skips
  }
}
