import SwiftSyntax

/// The documentation comment of a declaration.
enum Documentation {
  /// Its text, without comment marks and common indentation.
  static func text(before node: some SyntaxProtocol) -> String? {
    var lines: [String] = []
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text): lines.append(strip(text.dropFirst(3)))
      case .docBlockComment(let text): lines = block(text)
      case .newlines(let count), .carriageReturnLineFeeds(let count): if count > 1 { lines = [] }
      default: break
      }
    }
    return joined(lines)
  }

  private static func joined(_ lines: [String]) -> String? {
    let text = lines.joined(separator: "\n")
    let isEmpty = text.allSatisfy { $0 == "\n" || $0 == " " }
    return isEmpty ? nil : text
  }

  private static func block(_ text: String) -> [String] {
    let inner = text.dropFirst(3).dropLast(2)
    let lines = inner.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let bare = line.drop { $0 == " " || $0 == "\t" }
      return strip(bare.first == "*" ? bare.dropFirst() : bare)
    }
    let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? start
    return Array(lines[start..<max(start, end)])
  }

  private static func strip(_ line: Substring) -> String {
    let text = line.first == " " ? line.dropFirst() : line
    let end = text.lastIndex { $0 != " " && $0 != "\t" && $0 != "\r" }
    return end.map { String(text[...$0]) } ?? ""
  }
}
