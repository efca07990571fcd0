import CoordinatorDiagrams
import CoordinatorGraph

/// Findings as a list.
struct FindingList {
  let graph: DocumentedGraph
  let words: PageWords

  /// The findings about a node.
  func blocks(of id: NodeID) -> [Block] {
    let findings = graph.findings[id, default: []]
    return findings.isEmpty ? [] : [.findings(findings.map { item($0, naming: false) })]
  }

  /// The page of all findings: a part a severity, worst first.
  var page: Page {
    let sections = Finding.Severity.allCases.compactMap { severity -> Section? in
      let findings = graph.snapshot.findings.filter { $0.severity == severity }
      guard !findings.isEmpty else { return nil }
      let heading = "\(words.heading(of: severity)): \(findings.count)"
      return Section(severity.rawValue, heading, [.findings(findings.map { item($0, naming: true) })])
    }
    return Page(
      place: .findings,
      title: words.headings.findings,
      kind: nil,
      way: [.page(words.headings.overview, .overview)],
      lead: sections.isEmpty ? [.paragraph(.words(words.sentences.nothingFound))] : [],
      sections: sections
    )
  }

  private func item(_ finding: Finding, naming: Bool) -> FindingItem {
    let explanation = Captions(language: words.language).explanation(of: finding.rule)
    let advice = finding.fix ?? (explanation == nil ? finding.advice : nil)
    let node = finding.node.flatMap { graph.graph.node($0) != nil ? $0 : nil }
    return FindingItem(
      severity: finding.severity,
      word: words.name(of: finding.severity),
      subject: naming ? node.map(graph.line) ?? [] : [],
      message: DocComment.line(of: (explanation.map { "\($0) " } ?? "") + finding.message),
      advice: advice.map(DocComment.line) ?? [],
      rule: finding.rule.caption,
      place: finding.location.map { [.path($0)] } ?? []
    )
  }
}
