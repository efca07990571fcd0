import CoordinatorDeclarations

/// The content of a block, as far as formatters of Markdown leave it alone.
///
/// Formatters align tables, add and remove empty lines, and write emphasis with underscores. What they change is no change of
/// the block, and stays as they wrote it. Code counts letter by letter.
struct BlockText: Equatable {
  private let lines: [String]

  init(_ text: String) {
    var markdown = MarkdownBlocks()
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let isCode = markdown.meaning(of: String(line)) == .hidden
      let plain = line.droppingSpaceAtEnd
      if isCode { return plain }
      return plain.isEmpty ? nil : Self.plain(plain)
    }
  }

  private static func plain(_ line: String) -> String {
    let indent = line.prefix { $0 == " " }
    let text = line.dropFirst(indent.count)
    if text.first == "|" { return cells(of: text).joined(separator: "|") }
    if text.count > 2, text.first == "_", text.last == "_" {
      return indent + "*" + text.dropFirst().dropLast() + "*"
    }
    return line
  }

  /// The cells of a row of a table. The dashes below the head count as one.
  private static func cells(of row: Substring) -> [String] {
    var (cells, cell, isEscaped) = ([String](), "", false)
    for letter in row.dropFirst() {
      if letter == "|", !isEscaped {
        cells.append(cell)
        cell = ""
      } else {
        cell.append(letter)
      }
      isEscaped = letter == "\\" && !isEscaped
    }
    return cells.map { cell in
      let text = cell.droppingSpaceAtEnd.drop { $0 == " " }
      let isRule = text.contains("-") && text.allSatisfy { $0 == "-" || $0 == ":" }
      return isRule ? "\(text.first == ":" ? ":" : "")-\(text.last == ":" ? ":" : "")" : String(text)
    }
  }
}

extension StringProtocol {
  fileprivate var droppingSpaceAtEnd: String {
    String(dropLast(reversed().prefix { $0 == " " || $0 == "\t" || $0 == "\r" }.count))
  }
}
