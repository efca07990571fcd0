/// A file of the documentation.
package struct PageFile: Hashable, Sendable {
  /// Its path from the folder of the documentation: letters, digits, dashes and slashes.
  package let path: String
  /// What it holds. Its last line is the mark that says who wrote it.
  package let bytes: [UInt8]

  /// A file whose last line is the mark, in a comment of its format.
  package init(path: String, text: String, comment: (start: String, end: String)) {
    self.path = path
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    bytes = Array("\(text)\(end)\(comment.start) \(Self.mark(path)) \(comment.end)".utf8) + [0x0A]
  }

  /// Whether coordviz wrote the file as this page, which its last line shows. A copy under another name does
  /// not count.
  package static func isPage(_ bytes: [UInt8], at path: String) -> Bool {
    let end = String(decoding: bytes.suffix(path.utf8.count + 200), as: UTF8.self)
    let last = end.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return last.contains(mark(path) + " ") || last.hasSuffix(mark(path))
  }

  private static func mark(_ path: String) -> String { "coordviz page: \(path)" }

  /// How comments of formats start and end.
  static let markup = (start: "<!--", end: "-->")
  static let script = (start: "/*", end: "*/")
}
