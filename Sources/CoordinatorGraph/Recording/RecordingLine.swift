/// One line of a recording.
public enum RecordingLine: Hashable, Sendable {
  /// The first line: the name of the app, an identifier of the run if the writer set one, and what could not be
  /// read in that app.
  case header(name: String?, run: String? = nil, missingAbilities: [String] = [])
  /// Something that happened.
  case event(RecordedEvent)
  /// The live tree at a moment.
  case snapshot(RecordedSnapshot)
  /// One check.
  case check(RecordedCheck)
  /// Something that is wrong.
  case leak(Leak)
  /// A leak is withdrawn.
  case withdrawal(Leak.Withdrawal)
  /// The last line, of a recording that was brought to its end.
  case end
}

extension Recording {
  /// The recording that lines add up to, in the order in which they were written. O(n log n).
  public init(_ lines: some Sequence<RecordingLine>) {
    self.init()
    var told: [Int: Leak] = [:]
    var taken: [Int: Leak.Withdrawal] = [:]
    for line in lines {
      switch line {
      case .header(let name, let run, let missing):
        (self.name, self.run, missingAbilities) = (name, run, missing)
      case .event(let event): events.append(event)
      case .snapshot(let snapshot): snapshots.append(snapshot)
      case .check(let check): checks.append(check)
      case .leak(let leak): (told[leak.number], taken[leak.number]) = (leak, nil)
      case .withdrawal(let withdrawal): taken[withdrawal.number] = withdrawal
      case .end: isFinished = true
      }
    }
    let all = told.values.sorted { $0.number < $1.number }
    leaks = all.filter { taken[$0.number] == nil }
    withdrawnLeaks = all.filter { taken[$0.number] != nil }
    withdrawals = withdrawnLeaks.compactMap { taken[$0.number] }
  }

  /// The recording line by line, as it would be written at once.
  public var lines: [RecordingLine] {
    var lines: [RecordingLine] = [
      .header(name: name, run: run, missingAbilities: missingAbilities)
    ]
    lines += events.map(RecordingLine.event)
    lines += snapshots.map(RecordingLine.snapshot)
    lines += (leaks + withdrawnLeaks).sorted { $0.number < $1.number }.map(RecordingLine.leak)
    lines += withdrawals.map(RecordingLine.withdrawal)
    lines += checks.map(RecordingLine.check)
    return isFinished ? lines + [.end] : lines
  }
}
