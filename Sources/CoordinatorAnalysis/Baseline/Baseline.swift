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

  /// The baseline as a text: a line for each finding, sorted, so that two branches can be merged line by line. The same
  /// text for equal baselines.
  package func text() -> String {
    let head = [
      Self.head + String(Self.version), "# rule | node | names | number | your reason, which is kept",
    ]
    return (head + entries.map(\.line)).map { $0 + "\n" }.joined()
  }

  /// The start of the first line.
  static let head = "# coordviz baseline "
}

extension Baseline.Entry {
  /// `attached-twice | App/Home | Home, App | 1 | the old list, until 2.0`.
  fileprivate var line: String {
    fingerprint.description + (reason.map { " | " + $0.baselineField } ?? "")
  }
}

extension Unicode.Scalar {
  fileprivate var baselineEscape: String { "\\u{\(String(value, radix: 16))}" }
}

extension String {
  /// The text as the first field, where some signs would make a remark of the line, or the mark of a merge.
  var firstBaselineField: String {
    guard let first = unicodeScalars.first, ["#", "<", "=", ">"].contains(first) else { return baselineField }
    return first.baselineEscape + String(unicodeScalars.dropFirst()).baselineField
  }

  /// The text as a field. It escapes characters that would end a field or a line, and spaces at its ends.
  var baselineField: String {
    let scalars = Array(unicodeScalars)
    return scalars.enumerated().map { place, scalar in
      let isEnd = place == 0 || place == scalars.count - 1
      return switch scalar {
      case "\\", "|": "\\\(scalar)"
      case " " where !isEnd: " "
      case _ where scalar.isControl || scalar.properties.isWhitespace || scalar == "\u{FEFF}":
        scalar.baselineEscape
      default: String(scalar)
      }
    }.joined()
  }
}
