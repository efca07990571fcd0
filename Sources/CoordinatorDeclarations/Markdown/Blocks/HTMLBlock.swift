/// A block of HTML, by how it ends. Source: https://spec.commonmark.org/0.31.2/#html-blocks.
enum HTMLBlock: Equatable {
  /// `<pre>`, `<script>`, `<style>`, `<textarea>`: up to the tag that closes one of them. Whether it holds a diagram.
  case verbatim(isMermaid: Bool)
  case comment, instruction, declaration, data
  /// Any other: up to an empty line. Whether it holds a diagram.
  case tag(isMermaid: Bool)

  /// The block that a line starts.
  init?(_ text: ArraySlice<UInt32>, interruptsParagraph: Bool) {
    guard text.begins(with: "<") else { return nil }
    let isMermaid = Self.isMermaid(text)
    if text.begins(with: "<!--") { self = .comment; return }
    if text.begins(with: "<?") { self = .instruction; return }
    if text.begins(with: "<![CDATA[") { self = .data; return }
    if text.begins(with: "<!"), text.dropFirst(2).first?.isLatin == true { self = .declaration; return }
    let isClosing = text.dropFirst().begins(with: "/")
    let inner = text.dropFirst(isClosing ? 2 : 1)
    let name = String(scalars: inner.prefix { $0.isLatin || $0.isDigit }).lowercased()
    let rest = inner.dropFirst(name.unicodeScalars.count)
    let isEnd = rest.first.map { $0.isBlank || $0 == ">" } ?? true
    if !isClosing, isEnd, Self.verbatimNames.contains(name) { self = .verbatim(isMermaid: isMermaid); return }
    let isTag = isEnd || rest.begins(with: "/>")
    if isTag, Self.blockNames.contains(name) { self = .tag(isMermaid: isMermaid); return }
    guard !interruptsParagraph, Self.isOneTag(text, isClosing) else { return nil }
    self = .tag(isMermaid: isMermaid)
  }

  var endsAtBlank: Bool { if case .tag = self { true } else { false } }

  var isMermaid: Bool {
    switch self {
    case .verbatim(let isMermaid), .tag(let isMermaid): isMermaid
    default: false
    }
  }

  /// Whether a line of the block ends it.
  func ends(in line: ArraySlice<UInt32>) -> Bool {
    switch self {
    case .verbatim:
      let text = String(scalars: line).lowercased()
      return Self.verbatimNames.contains { text.contains("</\($0)>") }
    case .comment: return line.contains("-->")
    case .instruction: return line.contains("?>")
    case .declaration: return line.contains(">")
    case .data: return line.contains("]]>")
    case .tag: return false
    }
  }

  /// `<pre class="mermaid">`
  private static func isMermaid(_ text: ArraySlice<UInt32>) -> Bool {
    let tag = String(scalars: text.prefix { $0 != ">" })
    guard let start = tag.firstRange(of: "class=") else { return false }
    let value = tag[start.upperBound...]
    let quote = value.first.flatMap { "\"'".contains($0) ? $0 : nil }
    let classes =
      quote.map { mark in value.dropFirst().prefix { $0 != mark } } ?? value.prefix { !$0.isWhitespace }
    return classes.split(separator: " ").contains("mermaid")
  }

  /// Whether a line is one whole tag of any name.
  private static func isOneTag(_ text: ArraySlice<UInt32>, _ isClosing: Bool) -> Bool {
    var tag = HTMLTag(text.dropFirst(isClosing ? 2 : 1))
    return tag.isWhole(isClosing: isClosing)
  }

  private static let verbatimNames: Set = ["pre", "script", "style", "textarea"]
  private static let blockNames: Set = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
    "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
    "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li",
    "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search",
    "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]
}

/// Reads one tag after its `<` or `</`.
private struct HTMLTag {
  private var rest: ArraySlice<UInt32>

  init(_ rest: ArraySlice<UInt32>) { self.rest = rest }

  /// Whether the tag is complete, and only white space follows it.
  mutating func isWhole(isClosing: Bool) -> Bool {
    guard rest.first?.isLatin == true else { return false }
    rest = rest.drop { $0.isLatin || $0.isDigit || $0 == "-" }
    if !isClosing { while attribute() {} }
    rest = rest.drop(while: \.isBlank)
    if !isClosing, rest.begins(with: "/") { rest = rest.dropFirst() }
    return rest.begins(with: ">") && rest.dropFirst().allSatisfy(\.isBlank)
  }

  /// Takes an attribute with white space before it away.
  private mutating func attribute() -> Bool {
    let text = rest.drop(while: \.isBlank)
    guard text.startIndex > rest.startIndex, let first = text.first, first.isLatin || first.isOne(of: "_:")
    else {
      return false
    }
    rest = text.drop { $0.isWord || $0.isOne(of: ".:-") }
    let value = rest.drop(while: \.isBlank)
    guard value.begins(with: "=") else { return true }
    return take(value: value.dropFirst().drop(while: \.isBlank))
  }

  private mutating func take(value: ArraySlice<UInt32>) -> Bool {
    guard let mark = value.first else { return false }
    if mark == .quote || mark == "'" {
      let end = value.dropFirst().drop { $0 != mark }
      rest = end.dropFirst()
      return !end.isEmpty
    }
    rest = value.drop { !$0.isBlank && !$0.isOne(of: "\"'=<>`") }
    return rest.startIndex > value.startIndex
  }
}

extension ArraySlice<UInt32> {
  fileprivate func contains(_ text: StaticString) -> Bool {
    indices.contains { self[$0...].begins(with: text) }
  }
}
