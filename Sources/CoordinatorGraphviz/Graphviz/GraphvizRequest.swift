/// A piece of work for Graphviz: DOT text that this library wrote, and what to make of it.
public struct GraphvizRequest: Hashable, Sendable {
  /// One graph.
  public var dot: String
  /// The layout: `dot`, `neato`, `nop2`, …
  public var engine: String
  /// `svg`, `png`, `pdf`, …
  public var format: String

  /// A request.
  public init(dot: String, engine: String, format: String) {
    self.dot = dot
    self.engine = engine
    self.format = format
  }
}

/// Does a piece of Graphviz's work outside of this process, where it can be stopped and cannot do harm. It throws an
/// error whose description is one line, for people, where the work took too much time or memory, or failed.
public typealias GraphvizWorker = @Sendable (GraphvizRequest) throws -> [UInt8]
