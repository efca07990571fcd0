/// Reads the blocks of a Markdown text line by line, as CommonMark defines them: what is code, HTML, a heading, an item.
///
/// Admonitions and tabs of MkDocs (`!!! note`, `=== "Tab"`) contain what is indented by four columns below them.
/// Source: https://spec.commonmark.org/0.31.2/#appendix-a-parsing-strategy.
package struct MarkdownBlocks {
  /// A block that contains others.
  enum Container: Equatable {
    case quote
    /// Its content is indented. An item that starts with an empty line ends at a second one.
    case item(indent: Int, startsEmpty: Bool)
    case admonition
  }

  /// The innermost open block.
  enum Leaf: Equatable {
    case none, paragraph, indentedCode
    case fence(MarkdownFence)
    case html(HTMLBlock)
  }

  /// A line, without the marks of its containers.
  struct Line {
    var kind: Kind
    var start = 0
    var column = 0
    var quotes = 0
    var items: [Item] = []
  }

  enum Kind: Equatable {
    case blank, paragraph, rule, admonition, indentedCode
    /// A heading with marks in front, or the underline of a heading.
    case heading(level: Int, isUnderline: Bool)
    case fence(MarkdownFence)
    case code, fenceEnd
    /// A line of HTML, and whether it starts the block.
    case html(HTMLBlock, isStart: Bool)
  }

  struct Item: Equatable {
    /// The column of its bullet or number.
    let column: Int
    let isNumbered: Bool
    let start: Int
  }

  /// No text nests deeper. The limit keeps the time of each line bounded.
  private static let mostContainers = 100

  var containers: [Container] = []
  var leaf = Leaf.none

  package init() {}

  mutating func read(_ scalars: ArraySlice<UInt32>) -> Line {
    var cursor = MarkdownCursor(scalars)
    let matched = match(&cursor)
    if matched == containers.count, let line = continued(&cursor) { return placed(line, cursor) }
    return placed(started(&cursor, matched), cursor)
  }

  private func placed(_ line: Line, _ cursor: MarkdownCursor) -> Line {
    var line = line
    line.quotes = containers.count { $0 == .quote }
    (line.start, line.column) = (cursor.place, cursor.column)
    return line
  }

  /// How many containers the line continues.
  private mutating func match(_ cursor: inout MarkdownCursor) -> Int {
    for (number, container) in containers.enumerated() {
      switch container {
      case .quote:
        guard cursor.indent < 4, cursor.text.place < cursor.line.endIndex,
          cursor.line[cursor.text.place] == ">"
        else { return number }
        cursor.skipSpace()
        cursor.skip(letters: 1)
        cursor.skip(columns: 1)
      case .item(let indent, let startsEmpty):
        if cursor.isBlank {
          if startsEmpty { return number }
          continue
        }
        guard cursor.indent >= indent else { return number }
        cursor.skip(columns: indent)
        containers[number] = .item(indent: indent, startsEmpty: false)
      case .admonition:
        if cursor.isBlank { continue }
        guard cursor.indent >= 4 else { return number }
        cursor.skip(columns: 4)
      }
    }
    return containers.count
  }

  /// The line as a part of open code or HTML; nil if it starts something else.
  private mutating func continued(_ cursor: inout MarkdownCursor) -> Line? {
    switch leaf {
    case .fence(let fence):
      if fence.isClosed(by: cursor) { leaf = .none; return Line(kind: .fenceEnd) }
      cursor.skip(columns: fence.indent)
      return Line(kind: .code)
    case .html(let block):
      if block.endsAtBlank, cursor.isBlank { leaf = .none; return Line(kind: .blank) }
      if block.ends(in: cursor.rest) { leaf = .none }
      return Line(kind: .html(block, isStart: false))
    case .indentedCode:
      if cursor.isBlank { return Line(kind: .blank) }
      guard cursor.indent >= 4 else { return nil }
      cursor.skip(columns: 4)
      return Line(kind: .indentedCode)
    case .none, .paragraph: return nil
    }
  }

  /// Starts the blocks of a line, after the containers that it continues.
  private mutating func started(_ cursor: inout MarkdownCursor, _ matched: Int) -> Line {
    var open = Array(containers[..<matched])
    var isParagraph = leaf == .paragraph
    let (isLazy, isContinued) = (
      isParagraph && matched < containers.count, isParagraph && matched == containers.count
    )
    var line = Line(kind: .paragraph)
    while !cursor.isBlank, open.count < Self.mostContainers {
      let start = start(
        at: &cursor,
        isParagraph: isParagraph,
        mayContinue: isContinued && line.items.isEmpty && isParagraph
      )
      switch start {
      case .container(let container, let item):
        open.append(container)
        if let item { line.items.append(item) }
        isParagraph = false
      case .leaf(let kind, let next):
        (containers, leaf) = (open, next)
        if kind == .admonition { containers.append(.admonition) }
        line.kind = kind
        return line
      case .text:
        // A line without marks continues a paragraph in containers that it does not continue.
        if !(isLazy && isParagraph) { containers = open }
        leaf = .paragraph
        cursor.skipSpace()
        return line
      }
    }
    (containers, leaf) = (open, cursor.isBlank ? .none : .paragraph)
    if line.items.isEmpty, cursor.isBlank { line.kind = .blank }
    return line
  }

  /// Whether a comment in a line counts. Comments in code, and inside a longer comment, do not.
  package enum Meaning: Hashable, Sendable {
    case text
    /// Code, or a later line of a comment.
    case hidden
  }

  /// Reads the next line, without its end.
  package mutating func meaning(of line: String) -> Meaning {
    let scalars = line.unicodeScalars.map(\.value)
    switch read(scalars[...]).kind {
    case .code, .fence, .fenceEnd, .indentedCode: return .hidden
    case .html(let block, let isStart): return block == .comment && !isStart ? .hidden : .text
    default: return .text
    }
  }

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
    if let block = HTMLBlock(text) {
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
