import CoordinatorGraph

/// The reported leaks. A check adds, changes or withdraws them.
struct LeakLedger {
  private struct Entry {
    var leak: Leak
    /// The tokens of the objects that it is about.
    var tokens: Set<Int>
  }

  private var standing: [String: Entry] = [:]
  private(set) var withdrawn: [Leak] = []
  private(set) var withdrawals: [Leak.Withdrawal] = []
  private var lastNumber = 0

  /// The current leaks, most severe first.
  var leaks: [Leak] {
    standing.values.map(\.leak).sorted { ($0.verdict.rank, $0.number) < ($1.verdict.rank, $1.number) }
  }

  /// Processes the result of a check.
  ///
  /// - Returns: The lines for new, changed and withdrawn leaks.
  mutating func take(
    _ groups: [SuspicionGroup],
    at time: Int,
    isAlive: (Int) -> Bool
  ) -> [RecordingLine] {
    var lines: [RecordingLine] = []
    let signatures = Set(groups.map(\.signature))
    for group in groups {
      let former = standing[group.signature]
      if former == nil { lastNumber += 1 }
      let leak = group.leak(number: former?.leak.number ?? lastNumber)
      standing[group.signature] = Entry(leak: leak, tokens: group.tokens)
      if former?.leak != leak { lines.append(.leak(leak)) }
    }
    for (signature, entry) in standing.sorted(by: { $0.value.leak.number < $1.value.leak.number })
    where !signatures.contains(signature) {
      lines.append(withdraw(entry, signature, at: time, isLate: !entry.tokens.contains(where: isAlive)))
    }
    return lines
  }

  private mutating func withdraw(_ entry: Entry, _ signature: String, at time: Int, isLate: Bool)
    -> RecordingLine
  {
    standing[signature] = nil
    let name = entry.leak.subject.type
    let withdrawal = Leak.Withdrawal(
      number: entry.leak.number,
      at: time,
      isLate: isLate,
      reason: isLate ? "\(name) was released after all" : "\(name) is no longer a problem"
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
