import CoordinatorAnalysis
import CoordinatorDiagrams

/// A diff for a comment: a sentence, a diagram where hosts draw it, and the lines.
struct DiffMarkdown {
  private let picture: DiffPicture
  private let options: DiagramOptions

  init(_ picture: DiffPicture, _ options: DiagramOptions) {
    self.picture = picture
    self.options = options
  }

  /// Empty without differences: no comment is better than an empty one.
  var text: String {
    guard !picture.diff.isEmpty else { return "" }
    let lines = DiffText(of: picture.diff)
    return "**Coordinators:** \(lines.summary)\n\n" + diagram + lines.text.fenced(as: "diff")
  }

  private var diagram: String {
    var options = options
    options.title = nil
    let text = MermaidRenderer(options: options).render(picture.graph)
    if let excess = MermaidExcess(of: picture.graph, drawnAs: text) { return "*No diagram: \(excess).*\n\n" }
    return picture.diff.nodes.isEmpty && picture.diff.edges.isEmpty ? "" : text.fenced(as: "mermaid") + "\n"
  }
}

extension String {
  /// The text in a code block whose fence is longer than any run of backticks in it.
  func fenced(as language: String) -> String {
    var (longest, run) = (2, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(self)\(hasSuffix("\n") || isEmpty ? "" : "\n")\(fence)\n"
  }
}
