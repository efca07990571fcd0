/// Limits for short texts with many edges: the graph is never much larger than its text.
extension FlowchartParser {
  /// The longest label, title or id, in Unicode scalars. Every edge of a node repeats the node's name.
  static let mostLetters = 20_000
  /// The maximum number of edges from all `&` lists of one diagram. Arrows between two nodes do not count.
  static let mostEdgesOfLists = 10_000

  func checkLength(_ count: Int, from start: Int) throws(MermaidError) {
    guard count > Self.mostLetters else { return }
    throw .invalid(
      text.place(of: start),
      problem: "a label or an id has \(count) letters, but the limit is \(Self.mostLetters)",
      mending: "shorten it"
    )
  }

  /// Counts the edges of one arrow before they are created.
  mutating func countEdges(_ count: Int, from start: Int) throws(MermaidError) {
    guard count > 1 else { return }
    edgesOfLists += count
    guard edgesOfLists > Self.mostEdgesOfLists else { return }
    throw .invalid(
      text.place(of: start),
      problem:
        "with this line, '&' lists make \(edgesOfLists) edges, but the limit is \(Self.mostEdgesOfLists)",
      mending: "put one node between the two lists, or draw fewer arrows"
    )
  }
}
