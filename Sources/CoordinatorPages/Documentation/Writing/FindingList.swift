import CoordinatorDiagrams
import CoordinatorGraph

struct FindingList {
  let graph: DocumentedGraph
  let words: Captions
  var rules: [Documentation.Rule] = []

  func blocks(of id: NodeID) -> [Block] {
    let findings = graph.findings[id, default: []]
    return findings.isEmpty ? [] : [.findings(findings.map { item($0, naming: false) })]
  }

  /// The page of all findings: a part a severity, worst first.
  var page: Page {
    let sections = Finding.Severity.allCases.compactMap { severity -> Section? in
      let findings = graph.snapshot.findings.filter { $0.severity == severity }
      guard !findings.isEmpty else { return nil }
      let heading = "\(words["kinds.\(severity.rawValue)s"]): \(findings.count)"
      return Section(severity.rawValue, heading, [.findings(findings.map { item($0, naming: true) })])
    }
    return Page(
      place: .findings,
      title: words["findings"],
      kind: nil,
      way: [.page(words["headings.overview"], .overview)],
      lead: sections.isEmpty ? [.paragraph(.words(words["noFindings"]))] : [],
      sections: sections + ruleSections
    )
  }

  /// The project's own rules, each with the number of its findings.
  private var ruleSections: [Section] {
    guard !rules.isEmpty else { return [] }
    let counts = Dictionary(graph.snapshot.findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    let head = [words["facts.rule"], words["columns.purpose"], words["findings"]]
    let rows = rules.map { rule -> [Line] in
      let reason: Line = rule.reason.map { [.text(" · ")] + DocComment.line(of: $0) } ?? []
      return [
        [.code(rule.name.caption)], .words(rule.summary.caption) + reason,
        .words("\(counts[rule.name, default: 0])"),
      ]
    }
    return [Section("rules", words["headings.rules"], [.table(Table(head: head, rows: rows))])]
  }

  private func item(_ finding: Finding, naming: Bool) -> FindingItem {
    let isExplained = words.words["rule.\(finding.rule)"] != nil
    let advice = finding.fixInOneLine ?? (isExplained ? nil : finding.advice)
    let node = finding.node.flatMap { graph.graph.node($0) != nil ? $0 : nil }
    return FindingItem(
      severity: finding.severity,
      word: words["severity.\(finding.severity.rawValue)"],
      subject: naming ? node.map(graph.line) ?? [] : [],
      message: DocComment.line(of: words.message(of: finding)),
      advice: advice.map(DocComment.line) ?? [],
      rule: finding.rule.caption,
      place: finding.location.map { [.source($0, called: $0.file)] } ?? []
    )
  }
}
