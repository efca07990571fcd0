import CGraphviz

/// A graph in Graphviz's memory. Its return codes tell little (a layout that went wrong returns 0), so each
/// step also asks for the errors that were heard.
struct ReadGraph {
  private let graph: UnsafeMutablePointer<Agraph_t>

  init(dot: String, messages: Messages) throws(GraphvizError) {
    let graph = agmemread(dot)
    let leftOver = Self.dropRest()
    if let error = messages.heard.error ?? (leftOver ? "text follows the end of the graph; remove it" : nil) {
      if let graph { agclose(graph) }
      throw .unreadable(reason: error)
    }
    guard let graph else { throw .unreadable(reason: "it is empty; a graph starts with 'digraph {'") }
    self.graph = graph
  }

  func layOut(in context: OpaquePointer, engine: String, messages: Messages) throws(GraphvizError) {
    let code = gvLayout(context, graph, engine)
    if let error = messages.heard.error(code: code) { throw .noLayout(engine: engine, reason: error) }
  }

  func bytes(in context: OpaquePointer, format: String, messages: Messages) throws(GraphvizError) -> [UInt8] {
    var data: UnsafeMutablePointer<CChar>?
    var count = 0
    let code = coordvizRenderData(context, graph, format, &data, &count)
    defer { if let data { gvFreeRenderData(data) } }
    if let error = messages.heard.error(code: code) { throw .noPicture(format: format, reason: error) }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
  }

  /// The layout hangs on the graph's records, so it goes first.
  func close(in context: OpaquePointer) {
    gvFreeLayout(context, graph)
    agclose(graph)
  }

  /// Takes what the lexer still holds after the end of a graph; it would be the next caller's graph otherwise.
  ///
  /// - Returns: whether there was anything.
  private static func dropRest() -> Bool {
    var found = false
    while let rest = agmemread("") {
      agclose(rest)
      found = true
    }
    return found
  }
}
