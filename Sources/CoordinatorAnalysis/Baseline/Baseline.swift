import CoordinatorGraph

/// The known findings of a project. Only new ones are then reported.
public struct Baseline: Hashable, Sendable {
  /// The version of the format that is written, and the newest that is read.
  public static let version = 1

  /// A finding that is known.
  public struct Entry: Hashable, Sendable {
    /// The key that identifies it.
    public let fingerprint: Fingerprint

    /// Why the team accepts it; nil without a reason.
    public let reason: String?

    init(fingerprint: Fingerprint, reason: String? = nil) {
      self.fingerprint = fingerprint
      self.reason = reason
    }
  }

  /// The findings, sorted and each once.
  public let entries: [Entry]

  init(entries: [Entry]) {
    // If two branches wrote the same line, the one with a reason is kept.
    let entries = entries.sorted {
      ($0.fingerprint, $0.reason == nil ? 1 : 0) < ($1.fingerprint, $1.reason == nil ? 1 : 0)
    }
    var seen: Set<Fingerprint> = []
    self.entries = entries.filter { seen.insert($0.fingerprint).inserted }
  }

  /// The baseline in which all of the findings are known.
  public init(of findings: [Finding]) {
    self.init(entries: Fingerprint.all(of: findings).map { Entry(fingerprint: $0) })
  }

  /// The baseline of other findings, with the reasons of this one and its entries for unselected rules.
  public func rewritten(for findings: [Finding], of rules: RuleSelection = RuleSelection()) -> Baseline {
    let fingerprints = Fingerprint.all(of: findings)
    let found = zip(fingerprints, matches(of: findings, fingerprints)).map { fingerprint, entry in
      Entry(fingerprint: fingerprint, reason: entry.flatMap { entries[$0].reason })
    }
    return Baseline(entries: found + entries.filter { !rules.contains($0.fingerprint.rule) })
  }

  /// Compares findings with the baseline: the new ones, the known ones, and the entries that were not found
  /// again. Entries of unselected rules are ignored.
  public func compared(
    with findings: [Finding],
    of rules: RuleSelection = RuleSelection()
  ) -> BaselineComparison {
    let matches = matches(of: findings, Fingerprint.all(of: findings))
    let found = Set(matches.compactMap(\.self))
    return BaselineComparison(
      new: zip(findings, matches).filter { $0.1 == nil }.map(\.0),
      known: zip(findings, matches).filter { $0.1 != nil }.map(\.0),
      gone: entries.indices.filter { !found.contains($0) && rules.contains(entries[$0].fingerprint.rule) }
        .map { entries[$0] }
    )
  }
}

/// Findings compared with a baseline.
public struct BaselineComparison: Hashable, Sendable {
  /// Findings that are not in the baseline, in the order of the findings.
  public let new: [Finding]

  /// Findings that are in the baseline, in the order of the findings.
  public let known: [Finding]

  /// Entries of the baseline that were not found any more.
  public let gone: [Baseline.Entry]

  /// `2 new, 3 known, 1 gone`.
  public var counts: String { "\(new.count) new, \(known.count) known, \(gone.count) gone" }
}
