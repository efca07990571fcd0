extension QuickReader {
  /// Reads each branch of `#if` with its condition: what has to hold for it, and that none before it held.
  mutating func readBranches(_ readItem: (inout QuickReader) throws(NotPlain) -> Void) throws(NotPlain) {
    var earlier: [String] = []
    var isOpen = true
    while isOpen {
      var all = earlier
      let hasCondition = token.name != Keyword.else.rawValue
      place += 1
      if hasCondition {
        let own = try branchCondition()
        all.append(own)
        earlier.append(own.contains(" ") ? "!(\(own))" : "!\(own)")
      }
      guard token.isFirst, !at(.period) else { throw NotPlain() }
      try under(all.joined(separator: " && ")) { (reader: inout QuickReader) throws(NotPlain) in
        while !reader.isAtBranch {
          if reader.at(.end) { throw NotPlain() }
          try readItem(&reader)
        }
      }
      isOpen = token.name != Keyword.endif.rawValue
      if isOpen, !hasCondition { throw NotPlain() }
    }
    place += 1
  }

  /// Whether a branch of `#if` ends here.
  var isAtBranch: Bool {
    guard at(.pound) else { return false }
    return token.keyword == .else || token.keyword == .elseif || token.keyword == .endif
  }

  /// The rest of the line. Conditions on versions are left to the parser, which skips what they leave out.
  private mutating func branchCondition() throws(NotPlain) -> String {
    let first = place
    while !token.isFirst, !at(.end) {
      switch token.kind {
      case .word where !at(.swift) && !at(.compiler): place += 1
      case .leftParen, .rightParen, .prefix, .infix: place += 1
      default: throw NotPlain()
      }
    }
    guard place > first else { throw NotPlain() }
    return text(from: first, upTo: place)
  }
}
