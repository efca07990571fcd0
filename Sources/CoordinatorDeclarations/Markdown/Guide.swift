/// The headings, code blocks and list items of a Markdown text.
struct Guide {
  private(set) var headings: [Heading] = []
  private(set) var fences: [Fence] = []
  /// Lines outside of code blocks and comments that begin with a bullet or a number.
  private(set) var items: [(line: Int, text: MarkdownLine)] = []
  private let lineCount: Int

  private var open: Fence?
  private var isComment = false
  private var previous: MarkdownLine?
  /// The columns that the open lists' texts begin in.
  private var lists: [Int] = []

  init(_ document: Document) {
    lineCount = document.lines.count
    for (number, range) in document.lines.enumerated() {
      read(MarkdownLine(document, range), number: number)
    }
    if let open { fences.append(open) }
  }

  private mutating func read(_ line: MarkdownLine, number: Int) {
    if let open, line.quotes >= open.quotes { return readCode(line, of: open) }
    closeFence()
    guard !skipsComment(line) else { return }
    let isBlank = line.first == nil
    if !isBlank { lists.removeAll { $0 > line.indent } }
    readText(line, number: number)
    previous = isBlank ? nil : line
  }

  private mutating func readCode(_ line: MarkdownLine, of fence: Fence) {
    if fence.isClosed(by: line) { return closeFence() }
    open?.ranges.append(line.range(from: fence.indent, quotes: fence.quotes))
  }

  private mutating func closeFence() {
    if let open { fences.append(open) }
    open = nil
  }

  private mutating func readText(_ line: MarkdownLine, number: Int) {
    guard line.indent - (lists.last ?? 0) < 4 || line.afterBullet != nil else { return }
    if let heading = Heading(line, number: number) { headings.append(heading); return }
    if let previous, let heading = Heading(previous, underlinedBy: line, number: number - 1) {
      headings.append(heading)
      return
    }
    open = Fence(opening: line, number: number)
    var inner = line
    while open == nil, let next = inner.afterBullet {
      items.append((number, next))
      lists.append(next.indent)
      inner = next
      open = Fence(opening: inner, number: number)
      if next.first == nil { break }
    }
  }

  /// Whether the line is within `<!-- … -->`.
  private mutating func skipsComment(_ line: MarkdownLine) -> Bool {
    guard isComment || line.starts(with: "<") else { return false }
    let text = line.string
    guard isComment || text.hasPrefix("<!--") else { return false }
    isComment = !text.contains("-->")
    return true
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
