/// Graphviz's SVG made fit for pages: with a role and words for those who cannot see it, dark where its reader
/// prefers that, names for its parts instead of numbers, and without what tells of the program that made it.
///
/// Graphviz escapes `<` and `"` wherever it writes a graph's text, so every `<` starts markup of its own. Costs
/// O(length), in one pass over the bytes.
struct CleanSVG {
  /// What stands in the document's first tag and right behind it.
  let head: SVGHead

  /// The document out of the bytes that Graphviz made.
  func cleaned(_ svg: [UInt8]) -> [UInt8] {
    var output = SVGOutput(head: head, capacity: svg.count)
    svg.withUnsafeBufferPointer { document in
      SVGPiece.forEach(in: document) { output.append($0) }
    }
    return output.bytes
  }
}
