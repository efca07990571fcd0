/// A line of a source file.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path, relative to the project, or a `#fileID`.
  public let file: String

  /// The line, counted from 1.
  public let line: Int

  /// The given line of the given file. A line below 1 becomes 1.
  public init(file: String, line: Int) {
    self.file = file
    self.line = max(line, 1)
  }
}
