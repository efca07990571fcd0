import CoordinatorGraph

/// A comment in source that switches a rule off for a line: `// coordviz:disable:next RULE reason`.
public struct Suppression: Hashable, Sendable {
  /// The rule's id.
  public let rule: String

  /// The reason for the suppression; empty without one.
  public let reason: String

  /// The place of the comment.
  public let comment: SourceLocation

  /// The line that it is about, in the same file, from 1.
  public let line: Int

  /// A comment at the given place; it is about the line below unless another is given.
  public init(rule: String, reason: String, comment: SourceLocation, line: Int? = nil) {
    self.rule = rule
    self.reason = reason
    self.comment = comment
    self.line = line ?? comment.line + 1
  }

  fileprivate var target: Target { Target(rule: rule, place: SourceLocation(file: comment.file, line: line)) }

  /// The rule for a comment that suppresses nothing.
  public static let unused = RuleDescription(
    id: "unused-suppression",
    severity: .note,
    summary: "a comment that disables a rule without effect",
    advice: "Remove the comment: it would hide a later finding.",
    page: "docs/reference/rules.md#unused-suppression"
  )

  fileprivate var unusedFinding: Finding {
    Finding(
      rule: Self.unused.id,
      severity: Self.unused.severity,
      message: "\(rule.quoted) is disabled for line \(line), but finds nothing there; remove the comment",
      location: comment
    )
  }
}

private struct Target: Hashable {
  let rule: String
  let place: SourceLocation
}

/// The findings that are not suppressed, and a note for each comment that suppresses nothing. O(n + m).
public func suppressing(_ findings: [Finding], by suppressions: [Suppression]) -> [Finding] {
  let targets = Set(suppressions.map(\.target))
  var used: Set<Target> = []
  let left = findings.filter { finding in
    guard let place = finding.location else { return true }
    let target = Target(rule: finding.rule, place: place)
    guard targets.contains(target) else { return true }
    used.insert(target)
    return false
  }
  return left + suppressions.filter { !used.contains($0.target) }.map(\.unusedFinding)
}
