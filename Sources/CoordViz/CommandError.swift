import CoordinatorDeclarations
import CoordinatorGraph
import Foundation

/// Why the command could not do its job.
struct CommandError: Error, Equatable {
  /// One line: the place, the problem and the fix.
  let text: String

  init(_ place: String, _ problem: String) { text = "\(place): \(problem)" }

  /// What the system refused to read. An error of another kind stands for the last one of the system.
  init(reading place: String, _ error: any Error) {
    self.init(place, (error as? Failure ?? Failure()).whileReading)
  }

  init(writing place: String, _ error: any Error) {
    self.init(place, (error as? Failure ?? Failure()).whileWriting)
  }

  /// A problem in a document. The words of some start with its line.
  init(in document: String, _ error: any Error) {
    let hasLine = (error as? DeclarationError)?.line != nil || (error as? MermaidError)?.place != nil
    text = "\(document):\(hasLine ? "" : " ")\(error)"
  }

  /// An input that could not be read. If a folder is missing, the message names the folders with source.
  static func unreadable(input path: String, _ error: any Error) -> CommandError {
    let isMissing = error as? Failure == Failure(code: ENOENT)
    let found = isMissing && path.ending == nil ? ProjectLook().sources : []
    if found.isEmpty { return CommandError(reading: path, error) }
    return CommandError(path, "there is no such file or folder; found here: \(found.listed(atMost: 5))")
  }

  /// The reader of our output closed it: stop without an error.
  static let readerLeft = CommandError("stdout", "the output was closed by its reader")
}

extension CommandError: LocalizedError {
  var errorDescription: String? { text }
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
