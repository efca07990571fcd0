import CoordinatorGraph

extension Program {
  /// The findings that comments leave, and a note for each comment that leaves out none.
  func suppressing(_ findings: [Finding]) -> [Finding] {
    let known = Set(SourceRule.all.map(\.id))
    let comments = files.flatMap { file in
      file.suppressions.flatMap { comment in
        comment.rules.filter(known.contains).map { (file: file.path, rule: $0, comment: comment) }
      }
    }
    var used: Set<Int> = []
    let left = findings.filter { finding in
      guard let place = finding.location else { return true }
      let matching = comments.indices.filter {
        comments[$0].file == place.file && comments[$0].rule == finding.rule
          && comments[$0].comment.lines.contains(place.line)
      }
      used.formUnion(matching)
      return matching.isEmpty
    }
    let unused = comments.indices.filter { !used.contains($0) }
    return left + unused.map { Self.unused(comments[$0].rule, comments[$0].file, comments[$0].comment.line) }
  }

  private static func unused(_ rule: String, _ file: String, _ line: Int) -> Finding {
    Finding(
      rule: "unused-suppression",
      severity: .note,
      message: "\"\(rule)\" is switched off here and finds nothing; remove the comment",
      location: SourceLocation(file: file, line: line),
      advice: "Remove the comment, since it would hide the next finding there."
    )
  }
}
