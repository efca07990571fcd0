import CoordinatorGraph

/// The known findings of a project. Only new ones are then reported.
package struct Baseline: Hashable, Sendable {
  /// The version of the format that is written, and the newest that is read.
  package static let version = 1

  package struct Entry: Hashable, Sendable {
    package let fingerprint: Fingerprint

    /// Why the team accepts it; nil without a reason.
    package var reason: String?
  }

  /// The findings, sorted and each once.
  package let entries: [Entry]

  init(entries: [Entry]) {
    // If two branches wrote the same line, the one with a reason is kept.
    let entries = entries.sorted {
      ($0.fingerprint, $0.reason == nil ? 1 : 0) < ($1.fingerprint, $1.reason == nil ? 1 : 0)
    }
    var seen: Set<Fingerprint> = []
    self.entries = entries.filter { seen.insert($0.fingerprint).inserted }
  }

  /// The baseline in which all of the findings are known.
  package init(of findings: [Finding]) {
    self.init(entries: Fingerprint.all(of: findings).map { Entry(fingerprint: $0) })
  }

  /// The baseline of other findings, with the reasons of this one and its entries for unselected rules.
  package func rewritten(for findings: [Finding], of rules: RuleSelection = RuleSelection()) -> Baseline {
    let fingerprints = Fingerprint.all(of: findings)
    let found = zip(fingerprints, matches(of: fingerprints)).map { fingerprint, entry in
      Entry(fingerprint: fingerprint, reason: entry.flatMap { entries[$0].reason })
    }
    return Baseline(entries: found + entries.filter { !rules.contains($0.fingerprint.rule) })
  }

  /// Compares findings with the baseline: the new ones, the known ones, and the entries that were not found
  /// again. Entries of unselected rules are ignored.
  package func compared(
    with findings: [Finding],
    of rules: RuleSelection = RuleSelection()
  ) -> BaselineComparison {
    let matches = matches(of: Fingerprint.all(of: findings))
    let found = Set(matches.compactMap(\.self))
    return BaselineComparison(
      new: zip(findings, matches).filter { $0.1 == nil }.map(\.0),
      known: zip(findings, matches).filter { $0.1 != nil }.map(\.0),
      gone: entries.indices.filter { !found.contains($0) && rules.contains(entries[$0].fingerprint.rule) }
        .map { entries[$0] }
    )
  }
}

package struct BaselineComparison: Hashable, Sendable {
  /// Findings that are not in the baseline, in the order of the findings.
  package let new: [Finding]
  package let known: [Finding]

  /// Entries of the baseline that were not found any more.
  package let gone: [Baseline.Entry]

  /// `2 new, 3 known, 1 gone`.
  package var counts: String { "\(new.count) new, \(known.count) known, \(gone.count) gone" }
}

extension Baseline {
  /// For each finding, the position of the entry that knows it; nil if it is new. No entry knows two findings.
  func matches(of fingerprints: [Fingerprint]) -> [Int?] {
    let places = Dictionary(entries.indices.map { (entries[$0].fingerprint, $0) }) { first, _ in first }
    return fingerprints.map { places[$0] }
  }
}

extension Baseline {
  /// Reads a baseline from text. Empty lines and lines that begin with `#` are skipped.
  ///
  /// - Throws: ``BaselineError`` for invalid text: a broken baseline must never count as an empty one.
  package init(text: String) throws(BaselineError) {
    // By scalars: an accent after a bar would make another letter of it.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    try Self.check(head: lines.first?.trimmed ?? "")
    var entries: [Entry] = []
    for (number, line) in lines.enumerated().dropFirst() {
      let text = line.trimmed
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      guard !["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: text.hasPrefix) else {
        throw BaselineError(line: number + 1, "unresolved merge conflict; keep the lines of both sides")
      }
      guard let entry = Entry(line) else {
        throw BaselineError(
          line: number + 1,
          "expected 'rule | node | names | number' and perhaps a reason; write the baseline again"
        )
      }
      entries.append(entry)
    }
    self.init(entries: entries)
  }

  private static func check(head line: String) throws(BaselineError) {
    guard line.hasPrefix(head), let found = Int(line.dropFirst(head.count)), found > 0 else {
      let problem =
        "this is not a baseline, which begins with '\(head)\(version)'; write one with --write-baseline"
      throw BaselineError(line: 1, problem)
    }
    guard found <= version else {
      let problem = "written by a newer coordviz: the format has version \(found), but this one reads up to "
      throw BaselineError(line: 1, problem + "\(version); update coordviz")
    }
  }

  /// The baseline as a text: a line for each finding, sorted, so that two branches can be merged line by line. The same
  /// text for equal baselines.
  package func text() -> String {
    let head = [
      Self.head + String(Self.version), "# rule | node | names | number | your reason, which is kept",
    ]
    return (head + entries.map(\.line)).map { $0 + "\n" }.joined()
  }

  /// The start of the first line.
  private static let head = "# coordviz baseline "
}

extension Baseline.Entry {
  /// `attached-twice | App/Home | Home, App | 1 | the old list, until 2.0`; nil for another line.
  fileprivate init?(_ line: Substring.UnicodeScalarView) {
    let fields = line.split(separator: "|", maxSplits: 4, omittingEmptySubsequences: false).map(\.trimmed)
    guard fields.count > 3, let ordinal = Int(fields[3]), ordinal > 0 else { return nil }
    fingerprint = Fingerprint(rule: fields[0], node: fields[1], names: fields[2], ordinal: ordinal)
    reason = fields.count > 4 && !fields[4].isEmpty ? fields[4] : nil
  }

  fileprivate var line: String { fingerprint.description + (reason.map { " | " + $0 } ?? "") }
}

extension Substring.UnicodeScalarView {
  /// The text without spaces, tabs, carriage returns and byte order marks at both ends.
  fileprivate var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in [" ", "\t", "\r", "\u{FEFF}"].contains(scalar) }
    return String(String.UnicodeScalarView(drop(while: isBlank).reversed().drop(while: isBlank).reversed()))
  }
}

/// Why a text is not a baseline that this version can read.
package struct BaselineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The problem and how to fix it.
  package let problem: String

  init(line: Int, _ problem: String) { (self.line, self.problem) = (line, problem) }

  package var description: String { "line \(line): \(problem)" }
}
