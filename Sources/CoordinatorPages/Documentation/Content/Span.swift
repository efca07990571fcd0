import CoordinatorGraph

/// A run of text within a line.
enum Span: Hashable, Sendable {
  case text(String)
  /// Source code, unchanged.
  case code(String)
  /// A name from source without a page, and its place.
  case symbol(String, SourceLocation?)
  /// A name with its own page.
  case page(String, PagePlace)
  /// A line of source, by the name of its file.
  case source(SourceLocation)
  /// Another line of the file that was named just before.
  case line(SourceLocation)
  /// A line of source, by the path of its file.
  case path(SourceLocation)
  /// An image of a screen, by the name of the screen and of the image's file.
  case image(of: String, file: String)
}

/// A line of text.
typealias Line = [Span]

extension Line {
  /// A line of words alone.
  static func words(_ text: String) -> Line { [.text(text)] }

  /// The parts, with a middle dot between them.
  static func parts(_ parts: [Line]) -> Line {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [.text(" · ")]))
  }
}
