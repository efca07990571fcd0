/// A line of a file, and its position.
struct MarkedLine {
  let number: Int
  /// Its bytes in the file, without its end.
  let range: Range<Int>
  /// Where the next line starts.
  let next: Int
  let text: String

  /// The lines of a text that end in a line feed, with a carriage return before it or not.
  static func all(of bytes: [UInt8]) -> [MarkedLine] {
    // A byte order mark is no part of the first line.
    var (lines, start) = ([MarkedLine](), bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let end = feed > start && feed < bytes.count && bytes[feed - 1] == 0x0D ? feed - 1 : feed
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let next = min(feed + 1, bytes.count)
      lines.append(MarkedLine(number: lines.count + 1, range: start..<end, next: next, text: text))
      start = next
    }
    return lines
  }

  /// How the line ends, for lines that are put behind it.
  var newline: String { next - range.upperBound == 2 ? "\r\n" : "\n" }

  /// The line without the white space at its ends.
  var trimmed: Substring {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return start.dropLast(start.reversed().prefix { $0 == " " || $0 == "\t" }.count)
  }

  var indent: String { String(text.prefix { $0 == " " || $0 == "\t" }) }
}
