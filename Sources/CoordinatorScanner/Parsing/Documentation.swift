import SwiftSyntax

/// The documentation comment of a declaration.
enum Documentation {
  /// Its text, without marks and common indentation; nil where there is none.
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

  /// The same, from what stands before a declaration as it is written: spaces, ends of lines, comments.
  static func text(in space: ArraySlice<UInt8>) -> String? {
    var lines: [String] = []
    var rest = space
    while let byte = rest.first {
      if byte == UInt8(ascii: "\n") {
        let breaks = rest.prefix { $0 == UInt8(ascii: "\n") }
        if breaks.count > 1 { lines = [] }
        rest = rest[breaks.endIndex...]
      } else if byte != UInt8(ascii: "/") {
        rest = rest.dropFirst()
      } else if rest.dropFirst().first == UInt8(ascii: "/") {
        let comment = rest.prefix { $0 != UInt8(ascii: "\n") }
        if comment.starts(with: "///".utf8) {
          lines.append(strip(String(decoding: comment.dropFirst(3), as: UTF8.self)[...]))
        }
        rest = rest[comment.endIndex...]
      } else {
        let comment = rest[..<rest.endOfComment]
        if comment.starts(with: "/**".utf8), comment.count > 4 {
          lines = block(String(decoding: comment, as: UTF8.self))
        }
        rest = rest[comment.endIndex...]
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

extension ArraySlice<UInt8> {
  /// What stands before a token, without the comments that belong to the token before it: those on the same line.
  var behindToken: ArraySlice<UInt8> {
    var rest = self
    while let byte = rest.first, byte != UInt8(ascii: "\n") {
      if byte != UInt8(ascii: "/") {
        rest = rest.dropFirst()
      } else if rest.dropFirst().first == UInt8(ascii: "/") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else {
        rest = rest[rest.endOfComment...]
      }
    }
    return rest
  }

  /// Where the comment that it starts with ends; comments nest.
  fileprivate var endOfComment: Int {
    var (depth, place) = (0, startIndex)
    while place + 1 < endIndex {
      switch (self[place], self[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, place) = (depth - 1, place + 2)
      default: place += 1
      }
      if depth == 0 { return place }
    }
    return endIndex
  }
}
