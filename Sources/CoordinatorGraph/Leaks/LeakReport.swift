extension Leak {
  /// The text that `coordviz leaks` prints for the leak: the problem at the line to change, the fix, and the evidence. It ends
  /// with a newline.
  public var report: String {
    finding.lines().map { $0 + "\n" }.joined().withoutCommands
  }

  /// The leak as a finding: reports and baselines treat it as any other.
  package var finding: Finding { finding(changes: changes) }

  /// The leak as a finding whose fix is the given changes.
  package func finding(changes: [Change]) -> Finding {
    var finding = Finding(
      rule: verdict.rawValue,
      severity: verdict.severity,
      message: message.shortened(to: 400),
      node: node,
      location: problem ?? changes.first?.location ?? place,
      advice: advice?.shortened(to: 800),
      fix: Self.fix(changes),
      signature: signature
    )
    let rest = Self.longestReport - finding.lines().reduce(0) { $0 + $1.utf8.count + 1 }
    finding.details = grounds.fitting(in: max(rest, Self.leastGrounds))
    return finding
  }

  /// One cause, one report, which has at most so many bytes: people and assistants read all of it.
  package static let longestReport = 4000
  private static let leastGrounds = 400

  private static func fix(_ changes: [Change]) -> String? {
    let lines = changes.map { $0.line.shortened(to: max(2400 / changes.count, 80)) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The line with the problem, if it is not the one to change: a parent has to remove what it attaches.
  private var problem: SourceLocation? { cause == .attachedWithoutScreen ? firstPlace : nil }

  /// The line to look at where no line to change is known: that of the property, of the evidence, or of the hint.
  private var place: SourceLocation? {
    property?.location ?? firstPlace ?? explanation?.hint?.location
  }

  private var message: String {
    let remarks =
      // The message of growing objects already has the count.
      (count > 1 && verdict != .growing ? ["\(count) times"] : [])
      + (confidence == .certain ? [] : [confidence.rawValue])
    return remarks.isEmpty ? reason : "\(reason) (\(remarks.joined(separator: ", ")))"
  }

  /// How many objects a report names that live for the same reason.
  private static let mostVictims = 12

  /// The evidence, one line each: the observations, why the object is alive, and which objects live with it.
  /// The fix is not included.
  package var grounds: [String] {
    let others = victims.map(\.name).listed(atMost: Self.mostVictims)
    return evidence.map(\.line) + (ending.map { [$0.words] } ?? []) + (explanation?.linesWithoutHint ?? [])
      + (victims.isEmpty ? [] : ["alive for this reason only: \(others)"])
  }
}

extension Leak.Evidence {
  fileprivate var line: String { location.map { "\(words) (\($0.file):\($0.line))" } ?? words }
}

extension Leak.Change {
  /// The change in one line: `Shop/Cart.swift:12: write …`
  fileprivate var line: String { (location.map { "\($0.file):\($0.line): \(words)" } ?? words).onOneLine }
}
