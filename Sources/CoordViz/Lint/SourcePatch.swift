/// The change of a file as `git apply` reads it.
struct SourcePatch {
  /// The lines around a change.
  private static let context = 3

  let text: String

  /// - Parameter path: The path from the top of the repository.
  init(_ path: String, from old: [UInt8], to new: [UInt8]) {
    let lines = Self.lines(from: Self.lines(of: old), to: Self.lines(of: new))
    let (before, after) = (Self.name("a/\(path)"), Self.name("b/\(path)"))
    // A blank in a name needs a tab behind it.
    let end = path.contains(" ") ? "\t" : ""
    text =
      "diff --git \(before) \(after)\n--- \(before)\(end)\n+++ \(after)\(end)\n"
      + Self.hunks(lines).map { Self.hunk($0, of: lines) }.joined()
  }

  private struct Line {
    /// A minus, a plus or a blank.
    let sign: String
    let text: String
    /// How many lines of each side are before it.
    let old: Int
    let new: Int
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for step in new.difference(from: old) {
      switch step {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var lines: [Line] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let sign = removed.contains(from) ? "-" : added.contains(to) ? "+" : " "
      lines.append(Line(sign: sign, text: sign == "+" ? new[to] : old[from], old: from, new: to))
      if sign != "+" { from += 1 }
      if sign != "-" { to += 1 }
    }
    return lines
  }

  /// The changed lines with those around them.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for place in lines.indices where lines[place].sign != " " {
      let around = max(place - context, 0)..<min(place + context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private static func hunk(_ range: Range<Int>, of lines: [Line]) -> String {
    // The piece behind the last line feed is no line if it is empty.
    let isEnd = range.upperBound == lines.count
    let shown = lines[range].dropLast(isEnd && lines.last?.text == "" ? 1 : 0)
    let (old, new) = (shown.count { $0.sign != "+" }, shown.count { $0.sign != "-" })
    let first = lines[range.lowerBound]
    let ending = isEnd && shown.count == range.count ? "\\ No newline at end of file\n" : ""
    return "@@ -\(first.old + 1),\(old) +\(first.new + 1),\(new) @@\n"
      + shown.map { "\($0.sign)\($0.text)\n" }.joined() + ending
  }

  /// A path as git writes it.
  private static func name(_ path: String) -> String {
    let bytes = path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(Unicode.Scalar(byte))
      case ..<0x20, 0x7F...: "\\" + String(byte / 64) + String(byte / 8 % 8) + String(byte % 8)
      default: String(Unicode.Scalar(byte))
      }
    }
    let isPlain = path.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return isPlain ? path : "\"\(bytes.joined())\""
  }
}
