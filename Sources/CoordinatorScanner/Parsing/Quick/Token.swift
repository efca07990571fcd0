/// A word, a number, a bracket: a part of a text that the grammar knows.
struct Token {
  enum Kind: UInt8 {
    case word, number
    /// A text without code in it, on one line or on several.
    case text, longText
    /// The ends of a text with code in it. Between them stand the brackets of each `\(…)`.
    case textStart, textEnd
    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, semicolon, period, at, backslash
    /// `#if`, `#selector`: the sign with the word behind it.
    case pound
    /// Operators, by the spaces around them.
    case prefix, infix, postfix
    case postfixQuestion, infixQuestion, exclamation
    case end
  }

  var kind: Kind
  /// Whether it is the first of its line.
  var isFirst: Bool
  /// Whether spaces, comments or the start of the file stand before it.
  var isApart: Bool
  /// Whether a documentation comment stands before it.
  var isDocumented: Bool
  var line: Int32
  var start: Int32
  var end: Int32
  /// The number of the word or operator in ``Names``; -1 for anything else.
  var name: Int32 = -1
  /// For an opening bracket, the position of the token that closes it.
  var partner: Int32 = -1

  var keyword: Keyword? { Keyword(rawValue: name) }

  var isOperator: Bool {
    switch kind {
    case .prefix, .infix, .postfix, .postfixQuestion, .infixQuestion, .exclamation: true
    default: false
    }
  }
}

/// Why a file is left to SwiftParser: something in it is not as plain as ``QuickReader`` wants it.
struct NotPlain: Error {}
