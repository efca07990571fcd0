extension Leak {
  /// The text that `coordviz leaks` prints for the leak: the problem and its place, the references that keep
  /// the object alive, and the fix. It ends with a newline.
  public var report: String {
    finding.lines().map { $0 + "\n" }.joined().withoutCommands
  }

  /// The leak as a finding: reports and baselines treat it as any other.
  public var finding: Finding {
    Finding(
      rule: verdict.rawValue,
      severity: verdict.severity,
      message: message,
      node: node,
      location: place,
      advice: advice,
      fix: fix,
      details: grounds,
      signature: signature
    )
  }

  /// The line to look at first: that of the property to change, of the evidence, or of the fix.
  private var place: SourceLocation? {
    property?.location ?? evidence.lazy.compactMap(\.location).first ?? explanation?.hint?.location
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
