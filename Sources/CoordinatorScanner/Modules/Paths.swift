/// Paths are bytes, as for the system: a `Character` may contain a slash and the mark after it.
extension String {
  private static let slash = UInt8(ascii: "/")

  /// The part after the last slash.
  var lastComponent: Substring {
    utf8.lastIndex(of: Self.slash).map { Substring(utf8[$0...].dropFirst()) } ?? self[...]
  }

  /// The part before the last slash; empty without one.
  var folder: String {
    utf8.lastIndex(of: Self.slash).map { String(Substring(utf8[..<$0])) } ?? ""
  }

  /// The path below this folder, with `.` and `..` worked out; nil where it would leave what both are relative to.
  func appending(path: String) -> String? {
    var parts: [Substring] = []
    for part in utf8.split(separator: Self.slash) + path.utf8.split(separator: Self.slash) {
      switch Substring(part) {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      case let name: parts.append(name)
      }
    }
    return parts.joined(separator: "/")
  }
}
