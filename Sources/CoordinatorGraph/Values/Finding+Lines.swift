extension Finding {
  /// The finding as a report shows it: the first line with its place, severity and rule, then the further
  /// lines, indented.
  package func lines(
    severity word: (Severity) -> String = { "\($0.rawValue):" },
    further: (String) -> String = { $0 }
  ) -> [String] {
    let place = location.map { "\($0.file.onOneLine):\($0.line): " } ?? ""
    let line = "\(place)\(word(severity)) \(message.onOneLine) [\(rule.onOneLine)]"
    return [line] + furtherLines.map { "  " + further($0) }
  }

  /// The lines after the message: the fix or else the advice, and then the evidence.
  package var furtherLines: [String] {
    (fixLines + details).map(\.onOneLine)
  }

  /// `fix: …`, or `fix 1 of 2: …` for each of several changes; the advice if there is no fix.
  private var fixLines: [String] {
    guard let fix else { return [advice].compactMap { $0 } }
    let changes = changes
    guard changes.count > 1 else { return ["fix: \(fix)"] }
    return changes.enumerated().map { "fix \($0 + 1) of \(changes.count): \($1)" }
  }

  /// The fix for formats without lines.
  package var fixInOneLine: String? { fix.map { _ in changes.joined(separator: "; then ") } }

  /// The lines of the fix; empty if there is none.
  package var changes: [String] { fix?.split(separator: "\n").map(String.init) ?? [] }
}
