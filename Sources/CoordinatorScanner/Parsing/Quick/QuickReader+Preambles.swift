extension QuickReader {
  /// What stands before the keyword of a declaration.
  struct Preamble {
    /// The position of its first token.
    let first: Int
    let line: Int
    var attributes: [String] = []
    /// The arguments of its attributes.
    var wrapping: [Expression] = []
    var hold = Hold.strong
    var isStatic = false
    var isLazy = false
    var isOverride = false
  }

  /// The keyword of the declaration that starts here; nil where none does.
  func declarationKeyword() -> Keyword? {
    var position = place
    while let next = attributeEnd(position) ?? modifierEnd(position) { position = next }
    guard tokens[position].kind == .word, let keyword = tokens[position].keyword else {
      return nil
    }
    switch keyword {
    case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .initializer, .let,
      .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      return keyword
    case .actor, .macro, .using:
      let next = tokens[position + 1]
      return next.kind == .word && !next.isFirst && !Keyword.isReserved(next.name) ? keyword : nil
    default: return nil
    }
  }

  /// The position behind an attribute; nil where there is none.
  private func attributeEnd(_ position: Int) -> Int? {
    guard tokens[position].kind == .at, tokens[position + 1].kind == .word else { return nil }
    var next = position + 2
    while tokens[next].kind == .period, tokens[next + 1].kind == .word { next += 2 }
    // What is not plain is found when the attribute is read.
    if let end = try? genericsEnd(next) { next = end }
    return tokens[next].kind == .leftParen && !tokens[next].isApart ? end(ofBracketAt: next) : next
  }

  /// The position behind a modifier; nil where there is none. `class` is one where a member follows.
  private func modifierEnd(_ position: Int) -> Int? {
    let token = tokens[position]
    guard token.kind == .word, let keyword = token.keyword, keyword.isModifier else { return nil }
    let next = tokens[position + 1]
    if next.kind == .leftParen {
      // `private(set)`, `unowned(safe)`; anything else is a call.
      switch tokens[position + 2].keyword {
      case .set, .safe, .unsafe: return tokens[position + 3].kind == .rightParen ? position + 4 : nil
      default: return nil
      }
    }
    guard next.kind == .word || next.kind == .at, !next.isFirst || Keyword.isReserved(token.name) else {
      return nil
    }
    guard keyword == .class else { return position + 1 }
    return next.keyword.map { $0.isMember || $0.isModifier } == true ? position + 1 : nil
  }

  /// Reads attributes and modifiers, up to the keyword of the declaration.
  mutating func preamble() throws(NotPlain) -> Preamble {
    var preamble = Preamble(first: place, line: line)
    while true {
      if at(.at) {
        try readAttribute(into: &preamble)
        continue
      }
      guard let end = modifierEnd(place) else { return preamble }
      switch token.keyword {
      case .static, .class: preamble.isStatic = true
      case .weak: if preamble.hold == .strong { preamble.hold = .weak }
      case .unowned: if preamble.hold == .strong { preamble.hold = .unowned }
      case .lazy: preamble.isLazy = true
      case .override: preamble.isOverride = true
      default: break
      }
      place = end
    }
  }

  private mutating func readAttribute(into preamble: inout Preamble) throws(NotPlain) {
    place += 1
    let first = place
    let hasOwnGrammar = at(.available) || at(.objc)
    let isInline = at(.inline)
    _ = try word()
    while take(.period) { _ = try name() }
    if let end = try genericsEnd(place) { place = end }
    preamble.attributes.append(text(from: first, upTo: place))
    guard at(.leftParen), !token.isApart else { return }
    if hasOwnGrammar {
      place = end(ofBracketAt: place)
      return
    }
    // Small letters are attributes of the language, many with a grammar of their own.
    let isWrapper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= bytes[Int(tokens[first].start)]
    guard isWrapper || isInline else { throw NotPlain() }
    preamble.wrapping += try arguments().map(\.value)
  }

  /// Passes attributes that the facts leave out.
  mutating func passAttributes() throws(NotPlain) {
    while at(.at) {
      guard let end = attributeEnd(place) else { throw NotPlain() }
      place = end
    }
  }

  /// The documentation that stands before a token.
  func documentation(before position: Int) -> String? {
    guard tokens[position].isDocumented else { return nil }
    let end = Int(tokens[position].start)
    guard position > 0 else { return Documentation.text(in: bytes[..<end]) }
    return Documentation.text(in: bytes[Int(tokens[position - 1].end)..<end].behindToken)
  }
}
