import CoordinatorDeclarations
import CoordinatorDiagrams
import CoordinatorGraph
import Foundation

/// Why the command could not do its job.
enum CommandError: Error, Equatable {
  case unreadable(place: String, Failure)
  case unwritable(place: String, Failure)
  /// The input has an unknown text format; the problem includes the fix.
  case unreadableText(place: String, problem: String)
  case noSnapshot(place: String, SnapshotError)
  /// The input is not a valid graph in YAML.
  case noStatement(place: String, DeclarationError)
  /// The input has no valid flowchart.
  case noDiagram(place: String, MermaidError)
  /// The graphs cannot be merged, or the requested part is not in the graph.
  case noSuchPart(place: String, problem: String)
  case noDrawing(place: String, problem: String)
  /// The reader of our output closed it: stop without an error.
  case readerLeft

  /// An input that could not be read. If a folder is missing, the message names the folders with source.
  static func unreadable(input path: String, _ failure: Failure) -> CommandError {
    guard failure.code == ENOENT, path.ending == nil else { return .unreadable(place: path, failure) }
    let found = ProjectLook().sources
    guard !found.isEmpty else { return .unreadable(place: path, failure) }
    let problem = "there is no such file or folder; found here: \(found.listed(atMost: 5))"
    return .unreadableText(place: path, problem: problem)
  }
}

extension CommandError: LocalizedError {
  /// One line: the place, the problem and the fix.
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
      "the output was closed by its reader"
    }
  }
}

/// The exit codes of the command. Wrong usage is 64, which ArgumentParser sets.
enum ExitCodes {
  /// It was done.
  static let done: Int32 = 0
  /// It was done, and something is wrong with the app.
  static let findings: Int32 = 1
  /// It could not be done.
  static let failed: Int32 = 2
}
