/// Reads the facts of a file from its tokens, without a syntax tree.
///
/// What ``FactReader`` takes from SwiftParser's tree, this takes from the text in one pass: the same facts, several times
/// as fast. It knows the Swift that apps are written in and throws ``NotPlain`` on anything else, right or wrong; such
/// files are left to the parser. So nothing rests on it but time: tests compare the two on many files.
///
/// There is one of it for a file: methods that copied it would cost more than what they look up.
struct QuickReader: ~Copyable {
  let bytes: [UInt8]
  let names: Names
  var tokens: [Token]
  /// The position of the token to read next.
  var place = 0
  var facts: FileFacts
  /// The names of the types around.
  var scope: [Name] = []
  /// The `#if` around, innermost last.
  private var conditions: [String] = []
  /// The same, joined.
  private(set) var condition: String?
  /// Whether a brace starts a body, as behind `if`, and no closure.
  var isInCondition = false
  /// Whether what is read stands in a closure.
  var isInClosure = false
  /// Whether names may be bound where an expression stands.
  var isInPattern = false
  private var depth = 0

  /// What the parser goes into, this does not by far.
  private static let deepest = 100

  /// - Throws: ``NotPlain`` for what only SwiftParser reads.
  init(_ text: [UInt8], _ facts: FileFacts, _ names: inout Names) throws(NotPlain) {
    let lexer = try Lexer(text, &names)
    (bytes, self.names, tokens) = (text, lexer.names, lexer.tokens)
    self.facts = facts
  }

  // MARK: Tokens

  // These are inlined: a call would take a copy of the reader.

  @inline(__always)
  var token: Token { tokens[place] }

  /// A token further on; the end of the file, where there is none.
  @inline(__always)
  func token(after count: Int) -> Token { tokens[min(place + count, tokens.count - 1)] }

  @inline(__always)
  func at(_ kind: Token.Kind) -> Bool { tokens[place].kind == kind }

  @inline(__always)
  func at(_ keyword: Keyword) -> Bool {
    tokens[place].name == keyword.rawValue && tokens[place].kind != .pound
  }

  /// Passes a token of the kind, if that is next.
  @inline(__always)
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard tokens[place].kind == kind else { return false }
    place += 1
    return true
  }

  @inline(__always)
  mutating func take(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    place += 1
    return true
  }

  mutating func expect(_ kind: Token.Kind) throws(NotPlain) {
    guard take(kind) else { throw NotPlain() }
  }

  mutating func expect(_ keyword: Keyword) throws(NotPlain) {
    guard take(keyword) else { throw NotPlain() }
  }

  /// The next word as it is written, which is none of those that can never be names.
  mutating func name() throws(NotPlain) -> Name {
    guard !Keyword.isReserved(token.name) else { throw NotPlain() }
    return try word()
  }

  /// The next word as it is written.
  @inline(__always)
  mutating func word() throws(NotPlain) -> Name {
    guard at(.word) else { throw NotPlain() }
    place += 1
    return names[tokens[place - 1].name]
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What stands from one token up to the one before another, as it is written.
  func text(from first: Int, upTo end: Int) -> String {
    text(Int(tokens[first].start)..<Int(tokens[end - 1].end))
  }

  @inline(__always)
  var line: Int { Int(tokens[place].line) }

  /// The position behind the bracket that closes one.
  func end(ofBracketAt position: Int) -> Int { Int(tokens[position].partner) + 1 }

  // MARK: Around

  /// Goes into something that may hold itself.
  mutating func enter() throws(NotPlain) {
    depth += 1
    guard depth < Self.deepest else { throw NotPlain() }
  }

  mutating func leave() { depth -= 1 }

  /// Reads something in brackets of its own, where braces are closures again.
  mutating func inside<Result>(
    condition isCondition: Bool = false,
    pattern isPattern: Bool = false,
    _ read: (inout QuickReader) throws(NotPlain) -> Result
  ) throws(NotPlain) -> Result {
    let outer = (isInCondition, isInPattern)
    (isInCondition, isInPattern) = (isCondition, isPattern)
    try enter()
    let result = try read(&self)
    leave()
    (isInCondition, isInPattern) = outer
    return result
  }

  /// Reads what the facts leave out. A type that is declared in it would be one too many.
  mutating func pass<Result>(_ read: (inout QuickReader) throws(NotPlain) -> Result) throws(NotPlain) {
    let count = facts.types.count
    _ = try read(&self)
    guard facts.types.count == count else { throw NotPlain() }
  }

  /// Reads under a condition of `#if`.
  mutating func under(_ text: String, _ read: (inout QuickReader) throws(NotPlain) -> Void) throws(NotPlain) {
    conditions.append(text)
    condition = conditions.joined(separator: " && ")
    try read(&self)
    conditions.removeLast()
    condition = conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  // MARK: The file

  mutating func readFile() throws(NotPlain) {
    while !at(.end) { try readTop() }
  }

  private mutating func readTop() throws(NotPlain) {
    if at(.pound), token.name == Keyword.if.rawValue {
      try readBranches { (reader: inout QuickReader) throws(NotPlain) in try reader.readTop() }
    } else if let keyword = declarationKeyword() {
      try readGlobal(keyword)
    } else {
      var statements: [Statement] = []
      try readStatement(into: &statements)
      facts.statements += statements
    }
    try endItem()
  }

  private mutating func readGlobal(_ keyword: Keyword) throws(NotPlain) {
    switch keyword {
    case .import: try readImport()
    case .let, .var:
      var variables: [PropertyFact] = []
      try readProperties(into: &variables)
      facts.variables += variables
    case .func: facts.functions.append(try function())
    case .typealias: facts.aliases.append(try alias())
    case .initializer, .case, .deinit, .subscript, .associatedtype: throw NotPlain()
    default: try readType(keyword)
    }
  }

  private mutating func readImport() throws(NotPlain) {
    _ = try preamble()
    try expect(.import)
    if token.keyword?.isImportable == true, token(after: 1).kind == .word { place += 1 }
    let first = place
    _ = try name()
    while take(.period) { _ = try name() }
    facts.imports.append(text(from: first, upTo: place))
  }

  /// Declarations and statements end with their line, with a semicolon or with what they stand in.
  mutating func endItem() throws(NotPlain) {
    if take(.semicolon) || token.isFirst || at(.rightBrace) || at(.end) { return }
    throw NotPlain()
  }
}
