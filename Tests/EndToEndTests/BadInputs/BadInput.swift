import Foundation
import TestSupport
import Testing

/// One thing that may go wrong, and what the command says of it: a row of a table.
struct BadInput: Sendable, CustomTestStringConvertible {
  /// What is bad.
  let name: String
  /// All that the command says on stderr; nothing when empty.
  let line: String
  /// The exit code, or 128 and a signal's number.
  let status: Int
  /// Whether this machine lets us try it.
  var isPossible = true
  /// Prepares an empty folder and runs the command in it.
  let run: @Sendable (URL) throws -> Ending
  /// What else has to hold afterwards: nil, or what does not.
  var flaw: @Sendable (URL, Ending) throws -> String? = { _, _ in nil }

  static let all = reading + names + writing + baselines + recordings

  var testDescription: String { name }
}

/// How the command ended.
struct Ending: Sendable {
  /// The exit code, or 128 and a signal's number.
  let status: Int
  /// What it said on stderr.
  let words: String
}

extension Command.Outcome {
  var ending: Ending { Ending(status: status, words: words) }
}

extension BadInput {
  /// A file of the given bytes that is drawn.
  init(
    _ name: String,
    file: String,
    _ bytes: [UInt8],
    arguments: [String] = [],
    line: String,
    status: Int = 2
  ) {
    self.init(name: name, line: line, status: status) { folder in
      try Data(bytes).write(to: folder / file)
      return try Tool.run(["render", file] + arguments, in: folder).ending
    }
  }

  /// A file of the given text that is drawn.
  init(_ name: String, file: String, _ text: String, arguments: [String] = [], line: String, status: Int = 2)
  {
    self.init(name, file: file, Array(text.utf8), arguments: arguments, line: line, status: status)
  }
}
