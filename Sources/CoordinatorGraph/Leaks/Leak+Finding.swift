extension Leak {
  /// The text that `coordviz leaks` prints for the leak: the problem at the line to change, the fix, and the evidence. It ends
  /// with a newline.
  public var report: String {
    finding.lines().map { $0 + "\n" }.joined().withoutCommands
  }

  /// The leak as a finding: reports and baselines treat it as any other.
  public var finding: Finding { finding(changes: changes) }

  /// The leak as a finding whose fix is the given changes.
  package func finding(changes: [Change]) -> Finding {
    Finding(
      rule: verdict.rawValue,
      severity: verdict.severity,
      message: message,
      node: node,
      location: problem ?? changes.first?.location ?? place,
      advice: advice,
      fix: changes.fix,
      details: grounds,
      signature: signature
    )
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
    let sentence = reason.isEmpty ? subject.name.quoted : reason
    return remarks.isEmpty ? sentence : "\(sentence) (\(remarks.joined(separator: ", ")))"
  }
}
