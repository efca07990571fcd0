/// A page about a graph for a host: a heading, a diagram, its caption, and the same in words. It shortens the
/// words to keep the host's limit.
public struct HostPage: Sendable {
  /// The words of a page.
  public enum Words: Sendable {
    /// Plain lines in a code block: nothing in them is markup, a mention or a command.
    case code([String], language: String)
    /// Items in Markdown, each on its line.
    case list([String])
  }

  /// The diagram of the page, or its replacement.
  public enum Diagram: Sendable {
    /// The text of a flowchart.
    case mermaid(String)
    /// A file next to the page: its name without an extension, and a description in words.
    case picture(name: String, alternative: String)
  }

  /// An invisible line by which a program finds its comment again.
  public static let marker = "<!-- coordviz: structure -->"

  private let host: MarkdownHost
  private let heading: String
  private let diagram: Diagram?
  private let caption: String
  private let words: Words

  /// - Parameters:
  ///   - heading: What it is, as Markdown on one line: `**Coordinators:** 2 added`.
  ///   - diagram: The diagram, or nil for none.
  ///   - caption: What is drawn, in plain words.
  ///   - words: Further text.
  public init(
    on host: MarkdownHost,
    heading: String,
    diagram: Diagram?,
    caption: String,
    words: Words
  ) {
    self.host = host
    self.heading = heading
    self.diagram = diagram
    self.caption = caption.shortened(to: Self.longestCaption)
    self.words = words
  }

  /// Longer than any caption from a command line, and too short to push out the rest.
  private static let longestCaption = 1000

  /// The page as Markdown, within the host's limit.
  public var text: String {
    let head = self.head
    return head + HostWords(words, isShort: diagram == nil).text(within: room(beside: head), host.size)
  }

  private func room(beside head: String) -> Int {
    host.mostText.map { max($0 - host.size(of: head), 0) } ?? .max
  }

  private var head: String {
    host == .docc
      ? "# \(heading)\n\n\(caption.oneLine.markdown)\n" + drawn
      : (host.isMarked ? Self.marker + "\n" : "") + heading + "\n" + drawn
        + "\n*\(caption.oneLine.markdown + advice)*\n"
  }

  private var drawn: String {
    switch diagram {
    case .mermaid(let text): "\n```mermaid\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n"
    case .picture(let name, let alternative): "\n![\(alternative.oneLine.markdown)](\(name))\n"
    case nil: ""
    }
  }

  private var advice: String {
    guard case .mermaid(let text) = diagram else { return "" }
    return host.advice(on: text)
  }
}

/// The words of a page, as many lines of them as there is room for.
struct HostWords {
  private let lines: [String]
  private let opening: String
  private let closing: String

  /// The maximum number of visible lines below a diagram.
  private static let mostOpen = 25

  /// - Parameter isShort: Whether nothing above says the same.
  init(_ words: HostPage.Words, isShort: Bool) {
    switch words {
    case .list(let items):
      (lines, opening, closing) = (items, "", "")
    case .code(let code, let language):
      let fence = String(repeating: "`", count: 1 + max(2, code.lazy.map(\.longestRunOfBackticks).max() ?? 0))
      let isFolded = !isShort && code.count > Self.mostOpen
      lines = code
      opening = (isFolded ? "<details>\n<summary>In words</summary>\n\n" : "") + "\(fence)\(language)\n"
      closing = "\(fence)\n" + (isFolded ? "\n</details>\n" : "")
    }
  }

  /// Complete lines and the number of omitted ones; empty if even that does not fit.
  func text(within room: Int, _ size: (String) -> Int) -> String {
    guard !lines.isEmpty else { return "" }
    let frame = "\n" + opening + closing
    let sizes = lines.map { size($0) + 1 }
    let all = sizes.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    if size(frame) + all <= room { return framed(lines[...]) }
    var left = room - size(frame) - size(Self.more(lines.count))
    guard left >= 0 else { return "" }
    let kept = sizes.prefix { line in
      left -= line
      return left >= 0
    }.count
    return (kept == 0 ? "" : framed(lines.prefix(kept))) + Self.more(lines.count - kept)
  }

  private func framed(_ lines: ArraySlice<String>) -> String {
    "\n" + opening + lines.map { $0 + "\n" }.joined() + closing
  }

  private static func more(_ count: Int) -> String { "\nand \(count) more\n" }
}

extension String {
  /// The longest run of adjacent backticks.
  package var longestRunOfBackticks: Int {
    var (longest, run) = (0, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
