extension QuickReader {
  mutating func closure() throws(NotPlain) -> Closure {
    try expect(.leftBrace)
    let outer = isInClosure
    isInClosure = true
    let closure = try inside { (reader: inout QuickReader) throws(NotPlain) in
      var closure = Closure(captures: [], parameters: [], body: [])
      if reader.hasSignature { try reader.readSignature(into: &closure) }
      closure.body = Self.returning(try reader.restOfBody())
      return closure
    }
    isInClosure = outer
    return closure
  }

  /// Whether a closure starts with what it captures or takes, up to `in`.
  private var hasSignature: Bool {
    var position = place
    while tokens[position].kind == .at, tokens[position + 1].kind == .word { position += 2 }
    if tokens[position].kind == .leftSquare { position = end(ofBracketAt: position) }
    if tokens[position].kind == .leftParen {
      position = end(ofBracketAt: position)
    } else {
      while tokens[position].kind == .word, tokens[position].name != Keyword.in.rawValue {
        position += 1
        if tokens[position].kind != .comma { break }
        position += 1
      }
    }
    return followsSignature(position)
  }

  /// Whether effects and a type come to `in`.
  private func followsSignature(_ start: Int) -> Bool {
    var position = start
    while true {
      let token = tokens[position]
      switch token.kind {
      case .word where token.name == Keyword.in.rawValue: return true
      case .word where token.name == Keyword.async.rawValue || token.name == Keyword.throws.rawValue:
        position += 1
      case .infix where token.name == Keyword.arrow.rawValue: return followsType(position + 1)
      default: return false
      }
    }
  }

  private func followsType(_ start: Int) -> Bool {
    var position = start
    while !tokens[position].isFirst {
      let token = tokens[position]
      switch token.kind {
      case .word where token.name == Keyword.in.rawValue: return true
      case .leftParen, .leftSquare: position = end(ofBracketAt: position)
      case .word, .period, .comma, .at, .prefix, .infix, .postfix, .postfixQuestion, .exclamation:
        position += 1
      default: return false
      }
    }
    return false
  }

  private mutating func readSignature(into closure: inout Closure) throws(NotPlain) {
    try passAttributes()
    if at(.leftSquare) { closure.captures = try captures() }
    if at(.leftParen) {
      closure.parameters = try closureParameters()
    } else if !at(.in), !at(.async), !at(.throws), !at(.arrow) {
      repeat { closure.parameters.append(Parameter(name: try word())) } while take(.comma)
    }
    try passEffects()
    if take(.arrow) { closure.returns = try type() }
    try expect(.in)
  }

  private mutating func captures() throws(NotPlain) -> [Closure.Capture] {
    try expect(.leftSquare)
    var found: [Closure.Capture] = []
    while !take(.rightSquare) {
      var hold = Hold.strong
      if at(.weak) || at(.unowned), token(after: 1).kind == .word || token(after: 1).kind == .leftParen {
        hold = at(.weak) ? .weak : .unowned
        place += 1
        if at(.leftParen) { place = end(ofBracketAt: place) }
      }
      let name = at(.selfValue) ? try word() : try self.name()
      let value = take(.assign) ? try expression() : nil
      found.append(Closure.Capture(name: name, ownership: hold, value: value))
      if !at(.rightSquare) { try expect(.comma) }
    }
    return found
  }

  private mutating func closureParameters() throws(NotPlain) -> [Parameter] {
    try expect(.leftParen)
    var found: [Parameter] = []
    while !take(.rightParen) {
      try passAttributes()
      let first = try word()
      var parameter = Parameter(name: at(.word) ? try word() : first)
      if take(.colon) {
        parameter.type = try type()
        _ = take(.ellipsis)
      }
      found.append(parameter)
      if !at(.rightParen) { try expect(.comma) }
    }
    return found
  }
}
