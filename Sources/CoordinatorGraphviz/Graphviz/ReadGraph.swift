/// A graph in Graphviz's memory. Its return codes tell little (a layout that went wrong returns 0), so each
/// step also asks for the errors that were heard.
struct ReadGraph {
  private let library: GraphvizLibrary
  private let graph: OpaquePointer

  init(_ library: GraphvizLibrary, dot: String, messages: Messages) throws(GraphvizError) {
    let graph = library.agmemread(dot)
    let leftOver = Self.dropRest(library)
    if let error = messages.heard.error ?? (leftOver ? "text follows the end of the graph; remove it" : nil) {
      if let graph { _ = library.agclose(graph) }
      throw .unreadable(reason: error)
    }
    guard let graph else { throw .unreadable(reason: "it is empty; a graph starts with 'digraph {'") }
    (self.library, self.graph) = (library, graph)
  }

  func layOut(in context: OpaquePointer, engine: String, messages: Messages) throws(GraphvizError) {
    let code = library.gvLayout(context, graph, engine)
    if let error = messages.heard.error(code: code) { throw .noLayout(engine: engine, reason: error) }
  }

  func bytes(in context: OpaquePointer, format: String, messages: Messages) throws(GraphvizError) -> [UInt8] {
    var data: UnsafeMutablePointer<CChar>?
    var count = 0
    let code = library.gvRenderData(context, graph, format, &data, &count)
    defer { if let data { library.gvFreeRenderData(data) } }
    if let error = messages.heard.error(code: code) { throw .noPicture(format: format, reason: error) }
    return [UInt8](UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
  }

  /// The layout hangs on the graph's records, so it goes first.
  func close(in context: OpaquePointer) {
    _ = library.gvFreeLayout(context, graph)
    _ = library.agclose(graph)
  }

  /// Takes what the lexer still holds after the end of a graph; it would be the next caller's graph otherwise.
  ///
  /// - Returns: whether there was anything.
  private static func dropRest(_ library: GraphvizLibrary) -> Bool {
    var found = false
    while let rest = library.agmemread("") {
      _ = library.agclose(rest)
      found = true
    }
    return found
  }
}
