import Foundation

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
