import Foundation

/// Why the command could not do its job.
enum CommandError: Error, Equatable {
  /// A file or stream could not be read.
  case unreadable(place: String, Failure)
  /// A file or stream could not be written.
  case unwritable(place: String, Failure)
  /// What was read is no snapshot; the problem says how to mend it.
  case noSnapshot(place: String, problem: String)
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
    case .noSnapshot(let place, let problem), .noDrawing(let place, let problem):
      "\(place): \(problem)"
    case .readerLeft:
      "the reader of the output has closed it"
    }
  }
}
