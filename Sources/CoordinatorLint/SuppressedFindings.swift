import CoordinatorGraph
import CoordinatorScanner

/// The comments that suppress findings: `// coordviz:disable:next RULE reason`.
struct SuppressedFindings {
  private let comments: [(rule: String, comment: SuppressionComment)]

  init(_ comments: [SuppressionComment]) {
    let known = Set(LintRule.all.map(\.id))
    self.comments = comments.flatMap { comment in
      comment.rules.filter(known.contains).map { (rule: $0, comment: comment) }
    }
  }

  /// The findings without the suppressed ones, and a note for each comment that suppresses nothing.
  func removed(from findings: [Finding]) -> [Finding] {
    var used: Set<Int> = []
    let left = findings.filter { finding in
      guard let place = finding.location else { return true }
      let matching = comments.indices.filter {
        comments[$0].comment.file == place.file && comments[$0].rule == finding.rule
          && comments[$0].comment.lines.contains(place.line)
      }
      used.formUnion(matching)
      return matching.isEmpty
    }
    return left + comments.indices.filter { !used.contains($0) }.map(unused)
  }

  private func unused(_ position: Int) -> Finding {
    let (rule, comment) = comments[position]
    return Finding(
      rule: "unused-suppression",
      severity: .note,
      message: "\"\(rule)\" is switched off here and finds nothing; remove the comment",
      location: SourceLocation(file: comment.file, line: comment.line),
      advice: "Remove the comment, since it would hide the next finding there."
    )
  }
}
