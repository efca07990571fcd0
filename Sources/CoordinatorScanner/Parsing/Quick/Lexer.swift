/// Takes a file of Swift apart into tokens, each once and from the first byte to the last.
///
/// It knows what nearly all source is written in. On anything else it throws: names in other letters than ASCII's or in
/// backticks, raw texts, regular expressions, carriage returns, what does not end.
struct Lexer: ~Copyable {
  let bytes: [UInt8]
  var place = 0
  private var line: Int32 = 1
  private(set) var tokens: [Token] = []
  private(set) var names: Names
  /// The positions of the brackets that are open.
  private var open: [Int] = []
  /// What is known of the next token by what stands before it.
  private var (isFirst, isApart, isDocumented) = (true, true, false)

  /// - Throws: ``NotPlain`` for what only SwiftParser reads.
  init(_ bytes: [UInt8], _ names: inout Names) throws(NotPlain) {
    (self.bytes, self.names) = (bytes, names)
    // A table that two have is copied as soon as one writes.
    names = .keywords
    defer { names = self.names }
    tokens.reserveCapacity(bytes.count / 4)
    try read(upTo: 0)
    guard open.isEmpty else { throw NotPlain() }
    add(.end, from: place)
  }

  /// Reads to the end of the file, or to where no more than the given number of brackets is open.
  private mutating func read(upTo depth: Int) throws(NotPlain) {
    while place < bytes.count, depth == 0 || open.count >= depth { try readPart() }
  }

