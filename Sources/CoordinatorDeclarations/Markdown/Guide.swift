import CoordinatorGraph

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

  /// The first flowchart in the given lines; nil without a Mermaid block.
  ///
  /// - Throws: when all Mermaid blocks are of other kinds.
  func flowchart(in lines: Range<Int>, of document: Document) throws(MermaidError) -> Fence? {
    var other: MermaidError?
    for fence in fences where fence.isMermaid && lines.contains(fence.line) {
      guard let kind = otherKind(of: fence, in: document) else { return fence }
      other = other ?? kind
    }
    if let other, firstOutline(in: lines) == nil { throw other }
    return nil
  }

  /// Why the block is no flowchart, when it is a diagram of another kind.
  private func otherKind(of fence: Fence, in document: Document) -> MermaidError? {
    var text = fence.text(of: document)
    _ = text.removeFrontmatter()
    text.clean()
    do {
      try DiagramKind.check(text, at: text.end(from: 0, while: \.isSpace))
    } catch {
      if error.isOfOtherDiagram { return error }
    }
    return nil
  }

  /// The first outline in the given lines.
  func firstOutline(in lines: Range<Int>) -> Outline? {
    Outline.all(of: items.filter { lines.contains($0.line) }, breakingAt: breaks).first { $0.isNested }
  }

  /// The outlines under the same heading as the block.
  func outlines(beside fence: Fence) -> [Outline] {
    let next = headings.partitioningIndex { $0.line > fence.line }
    let start = next > 0 ? headings[next - 1].line : 0
    let end = next < headings.count ? headings[next].line : Int.max
    return Outline.all(of: items.filter { (start..<end).contains($0.line) }, breakingAt: breaks)
  }

  /// The lines that end a list.
  private var breaks: [Int] { (headings.map(\.line) + fences.map(\.line)).sorted() }
}

extension Snapshot {
  /// The graph that a Markdown guide states: its first Mermaid flowchart, or else its first outline of coordinators.
  ///
  /// An outline is a nested list whose items begin with a name in bold. If an outline is under the same
  /// heading as the flowchart, its descriptions become the documentation of the nodes. Linear time.
  ///
  /// - Parameters:
  ///   - text: the whole guide. Lines in errors count in it.
  ///   - heading: the words of the heading to look under, capitals or not; nil: the whole text.
  /// - Throws: ``MermaidError`` when there is neither, or the flowchart cannot be read.
  package init(markdown text: String, heading: String? = nil, name: String? = nil) throws(MermaidError) {
    let document = Document(text)
    let guide = Guide(document)
    let lines = try guide.lines(under: heading)
    if let fence = try guide.flowchart(in: lines, of: document) {
      try self.init(fence.text(of: document), name: name)
      describe(by: guide.outlines(beside: fence))
    } else if let outline = guide.firstOutline(in: lines) {
      self.init(origin: Origin(kind: .declared, name: name), graph: outline.graph())
    } else {
      throw .noDiagram(heading: heading)
    }
  }

  /// Adds the first description of each name in the outlines to the nodes with that name.
  private mutating func describe(by outlines: [Outline]) {
    let descriptions = outlines.reduce(into: [:]) { $0.merge($1.descriptions) { first, _ in first } }
    guard !descriptions.isEmpty else { return }
    let nodes = graph.nodes.map { node in
      var node = node
      node.documentation = node.documentation ?? descriptions[node.name] ?? descriptions[node.type]
      return node
    }
    if let described = try? Graph(nodes: nodes, edges: graph.edges) { graph = described }
  }
}

/// A code block with a diagram, or with anything else.
struct Fence {
  /// The line that opens it.
  let line: Int
  let isMermaid: Bool
  /// The range of text in each line of the block, without its indentation.
  var ranges: [Range<Int>] = []
  /// Whether it is a block of HTML, in which `&gt;` is a letter.
  var isHTML = false

  func text(of document: Document) -> MermaidText {
    var text = MermaidText(of: document, ranges: ranges)
    if isHTML { text.decodeEntities() }
    return text
  }
}
