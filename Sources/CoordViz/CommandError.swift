import CoordinatorDeclarations
import CoordinatorGraph
import Foundation

/// Why the command could not do its job.
enum CommandError: Error, Equatable {
  /// A file or stream could not be read.
  case unreadable(place: String, Failure)
  /// A file or stream could not be written.
  case unwritable(place: String, Failure)
  /// What was read is no text of a format that is known; the problem says how to mend it.
  case unreadableText(place: String, problem: String)
  /// What was read is no snapshot.
  case noSnapshot(place: String, SnapshotError)
  /// What was read states no graph.
  case noStatement(place: String, DeclarationError)
  /// What was read has no diagram that states a graph.
  case noDiagram(place: String, MermaidError)
  /// The graphs cannot be put together, or what was asked for is not in the graph.
  case noSuchPart(place: String, problem: String)
  /// The graph could not be drawn.
  case noDrawing(place: String, problem: String)
  /// Who read our output has closed it: nothing is left to do, and nothing is wrong.
  case readerLeft
}

extension CommandError: LocalizedError {
  /// One line: the place, what is wrong there, how to mend it.
  var errorDescription: String? {
    switch self {
    case .unreadable(let place, let failure):
      "\(place): \(failure.whileReading)"
    case .unwritable(let place, let failure):
      "\(place): \(failure.whileWriting)"
    case .unreadableText(let place, let problem), .noSuchPart(let place, let problem),
      .noDrawing(let place, let problem):
      "\(place): \(problem)"
    case .noSnapshot(let place, let error):
      "\(place): \(error)"
    case .noStatement(let place, let error):
      error.line == nil ? "\(place): \(error)" : "\(place):\(error)"
    case .noDiagram(let place, let error):
      error.place == nil ? "\(place): \(error)" : "\(place):\(error)"
    case .readerLeft:
      "the reader of the output has closed it"
    }
  }
}
