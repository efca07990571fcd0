/// Removes code that nests too deep or is too long for the parser.
///
/// The parser takes twice as long for each square bracket around another: 28 unclosed ones took minutes. It recurses
/// without a limit on generic arguments, function types, `else if`, and words such as `let let`. Code that people write
/// stays far below the limits.
///
/// The parser needs about 400 bytes for each word and sign, so a file has a limit of these. The rest of it is removed.
///
/// Blanks replace the removed code, so that offsets stay the same. Counting starts again in braces, in interpolations
/// and at each declaration. So an unclosed bracket, or one in a regular expression, affects its own statement only.
/// O(length of the text).
struct DeepNesting {
  /// The deepest nesting of square brackets, round brackets, braces, interpolations and `#if`.
  static let (mostSquares, mostRounds, mostCurly, mostCodes, mostConditions) = (8, 64, 64, 16, 32)
  /// The deepest nesting of all brackets together, which is the limit of the parser.
  static let mostLevels = 128
  /// The weight of a `<` without blanks around it. One with blanks counts as 1.
  static let tightAngle = 16
  /// The most words, numbers and signs in a file. Only generated tables have more.
  static let mostTokens = 1_000_000
  /// The most of `<`, `->`, `else` and repeated words in one statement.
  static let mostInChain = 200

  private(set) var bytes: [UInt8]
  /// The offset of the first removed code.
  private(set) var first: Int?
  var place = 0
  var open: [Opening] = []
  private var countOfCurly = 0
  private var countOfCodes = 0
  private var countOfTokens = 0
  var countOfConditions = 0
  /// The chains outside of all brackets.
  private var outermost = Chains()
  /// The offsets of the last words, the last one first.
  private var lastWords = (0..<0, 0..<0)
  /// Whether a removed bracket was just closed.
  private var hasClosedDeep = false

  /// A bracket that is open.
  struct Opening {
    let kind: Kind
    /// The square and round brackets since the last brace or the start of an interpolation.
    var squares = 0
    var rounds = 0
    var chains = Chains()
    /// The text around an interpolation.
    var text: Text?
    /// Whether its contents are removed from here on.
    var isDeep = false
    /// Whether it is removed itself.
    var isLeftOut = false
  }

  /// The parts of a statement on which the parser recurses without brackets.
  struct Chains {
    /// How many `<` are open, times ``tightAngle``.
    var angles = 0
    var arrows = 0
    var elses = 0
    var repeats = 0
    /// Whether the last thing was a closing brace.
    var isBehindCurly = false

    var isTooLong: Bool {
      max(angles / DeepNesting.tightAngle, arrows, elses, repeats) > DeepNesting.mostInChain
    }
  }

  enum Kind {
    case square, round, curly
    /// The start of an interpolation: `\(`.
    case code
  }

  /// How a text ends.
  struct Text {
    let quotes: Int
    let fences: Int
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count {
      let start = place
      hasClosedDeep = false
      countToken()
      if countOfTokens <= Self.mostTokens { pass() } else { place = bytes.count }
      if isDeep || hasClosedDeep || countOfTokens > Self.mostTokens {
        leaveOut(start..<min(place, bytes.count))
      }
    }
  }

  var isDeep: Bool { open.last?.isDeep ?? false }

  private mutating func leaveOut(_ range: Range<Int>) {
    first = first ?? range.lowerBound
    for place in range where !isEndOfLine(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
  }

  /// Counts the token that starts here.
  private mutating func countToken() {
    let byte = bytes[place]
    let isInNumber = byte.isDigit && place > 0 && bytes[place - 1].isDigit
    if byte > UInt8(ascii: " "), !isInNumber { countOfTokens += 1 }
  }

  private mutating func pass() {
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "["): enter(.square)
    case UInt8(ascii: "("): enter(.round)
    case UInt8(ascii: "{"): enter(.curly)
    case UInt8(ascii: "]"): if let last = open.last, last.squares > 0 { leave(.square) }
    case UInt8(ascii: ")"): leaveRound()
    case UInt8(ascii: "}"): if countOfCurly > 0 { leave(.curly) }
    case UInt8(ascii: "\""): startText(behind: 0)
    case UInt8(ascii: "#"): passFences()
    case UInt8(ascii: "/"): passComment()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): if startsDeclaration { forget() }
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ";"): countChains(byte)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): passWord()
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: passWord()
    default: break
    }
  }
}

// MARK: Brackets

