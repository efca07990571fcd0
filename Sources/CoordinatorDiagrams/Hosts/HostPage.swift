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
