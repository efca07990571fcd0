/// A change of source at a known line that breaks a reference, and that one edit makes.
package enum SourceChange: Hashable, Sendable {
  /// `var parent: Parent?` becomes `weak var parent: Parent?`.
  case weaken(property: String)
  /// `{ self.close() }` becomes `{ [weak self] in self?.close() }`.
  case capture(variable: String)
  /// `close` becomes `{ [weak self] in self?.close() }`.
  case wrap(method: String, closure: String)
}

/// One edit of a file.
package struct SourceEdit: Hashable, Sendable {
  /// The bytes of the file that it replaces.
  package let range: Range<Int>
  package let text: String
}