extension DeepNesting {
  mutating func enter(_ kind: Kind, in text: Text? = nil) {
    var opening = Opening(kind: kind, text: text, isDeep: isDeep)
    if kind == .square || kind == .round, let last = open.last {
      (opening.squares, opening.rounds, opening.text) = (last.squares, last.rounds, last.text)
    }
    if kind != .curly { opening.chains = chains }
    opening.chains.elses = 0
    switch kind {
    case .square: opening.squares += 1
    case .round: opening.rounds += 1
    case .curly: countOfCurly += 1
    case .code: countOfCodes += 1
    }
    opening.isDeep =
      isDeep || opening.squares > Self.mostSquares || opening.rounds > Self.mostRounds
      || countOfCurly > Self.mostCurly || countOfCodes > Self.mostCodes
    opening.isLeftOut = opening.isDeep
    open.append(opening)
  }

  /// Closes the innermost bracket of a kind, with unclosed ones inside it.
  private mutating func leave(_ kind: Kind) {
    while let last = open.popLast() {
      if last.kind == .curly {
        countOfCurly -= 1
        // A type ends at a brace.
        (chains.angles, chains.arrows) = (0, 0)
        chains.isBehindCurly = true
      }
      if last.kind == .code { countOfCodes = max(countOfCodes - 1, 0) }
      if last.kind == kind {
        hasClosedDeep = last.isLeftOut
        return
      }
    }
  }

  /// Closes a round bracket or an interpolation.
  private mutating func leaveRound() {
    guard let last = open.last else { return }
    if last.rounds > 0 {
      leave(.round)
    } else if let text = last.text {
      leave(.code)
      passText(text)
    }
  }
}

// MARK: Chains

extension DeepNesting {
  private var chains: Chains {
    get { open.last?.chains ?? outermost }
    set {
      if open.isEmpty { outermost = newValue } else { open[open.count - 1].chains = newValue }
      // Removes the rest of the code around a chain that is too long.
      if newValue.isTooLong, !isDeep { leaveOutRest() }
    }
  }

  /// Removes the code up to the end of the bracket around it.
  mutating func leaveOutRest() {
    if open.isEmpty { open.append(Opening(kind: .curly)) }
    open[open.count - 1].isDeep = true
  }

  private mutating func countChains(_ byte: UInt8) {
    let before = place > 1 ? bytes[place - 2] : 0
    switch byte {
    case UInt8(ascii: "<"):
      // With blanks around it, it nearly always is a comparison.
      chains.angles +=
        before == UInt8(ascii: " ") && self.byte(at: place) == UInt8(ascii: " ") ? 1 : Self.tightAngle
    case UInt8(ascii: ">") where before == UInt8(ascii: "-"): chains.arrows += 1
    case UInt8(ascii: ">"): chains.angles = max(chains.angles - Self.tightAngle, 0)
    default: chains = Chains()
    }
  }

  /// Skips a word, from its first letter on.
  private mutating func passWord() {
    let start = place - 1
    while place < bytes.count, isPartOfWord(bytes[place]) { place += 1 }
    let word = bytes[start..<place]
    if word.elementsEqual("else".utf8) {
      chains.elses += 1
    } else if chains.isBehindCurly {
      chains.elses = 0
    }
    if chains.isBehindCurly { chains.isBehindCurly = false }
    let isRepeated = isRepeated(word, before: start)
    if isRepeated || chains.repeats > 0 { chains.repeats = isRepeated ? chains.repeats + 1 : 0 }
    lastWords = (start..<place, lastWords.0)
  }

  /// Whether a word is repeated: `let let`, `repeat each repeat each`.
  private func isRepeated(_ word: ArraySlice<UInt8>, before start: Int) -> Bool {
    let (last, beforeLast) = lastWords
    let isSecond = word.elementsEqual(bytes[beforeLast]) && isBlank(beforeLast.upperBound..<last.lowerBound)
    guard isSecond || word.elementsEqual(bytes[last]) else { return false }
    return isBlank(last.upperBound..<start)
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || isEndOfLine($0) }
  }

  private func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

// MARK: Declarations

extension DeepNesting {
  /// Whether the line that starts here is one of a declaration.
  private var startsDeclaration: Bool {
    let chains = chains
    guard (open.last.map { $0.squares + $0.rounds > 0 } ?? false) || chains.angles + chains.arrows > 0 else {
      return false
    }
    let word = bytes[place...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .prefix(12).prefix { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    return Self.keywords.contains { word.elementsEqual($0.utf8) }
  }

  private static let keywords = [
    "let", "var", "func", "class", "struct", "enum", "extension", "protocol", "actor", "typealias", "import",
    "final", "private", "fileprivate", "internal", "public", "static", "override", "weak", "lazy", "init",
    "deinit", "case",
  ]

  /// Closes all open brackets inside the braces.
  private mutating func forget() {
    while let last = open.last, last.kind == .square || last.kind == .round { open.removeLast() }
    let elses = chains.elses
    chains = Chains()
    chains.elses = elses
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