  /// Reads a token, spaces, the end of a line or a comment.
  @inline(__always)
  private mutating func readPart() throws(NotPlain) {
    let first = bytes[place]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): passSpace()
    case UInt8(ascii: "\n"):
      newLine()
      passSpace()
    case UInt8(ascii: "/") where byte(at: place + 1) == UInt8(ascii: "/"): passLine()
    case UInt8(ascii: "/") where byte(at: place + 1) == UInt8(ascii: "*"): try passComment()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      readWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "("): openBracket(.leftParen)
    case UInt8(ascii: "["): openBracket(.leftSquare)
    case UInt8(ascii: "{"): openBracket(.leftBrace)
    case UInt8(ascii: ")"): try close(.rightParen, .leftParen)
    case UInt8(ascii: "]"): try close(.rightSquare, .leftSquare)
    case UInt8(ascii: "}"): try close(.rightBrace, .leftBrace)
    case UInt8(ascii: ","): readSign(.comma)
    case UInt8(ascii: ":"): readSign(.colon)
    case UInt8(ascii: ";"): readSign(.semicolon)
    case UInt8(ascii: "@"): readSign(.at)
    case UInt8(ascii: "\\"): readSign(.backslash)
    case UInt8(ascii: "\""): try readText()
    case UInt8(ascii: "#"): try readDirective()
    case UInt8(ascii: ".") where byte(at: place + 1) != UInt8(ascii: "."): readSign(.period)
    case _ where first.isOperator: try readOperator()
    default: throw NotPlain()
    }
  }

  func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  // MARK: Space

  @inline(__always)
  private mutating func passSpace() {
    isApart = true
    pass { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  private mutating func passLine() {
    isApart = true
    if byte(at: place + 2) == UInt8(ascii: "/") { isDocumented = true }
    pass { $0 != UInt8(ascii: "\n") }
  }

  /// Passes all bytes that are of a kind.
  private mutating func pass(_ isOfKind: (UInt8) -> Bool) {
    // What is a part of the lexer would be written at each of them.
    var place = place
    while place < bytes.count, isOfKind(bytes[place]) { place += 1 }
    self.place = place
  }

  /// Comments nest.
  private mutating func passComment() throws(NotPlain) {
    isApart = true
    if byte(at: place + 2) == UInt8(ascii: "*"), byte(at: place + 3) != UInt8(ascii: "/") {
      isDocumented = true
    }
    var depth = 0
    repeat {
      guard place + 1 < bytes.count else { throw NotPlain() }
      switch (bytes[place], bytes[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      case (UInt8(ascii: "\n"), _): newLine()
      default: place += 1
      }
    } while depth > 0
  }

  /// Passes the end of a line within a comment or a text.
  mutating func newLine() {
    place += 1
    line += 1
    isFirst = true
  }

  // MARK: Tokens

  mutating func add(_ kind: Token.Kind, from start: Int, name: Int32 = -1) {
    tokens.append(
      Token(
        kind: kind,
        isFirst: isFirst,
        isApart: isApart,
        isDocumented: isDocumented,
        line: line,
        start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: place),
        name: name
      )
    )
    (isFirst, isApart, isDocumented) = (false, false, false)
  }

  private mutating func readSign(_ kind: Token.Kind) {
    place += 1
    add(kind, from: place - 1)
  }

  private mutating func openBracket(_ kind: Token.Kind) {
    open.append(tokens.count)
    readSign(kind)
  }

  private mutating func close(_ kind: Token.Kind, _ opening: Token.Kind) throws(NotPlain) {
    guard let last = open.popLast(), tokens[last].kind == opening else { throw NotPlain() }
    tokens[last].partner = Int32(truncatingIfNeeded: tokens.count)
    readSign(kind)
  }

  private mutating func readWord() {
    let start = place
    add(.word, from: start, name: passWord())
  }

  /// Passes a word, and returns its number.
  private mutating func passWord() -> Int32 {
    var (word, end) = (Word(), place)
    repeat {
      word.append(bytes[end])
      end += 1
    } while end < bytes.count && bytes[end].isInNames
    defer { place = end }
    return names.number(of: word, at: place, in: bytes)
  }

  private mutating func readDirective() throws(NotPlain) {
    let start = place
    place += 1
    guard byte(at: place).isInNames else { throw NotPlain() }
    add(.pound, from: start, name: passWord())
  }

  private mutating func readNumber() throws(NotPlain) {
    let start = place
    let isPart = tokens.last?.kind == .period && !isApart
    skipDigits()
    if !isPart, byte(at: place) == UInt8(ascii: "."), byte(at: place + 1).isDigit {
      place += 1
      skipDigits()
    }
    if byte(at: place) == UInt8(ascii: "+") || byte(at: place) == UInt8(ascii: "-"),
      isExponent(byte(at: place - 1), start)
    {
      place += 1
      skipDigits()
    }
    // Fractions of hexadecimal numbers may start with a letter.
    guard byte(at: start + 1) != UInt8(ascii: "x") || byte(at: place) != UInt8(ascii: ".") else {
      throw NotPlain()
    }
    add(.number, from: start)
  }

  private mutating func skipDigits() {
    pass { $0.isInNames }
  }

  private func isExponent(_ byte: UInt8, _ start: Int) -> Bool {
    let isHex = self.byte(at: start + 1) == UInt8(ascii: "x")
    return byte == UInt8(ascii: isHex ? "p" : "e") || byte == UInt8(ascii: isHex ? "P" : "E")
  }

  /// The number of the operator that starts somewhere and ends at the current place.
  mutating func numberOfOperator(from start: Int) -> Int32 {
    var word = Word()
    for place in start..<place { word.append(bytes[place]) }
    return names.number(of: word, at: start, in: bytes)
  }

  // MARK: Texts

  /// Adds a text of which only the start was read, and returns where it stands.
  mutating func addText() -> Int {
    add(.text, from: place)
    return tokens.count - 1
  }

  /// Ends a text at the current place.
  mutating func end(_ text: Int, as kind: Token.Kind) {
    isFirst = false
    if tokens[text].kind == .textStart { return add(.textEnd, from: place) }
    tokens[text].kind = kind
    tokens[text].end = Int32(truncatingIfNeeded: place)
  }

  /// Reads `(…)` within a text, from its bracket on.
  mutating func readCode(in text: Int) throws(NotPlain) {
    tokens[text].kind = .textStart
    isFirst = false
    openBracket(.leftParen)
    try read(upTo: open.count)
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether it is a letter, a digit or an underscore of ASCII.
  var isInNames: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether operators may have it.
  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
