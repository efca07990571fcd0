import Foundation

/// The content of an input.
struct Document {
  /// The name of the input in messages.
  let place: String
  /// The default name of its graph.
  let name: String
  let bytes: [UInt8]
  /// Its path from the top of the repository, for findings; nil if it is no file.
  var file: String?

  /// Whether it contains only white space.
  var isEmpty: Bool { bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  /// The bytes as text.
  func text() throws(CommandError) -> String {
    if let text = String(bytes: bytes, encoding: .utf8) { return text }
    throw .unreadableText(
      place: place,
      problem: "line \(lineThatIsNotUTF8): not utf-8; save the document in utf-8"
    )
  }

  /// The first line that is not UTF-8, from 1. No line feed is a part of another character.
  private var lineThatIsNotUTF8: Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(bytes: $0, encoding: .utf8) == nil } ?? 0)
  }
}
