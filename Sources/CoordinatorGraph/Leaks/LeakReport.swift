extension Leak {
  /// The text that `coordviz leaks` prints for the leak: the problem at the line to change, the fix, and the evidence. It ends
  /// with a newline.
  public var report: String {
    finding.lines().map { $0 + "\n" }.joined().withoutCommands
  }

  /// The leak as a finding: reports and baselines treat it as any other.
  package var finding: Finding { finding(changes: changes) }

  /// The leak as a finding whose fix is the given changes.
  package func finding(changes: [Change]) -> Finding { LeakReport(leak: self, changes: changes).finding }
}

/// What a report says of a leak. One cause, one report: people and assistants read all of it.
private struct LeakReport {
  let leak: Leak
  let changes: [Leak.Change]

  /// The most bytes of a report, and the least for its evidence.
  private static let (longest, leastGrounds) = (4000, 400)

  /// How many objects a report names that live for the same reason.
  private static let mostVictims = 12

  var finding: Finding {
    var finding = Finding(
      rule: leak.verdict.rawValue,
      severity: leak.verdict.severity,
      message: message.shortened(to: 400),
      node: leak.node,
      location: problem ?? changes.first?.location ?? place,
      advice: leak.advice?.shortened(to: 800),
      fix: fix,
      signature: leak.signature
    )
    let rest = Self.longest - finding.lines().reduce(0) { $0 + $1.utf8.count + 1 }
    finding.details = grounds.fitting(in: max(rest, Self.leastGrounds))
    return finding
  }

  private var fix: String? {
    let lines = changes.map { $0.line.shortened(to: max(2400 / changes.count, 80)) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The line with the problem, if it is not the one to change: a parent has to remove what it attaches.
  private var problem: SourceLocation? { leak.cause == .attachedWithoutScreen ? leak.firstPlace : nil }

  /// The line to look at where no line to change is known: that of the property, of the evidence, or of the hint.
  private var place: SourceLocation? {
    leak.property?.location ?? leak.firstPlace ?? leak.explanation?.hint?.location
  }

  private var message: String {
    let (count, confidence) = (leak.count, leak.confidence)
    let remarks =
      // The message of growing objects already has the count.
      (count > 1 && leak.verdict != .growing ? ["\(count) times"] : [])
      + (confidence == .certain ? [] : [confidence.rawValue])
    return remarks.isEmpty ? leak.reason : "\(leak.reason) (\(remarks.joined(separator: ", ")))"
  }

  /// The evidence, one line each: the observations, why the object is alive, and which objects live with it.
  private var grounds: [String] {
    let others = leak.victims.map(\.name).listed(atMost: Self.mostVictims)
    return leak.evidence.map(\.line) + (leak.ending.map { [$0.words] } ?? [])
      + (leak.explanation?.linesWithoutHint ?? [])
      + (leak.victims.isEmpty ? [] : ["alive for this reason only: \(others)"])
  }
}

extension Leak.Evidence {
  fileprivate var line: String { location.map { "\(words) (\($0.file):\($0.line))" } ?? words }
}

extension Leak.Change {
  /// The change in one line: `Shop/Cart.swift:12: write …`
  fileprivate var line: String { (location.map { "\($0.file):\($0.line): \(words)" } ?? words).onOneLine }
}
