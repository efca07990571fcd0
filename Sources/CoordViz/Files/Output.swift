import Foundation

/// Where the product goes.
enum Output: Equatable {
  case standardOutput
  case file(String)

  /// The output that `-o` names: a path, `-` for stdout, and stdout when it is not given.
  init(argument: String?) {
    self = argument.flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput
  }

  /// Writes the text, and says on stderr what became of the file.
  func write(_ text: String, telling diagnostics: Diagnostics) throws(CommandError) {
    switch self {
    case .standardOutput:
      try print(text)
    case .file(let path):
      let change = try save(text, at: path)
      diagnostics.note("\(change.rawValue) \(path)")
    }
  }

  private func print(_ text: String) throws(CommandError) {
    do {
      try Descriptor.standardOutput.writeAll(Array(text.utf8))
    } catch {
      throw error.code == EPIPE ? .readerLeft : .unwritable(place: "stdout", error)
    }
  }

  private func save(_ text: String, at path: String) throws(CommandError) -> AtomicFile.Change {
    do {
      return try AtomicFile(path: path).replace(with: Array(text.utf8))
    } catch {
      throw .unwritable(place: path, error as? Failure ?? Failure())
    }
  }
}
