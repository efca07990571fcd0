import Foundation

/// Graphviz as this process has it: one context, one caller at a time.
///
/// libgvc and libcgraph keep global state, which even reading a graph changes. So every call to them is in
/// ``draw(dot:engine:format:)``, under one lock. The calling thread does not matter.
final class Graphviz: @unchecked Sendable {
  static let shared = Graphviz()

  private let lock = NSLock()

  /// Made on first use and kept: each context made and freed leaks some kilobytes. All who use it hold the lock.
  private var context: OpaquePointer?

  private init() {}

  func draw(dot: String, engine: String, format: String) throws(GraphvizError) -> GraphvizOutput {
    let library = try GraphvizLibrary.found.get()
    // A C string would end at the first NUL, and the rest be lost without a word.
    guard !dot.utf8.contains(0) else { throw .unreadable(reason: "it holds a NUL character; remove it") }
    lock.lock()
    defer { lock.unlock() }
    let result: Result<GraphvizOutput, GraphvizError> = try LargeStack.run { [self] in
      Result { () throws(GraphvizError) in
        try drawWhileLocked(library, dot: dot, engine: engine, format: format)
      }
    }
    return try result.get()
  }

  private func drawWhileLocked(_ library: GraphvizLibrary, dot: String, engine: String, format: String)
    throws(GraphvizError) -> GraphvizOutput
  {
    let messages = Messages.startListening(to: library)
    defer { messages.stopListening() }
    // Before the graph is read: Graphviz takes its default labels from the context.
    let context = try openedContext(library)
    let graph = try ReadGraph(library, dot: dot, messages: messages)
    defer { graph.close(in: context) }
    try graph.layOut(in: context, engine: engine, messages: messages)
    let bytes = try graph.bytes(in: context, format: format, messages: messages)
    return GraphvizOutput(bytes: bytes, warnings: messages.heard.warnings)
  }

  /// The version of Graphviz, as it writes it: `2.43.0`.
  func version() throws(GraphvizError) -> String {
    let library = try GraphvizLibrary.found.get()
    lock.lock()
    defer { lock.unlock() }
    return library.gvcVersion(try openedContext(library)).map { String(cString: $0) } ?? ""
  }

  private func openedContext(_ library: GraphvizLibrary) throws(GraphvizError) -> OpaquePointer {
    if let context { return context }
    guard let made = library.gvContext() else { throw .unavailable(reason: "it cannot create a context") }
    context = made
    return made
  }
}

struct GraphvizOutput: Sendable {
  let bytes: [UInt8]
  let warnings: [String]
}

/// Why Graphviz made no picture.
public enum GraphvizError: Error, Equatable {
  /// The text is not one DOT graph.
  case unreadable(reason: String)
  /// The layout engine is unknown, or could not lay the graph out.
  case noLayout(engine: String, reason: String)
  /// The format is unknown, or the picture could not be drawn in it.
  case noPicture(format: String, reason: String)
  /// Graphviz could not be started in this process.
  case unavailable(reason: String)
}

extension GraphvizError: LocalizedError {
  /// One line: the problem in Graphviz's own words, and the fix if it is known.
  public var errorDescription: String? {
    switch self {
    case .unreadable(let reason):
      "graphviz cannot read the graph: \(reason)"
    case .noLayout(let engine, let reason):
      "graphviz cannot lay the graph out with '\(engine)': \(reason)"
    case .noPicture(let format, let reason):
      "graphviz cannot draw the graph as '\(format)': \(reason)"
    case .unavailable(let reason):
      "graphviz cannot be used: \(reason)"
    }
  }
}
