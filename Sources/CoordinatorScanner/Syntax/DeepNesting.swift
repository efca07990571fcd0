/// A text without what nests too deep for the parser.
///
/// The parser looks ahead at each square bracket to tell types from lists, and takes twice as long for each one around it:
/// 28 that are never closed took minutes. On generic arguments, function types, `else if`, and words such as `let let` it
/// recurses without a limit, and overflows its stack. Code that people write stays far below the limits.
///
/// Blanks take the place of what is left out, so that all else stands where it stood. Brackets count anew in braces, in
/// code within texts, and where a line starts a declaration: what is not closed, or is part of a regular expression,
/// which this does not know, takes no more with it than its statement. O(length of the text).
struct DeepNesting {
  /// More of them than this are too deep: square brackets, round ones, curly ones, code in texts, `#if`.
  static let (mostSquares, mostRounds, mostCurly, mostCodes, mostConditions) = (8, 64, 64, 16, 32)
  /// The parser itself stops at more brackets around each other than this, of whatever kind.
  static let mostLevels = 128
  /// What a `<` without blanks around it counts beside one with blanks.
  static let tightAngle = 16
  /// More than this in one statement are too deep: `<`, `->`, `else`, a word behind itself.
  static let mostInChain = 200

  private(set) var bytes: [UInt8]
  /// Where the first of what was left out stood; nil where nothing was.
  private(set) var first: Int?
  var place = 0
  var open: [Opening] = []
  private var countOfCurly = 0
  private var countOfCodes = 0
  var countOfConditions = 0
  /// The chains outside of all brackets.
  private var outermost = Chains()
  /// Where the last words stand, the last one first.
  private var lastWords = (0..<0, 0..<0)
  /// Whether a bracket was just closed that is left out.
  private var hasClosedDeep = false

  /// A bracket that is open.
  struct Opening {
    let kind: Kind
    /// The square and the round ones since the last curly one, or since the start of code in a text.
    var squares = 0
    var rounds = 0
    var chains = Chains()
    /// The text that these stand in.
    var text: Text?
    /// Whether all that is in it from here on is left out.
    var isDeep = false
    /// Whether it is left out itself.
    var isLeftOut = false
  }

  /// What a statement may be made of that the parser reads by recursion, without any brackets.
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
    /// What starts code in a text: `\(`.
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
      pass()
      if isDeep || hasClosedDeep { leaveOut(start..<min(place, bytes.count)) }
    }
  }

  var isDeep: Bool { open.last?.isDeep ?? false }

  private mutating func leaveOut(_ range: Range<Int>) {
    first = first ?? range.lowerBound
    for place in range where !isEndOfLine(bytes[place]) { bytes[place] = UInt8(ascii: " ") }
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

  /// Closes the innermost of a kind, with what was never closed in it.
  private mutating func leave(_ kind: Kind) {
    while let last = open.popLast() {
      if last.kind == .curly {
        countOfCurly -= 1
        // No type goes on behind a brace.
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

  /// Closes a round bracket, or goes back to the text that code stands in.
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
      // What stands around a chain that is too long is left out from here.
      if newValue.isTooLong, !isDeep { leaveOutRest() }
    }
  }

  /// Leaves out what follows up to the end of the bracket around it, or of the text.
  mutating func leaveOutRest() {
    if open.isEmpty { open.append(Opening(kind: .curly)) }
    open[open.count - 1].isDeep = true
  }

  private mutating func countChains(_ byte: UInt8) {
    let before = place > 1 ? bytes[place - 2] : 0
    switch byte {
    case UInt8(ascii: "<"):
      // With blanks around it is a comparison, nearly always.
      chains.angles +=
        before == UInt8(ascii: " ") && self.byte(at: place) == UInt8(ascii: " ") ? 1 : Self.tightAngle
    case UInt8(ascii: ">") where before == UInt8(ascii: "-"): chains.arrows += 1
    case UInt8(ascii: ">"): chains.angles = max(chains.angles - Self.tightAngle, 0)
    default: chains = Chains()
    }
  }

  /// Passes a word from behind its first letter.
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

  /// Whether a word stands right behind itself, as in `let let`, or with one word between: `repeat each repeat each`.
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

  /// Takes what is open for closed, up to the braces around.
  private mutating func forget() {
    while let last = open.last, last.kind == .square || last.kind == .round { open.removeLast() }
    let elses = chains.elses
    chains = Chains()
    chains.elses = elses
  }
}
