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

  /// The lines after the message. They contain the evidence and the fix once: last if the place to change is
  /// known, and otherwise first.
  package var furtherLines: [String] {
    let lines = fix.map { details + ["fix: \($0)"] } ?? [advice].compactMap { $0 } + details
    return lines.map(\.onOneLine)
  }
}
