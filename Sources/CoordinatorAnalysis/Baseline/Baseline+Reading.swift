extension Baseline {
  /// Reads a baseline from text. Empty lines and lines that begin with `#` are skipped.
  ///
  /// - Throws: ``BaselineError`` for invalid text: a broken baseline must never count as an empty one.
  public init(text: String) throws(BaselineError) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      BaselineLine($0)
    }
    try Self.check(head: lines.first)
    var entries: [Entry] = []
    for (number, line) in lines.enumerated().dropFirst() where !line.isRemark {
      do { entries.append(try line.entry()) } catch { throw BaselineError(line: number + 1, error) }
    }
    self.init(entries: entries)
  }

  private static func check(head line: BaselineLine?) throws(BaselineError) {
    let text = line?.text ?? ""
    guard text.hasPrefix(head), let found = Int(text.dropFirst(head.count)), found > 0 else {
      throw BaselineError(line: 1, .noBaseline)
    }
    guard found <= version else { throw BaselineError(line: 1, .newerVersion(found)) }
  }
}
