extension MarkdownBlocks {
  /// A block that starts at a place of a line.
  enum Start {
    case container(Container, Item?)
    case leaf(Kind, Leaf)
    case text
  }

  /// - Parameters:
  ///   - isParagraph: Whether a paragraph is open before the place.
  ///   - mayContinue: Whether the line is in all containers of that paragraph.
  func start(at cursor: inout MarkdownCursor, isParagraph: Bool, mayContinue: Bool) -> Start {
    guard cursor.indent < 4 else {
      if isParagraph { return .text }
      cursor.skip(columns: 4)
      return .leaf(.indentedCode, .indentedCode)
    }
    let indent = cursor.indent
    var inner = cursor
    inner.skipSpace()
    let text = inner.rest
    if text.begins(with: ">") {
      inner.skip(letters: 1)
      inner.skip(columns: 1)
      cursor = inner
      return .container(.quote, nil)
    }
    if let level = Self.headingLevel(text) {
      cursor = inner; return leaf(.heading(level: level, isUnderline: false))
    }
    if let fence = MarkdownFence(text, indent: indent) {
      cursor = inner; return .leaf(.fence(fence), .fence(fence))
    }
    if let block = HTMLBlock(text, interruptsParagraph: isParagraph) {
      cursor = inner
      return .leaf(.html(block, isStart: true), block.ends(in: text) ? .none : .html(block))
    }
    if mayContinue, let level = Self.underline(text) {
      cursor = inner; return leaf(.heading(level: level, isUnderline: true))
    }
    if Self.isRule(text) { cursor = inner; return leaf(.rule) }
    if let item = item(&inner, indent: indent, interrupts: mayContinue) { cursor = inner; return item }
    if Self.isAdmonition(text) { cursor = inner; return leaf(.admonition) }
    return .text
  }

  private func leaf(_ kind: Kind) -> Start { .leaf(kind, .none) }

  /// `## Words`
  private static func headingLevel(_ text: ArraySlice<UInt32>) -> Int? {
    let level = text.prefix { $0 == "#" }.count
    guard (1...6).contains(level) else { return nil }
    return text.dropFirst(level).first?.isBlank ?? true ? level : nil
  }

  /// `===` or `---`
  private static func underline(_ text: ArraySlice<UInt32>) -> Int? {
    guard let mark = text.first, mark == "=" || mark == "-" else { return nil }
    guard text.drop(while: { $0 == mark }).allSatisfy(\.isBlank) else { return nil }
    return mark == "=" ? 1 : 2
  }

  /// `***`, `- - -`
  private static func isRule(_ text: ArraySlice<UInt32>) -> Bool {
    guard let mark = text.first, mark.isOne(of: "*-_") else { return false }
    return text.allSatisfy { $0 == mark || $0.isBlank } && text.count { $0 == mark } >= 3
  }

  /// `!!! note`, `??? note`, `???+ note`, `=== "Tab"`
  private static func isAdmonition(_ text: ArraySlice<UInt32>) -> Bool {
    let marks = text.prefix { $0.isOne(of: "!?=+") }
    let words = text.dropFirst(marks.count)
    guard words.first?.isBlank == true, let first = words.first(where: { !$0.isBlank }) else { return false }
    switch String(scalars: marks) {
    case "!!!", "???", "???+": return first.isLatin || first == .quote
    case "===": return first == .quote
    default: return false
    }
  }

  /// An item: a bullet or a number, and white space behind it.
  private func item(_ cursor: inout MarkdownCursor, indent: Int, interrupts: Bool) -> Start? {
    let column = cursor.column
    let digits = cursor.rest.prefix(10).prefix(while: \.isDigit)
    guard digits.count < 10, let mark = cursor.rest.dropFirst(digits.count).first,
      mark.isOne(of: digits.isEmpty ? "-*+" : ".)")
    else { return nil }
    let width = digits.count + 1
    guard cursor.rest.dropFirst(width).first?.isBlank ?? true else { return nil }
    cursor.skip(letters: width)
    let isEmpty = cursor.isBlank
    if interrupts, isEmpty || !digits.isEmpty && Int(String(scalars: digits)) != 1 { return nil }
    let spaces = isEmpty || cursor.indent > 4 ? 1 : cursor.indent
    cursor.skip(columns: spaces)
    return .container(
      .item(indent: indent + width + spaces, startsEmpty: isEmpty),
      Item(column: column, isNumbered: !digits.isEmpty, start: cursor.text.place)
    )
  }
}
