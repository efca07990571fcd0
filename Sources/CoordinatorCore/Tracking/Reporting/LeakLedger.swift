import CoordinatorGraph

/// The reported leaks. A check adds, changes or withdraws them.
struct LeakLedger {
  private struct Entry {
    var leak: Leak
    /// The tokens of the objects that it is about.
    var tokens: Set<Int>
    /// When it was first reported.
    var since: Int
  }

  private var standing: [String: Entry] = [:]
  private(set) var withdrawn: [Leak] = []
  private(set) var withdrawals: [LeakWithdrawal] = []
  private var lastNumber = 0
  /// The coordinators that were freed since leaks were last reported, by their tokens.
  var freed: [Int: Leak.Subject] = [:]

  /// The current leaks, most severe first.
  var leaks: [Leak] {
    standing.values.map(\.leak).sorted { ($0.verdict.rank, $0.number) < ($1.verdict.rank, $1.number) }
  }

  /// Processes the result of a check.
  ///
  /// - Parameters:
  ///   - suspects: The tokens of living objects that something may be wrong with, reported or not.
  /// - Returns: The lines for new, changed and ended leaks.
  mutating func take(
    _ groups: [SuspicionGroup],
    at time: Int,
    suspects: Set<Int>,
    isAlive: (Int) -> Bool
  ) -> [RecordingLine] {
    var lines: [RecordingLine] = []
    let signatures = Set(groups.map(\.signature))
    let told = groups.reduce(into: Set<Int>()) { $0.formUnion($1.tokens) }
    for group in groups {
      let former = standing[group.signature]
      if former == nil { lastNumber += 1 }
      let leak = group.leak(number: former?.leak.number ?? lastNumber)
      standing[group.signature] = Entry(leak: leak, tokens: group.tokens, since: former?.since ?? time)
      if former?.leak != leak { lines.append(.leak(leak)) }
    }
    for (signature, entry) in standing.sorted(by: { $0.value.leak.number < $1.value.leak.number })
    where !signatures.contains(signature) {
      // An object whose parent was freed first stays a leak until it is freed, too, or is reported for another reason.
      if !suspects.isDisjoint(with: entry.tokens), told.isDisjoint(with: entry.tokens) { continue }
      let isFreed = !entry.tokens.contains(where: isAlive)
      lines.append(end(entry, signature, at: time, isFreed: isFreed))
    }
    freed = [:]
    return lines
  }

  private mutating func end(_ entry: Entry, _ signature: String, at time: Int, isFreed: Bool)
    -> RecordingLine
  {
    standing[signature] = nil
    let own = entry.tokens.union(entry.leak.victims.map(\.token))
    let others = freed.filter { !own.contains($0.key) }
    let with = others.min { $0.key < $1.key }?.value
    let withdrawal = LeakWithdrawal(
      number: entry.leak.number,
      at: time,
      after: time - entry.since,
      isFreed: isFreed,
      with: isFreed ? with : nil
    )
    withdrawn.append(entry.leak)
    withdrawals.append(withdrawal)
    return .withdrawal(withdrawal)
  }
}

extension Leak.Verdict {
  /// Its place in a report.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
