/// Adapts Graphviz's SVG for pages. It adds a role and a description for screen readers, and colours for dark
/// mode. It replaces the numbers of parts by names, and removes traces of Graphviz.
///
/// Graphviz escapes `<` and `"` in a graph's text, so every `<` starts markup. O(length), in one pass over
/// the bytes.
struct CleanSVG {
  /// The document's first tag and the elements right after it.
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
