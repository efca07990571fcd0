/// The headings, code blocks and list items of a Markdown text.
struct Guide {
  private(set) var headings: [Heading] = []
  private(set) var fences: [Fence] = []
  /// The items of lists, outside of code blocks and comments.
  private(set) var items: [(line: Int, text: MarkdownLine)] = []
  private let lineCount: Int

  private var open: Fence?
  private var previous: MarkdownLine?

  init(_ document: Document) {
    lineCount = document.lines.count
    var blocks = MarkdownBlocks()
    for (number, range) in document.lines.enumerated() {
      let line = blocks.read(document.scalars[range])
      let text = MarkdownLine(document: document, start: line.start, end: range.upperBound)
      for item in line.items {
        items.append((number, MarkdownLine(document: document, item, end: range.upperBound)))
      }
      read(line.kind, text, number: number)
      previous = line.kind == .paragraph ? text : nil
    }
    closeFence()
  }

  private mutating func read(_ kind: MarkdownBlocks.Kind, _ text: MarkdownLine, number: Int) {
    switch kind {
    case .fence(let fence):
      closeFence()
      open = Fence(line: number, isMermaid: fence.isMermaid)
    case .code: open?.ranges.append(text.start..<text.end)
    case .html(let block, let isStart): readHTML(block, isStart: isStart, text, number: number)
    case .heading(let level, let isUnderline):
      closeFence()
      let words = isUnderline ? previous : text
      if let words { headings.append(Heading(level: level, words, line: isUnderline ? number - 1 : number)) }
    default: if open?.isHTML != true || kind != .blank { closeFence() }
    }
  }

  /// Takes the lines between `<pre class="mermaid">` and `</pre>`.
  private mutating func readHTML(_ block: HTMLBlock, isStart: Bool, _ text: MarkdownLine, number: Int) {
    if isStart { closeFence() }
    guard block.isMermaid else { return }
    var (start, end) = (text.start, text.end)
    let scalars = text.document.scalars
    if isStart {
      open = Fence(line: number, isMermaid: true, isHTML: true)
      start = scalars[start..<end].firstIndex { $0 == ">" }.map { $0 + 1 } ?? end
    }
    let close = ["</pre", "</div"].lazy.compactMap { mark in
      scalars[start..<end].firstRange(of: mark.unicodeScalars.map(\.value))?.lowerBound
    }.first
    if let close { end = close }
    if open?.isHTML == true { open?.ranges.append(start..<end) }
    if close != nil { closeFence() }
  }

  private mutating func closeFence() {
    if let open { fences.append(open) }
    open = nil
  }

  /// The lines under the heading of the given words, up to the next one of its level.
  func lines(under words: String?) throws(MermaidError) -> Range<Int> {
    guard let words else { return 0..<lineCount }
    guard let index = headings.firstIndex(where: { $0.isNamed(words) }) else {
      throw .unknownHeading(words, nearest: nearestHeading(to: words))
    }
    let heading = headings[index]
    let next = headings[(index + 1)...].first { $0.level <= heading.level }
    return heading.line..<(next?.line ?? lineCount)
  }

  private func nearestHeading(to words: String) -> String? {
    let asked = words.bare.lowercased()
    return headings.map(\.words).first { $0.lowercased().contains(asked) || asked.contains($0.lowercased()) }
  }
}
