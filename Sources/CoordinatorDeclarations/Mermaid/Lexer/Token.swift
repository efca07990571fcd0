/// A piece of a flowchart's text.
struct Token {
  enum Kind: Hashable {
    case end, newline, space, semicolon
    case diagram, noDirection, direction, directionLine
    case style, classDefinition, classUse, defaultWord
    case skipped
    case subgraph, endOfSubgraph
    case number, letters, hash, colon, comma, star, minus, ampersand, down, up, lessThan
    case styleSeparator, edgeID, shapeData
    case link, linkStart, edgeText
    case text, quoted, markdown
    case opening(Bracket), closing(Closing)
    case pipe
  }

  /// The bracket that opens a label.
  enum Bracket: Hashable {
    case square, doubleSquare, squareRound, squarePipe, trapezoid, invertedTrapezoid
    case round, roundSquare, tripleRound, ellipse, curly, flag
  }

  /// What closes one.
  enum Closing: Hashable {
    case square, doubleSquare, roundSquare, squareRound, round, tripleRound, ellipse, curly, slash, backslash
  }

  var kind: Kind
  /// Its range in the text.
  var range: Range<Int>
}

extension Token.Kind {
  /// Whether it may be part of an id. Parts without a gap between them form one id.
  var isPartOfID: Bool {
    switch self {
    case .number, .letters, .hash, .colon, .comma, .star, .minus, .ampersand, .down, .defaultWord: true
    default: false
    }
  }

  /// Whether a statement may begin after it.
  var endsStatement: Bool {
    switch self {
    case .newline, .semicolon, .noDirection, .directionLine, .endOfSubgraph, .skipped: true
    default: false
    }
  }

  var isSeparator: Bool { self == .newline || self == .semicolon || self == .end }

  /// Whether it may be part of a subgraph's title without quotes or brackets.
  var isPartOfTitle: Bool {
    switch self {
    case .number, .letters, .hash, .colon, .star, .minus, .ampersand, .down, .up, .space: true
    case .style, .classDefinition, .classUse, .diagram, .direction, .subgraph, .endOfSubgraph: true
    default: false
    }
  }

  /// Whether it may be a part of a style such as `stroke-width:2px`.
  var isPartOfStyle: Bool {
    switch self {
    case .number, .letters, .hash, .colon, .space, .style: true
    default: false
    }
  }
}
