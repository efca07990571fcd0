extension String {
  /// The part after the last slash.
  var lastComponent: Substring {
    lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
  }

  /// The part before the last slash; empty without one.
  var folder: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  /// The path below this folder, with `.` and `..` worked out; nil where it would leave what both are relative to.
  func appending(path: String) -> String? {
    var parts: [Substring] = []
    for part in split(separator: "/") + path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
