/// A block of HTML, by how it ends. Source: https://spec.commonmark.org/0.31.2/#html-blocks.
///
/// Tags that HTML does not have as blocks, and instructions such as `<?php`, are read as text.
enum HTMLBlock: Equatable {
  /// `<pre>`, `<script>`, `<style>`, `<textarea>`: up to the tag that closes one of them. Whether it holds a diagram.
  case verbatim(isMermaid: Bool)
  case comment
  /// Any other: up to an empty line. Whether it holds a diagram.
  case tag(isMermaid: Bool)

  /// The block that a line starts.
  init?(_ text: ArraySlice<UInt32>) {
    guard text.begins(with: "<") else { return nil }
    if text.begins(with: "<!--") { self = .comment; return }
    let isClosing = text.dropFirst().begins(with: "/")
    let inner = text.dropFirst(isClosing ? 2 : 1)
    let name = String(scalars: inner.prefix { $0.isLatin || $0.isDigit }).lowercased()
    let rest = inner.dropFirst(name.unicodeScalars.count)
    let isEnd = rest.first.map { $0.isBlank || $0 == ">" } ?? true
    if !isClosing, isEnd, Self.verbatimNames.contains(name) {
      self = .verbatim(isMermaid: Self.isMermaid(text))
    } else if isEnd || rest.begins(with: "/>"), Self.blockNames.contains(name) {
      self = .tag(isMermaid: Self.isMermaid(text))
    } else {
      return nil
    }
  }

  var endsAtBlank: Bool { if case .tag = self { true } else { false } }

  var isMermaid: Bool {
    switch self {
    case .verbatim(let isMermaid), .tag(let isMermaid): isMermaid
    case .comment: false
    }
  }

  /// Whether a line of the block ends it.
  func ends(in line: ArraySlice<UInt32>) -> Bool {
    switch self {
    case .verbatim:
      let text = String(scalars: line).lowercased()
      return Self.verbatimNames.contains { text.contains("</\($0)>") }
    case .comment: return line.indices.contains { line[$0...].begins(with: "-->") }
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
