/// The words of a page, as many lines of them as there is room for.
struct HostWords {
  private let lines: [String]
  private let opening: String
  private let closing: String

  /// The maximum number of visible lines below a diagram.
  private static let mostOpen = 25

  /// - Parameter isShort: Whether nothing above says the same.
  init(_ words: HostPage.Words, isShort: Bool) {
    switch words {
    case .list(let items):
      (lines, opening, closing) = (items, "", "")
    case .code(let code, let language):
      let fence = String(repeating: "`", count: 1 + max(2, code.lazy.map(\.longestRunOfBackticks).max() ?? 0))
      let isFolded = !isShort && code.count > Self.mostOpen
      lines = code
      opening = (isFolded ? "<details>\n<summary>In words</summary>\n\n" : "") + "\(fence)\(language)\n"
      closing = "\(fence)\n" + (isFolded ? "\n</details>\n" : "")
    }
  }

  /// Complete lines and the number of omitted ones; empty if even that does not fit.
  ///
  /// - Parameters:
  ///   - room: how big the text may be.
  ///   - size: how big a text is.
  func text(within room: Int, _ size: (String) -> Int) -> String {
    guard !lines.isEmpty else { return "" }
    let frame = "\n" + opening + closing
    let sizes = lines.map { size($0) + 1 }
    let all = sizes.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    if size(frame) + all <= room { return framed(lines[...]) }
    var left = room - size(frame) - size(Self.more(lines.count))
    guard left >= 0 else { return "" }
    let kept = sizes.prefix { line in
      left -= line
      return left >= 0
    }.count
    return (kept == 0 ? "" : framed(lines.prefix(kept))) + Self.more(lines.count - kept)
  }

  private func framed(_ lines: ArraySlice<String>) -> String {
    "\n" + opening + lines.map { $0 + "\n" }.joined() + closing
  }

  private static func more(_ count: Int) -> String { "\nand \(count) more\n" }
}

extension String {
  /// The longest run of adjacent backticks.
  fileprivate var longestRunOfBackticks: Int {
    var (longest, run) = (0, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
