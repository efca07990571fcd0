extension Guide {
  /// The first flowchart in the given lines; nil without a Mermaid block.
  ///
  /// - Throws: when all Mermaid blocks are of other kinds.
  func flowchart(in lines: Range<Int>, of document: Document) throws(MermaidError) -> Fence? {
    var other: MermaidError?
    for fence in fences where fence.isMermaid && lines.contains(fence.line) {
      guard let kind = otherKind(of: fence, in: document) else { return fence }
      other = other ?? kind
    }
    if let other, firstOutline(in: lines, of: document) == nil { throw other }
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
      if case .otherDiagram = error { return error }
    }
    return nil
  }

  /// The first outline in the given lines.
  func firstOutline(in lines: Range<Int>, of document: Document) -> Outline? {
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
