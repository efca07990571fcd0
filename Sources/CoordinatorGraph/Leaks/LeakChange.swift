extension Leak {
  /// A change of the source that fixes a leak, or one of the changes that fix it together.
  public struct Change: Hashable, Sendable {
    /// The line to change, if known.
    public var location: SourceLocation?
    /// What to write there.
    public var words: String

    /// What to write at a place.
    public init(_ words: String, at location: SourceLocation? = nil) {
      self.location = location
      self.words = words
    }
  }
}

extension Leak.Change {
  /// The change in one line: `Shop/Cart.swift:12: write …`
  var line: String { (location.map { "\($0.file):\($0.line): \(words)" } ?? words).onOneLine }
}

extension [Leak.Change] {
  /// The changes as a fix, one line each; nil if there are none.
  var fix: String? { isEmpty ? nil : map(\.line).joined(separator: "\n") }
}
