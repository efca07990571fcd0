struct Token {
  enum Kind: Hashable {
    case end, newline, space, semicolon
    case diagram, directionLine, skipped
    case style, classDefinition, classUse, defaultWord, subgraph, endOfSubgraph
    case number, letters, hash, colon, comma, star, minus, ampersand, down, up, lessThan
    case styleSeparator, edgeID, shapeData
    case link(Flowchart.Arrow.Line)
    /// The first half of an arrow, before the text of an edge.
    case linkStart(Flowchart.Arrow.Line)
    /// A text between quotes; its range is that of the content.
    case quoted, markdown
    case opening, closing, pipe
  }

  var kind: Kind
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

  var endsStatement: Bool {
    switch self {
    case .newline, .semicolon, .directionLine, .endOfSubgraph, .skipped: true
    default: false
    }
  }

  var isSeparator: Bool { self == .newline || self == .semicolon || self == .end }

  /// Whether it may be part of a subgraph's title without quotes or brackets.
  var isPartOfTitle: Bool {
    switch self {
    case .number, .letters, .hash, .colon, .star, .minus, .ampersand, .down, .up, .space: true
    case .style, .classDefinition, .classUse, .diagram, .subgraph, .endOfSubgraph: true
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
