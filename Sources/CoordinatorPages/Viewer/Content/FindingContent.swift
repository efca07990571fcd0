import CoordinatorDiagrams
import CoordinatorGraph

/// The viewer's data about a finding.
struct FindingContent: Encodable {
  let rule: String
  let severity: String
  let message: String
  let advice: String?
  let details: [String]?
  let source: SourceContent?
  /// The number of the node that it is about, where the picture shows it.
  let node: Int?

  init(_ finding: Finding, _ numbers: [NodeID: Int], _ link: SourceLink?, _ captions: Captions) {
    let explanation = captions.explanation(of: finding.rule)
    rule = finding.rule
    severity = finding.severity.rawValue
    message = (explanation.map { "\($0) " } ?? "") + finding.message
    advice = finding.fixInOneLine ?? (explanation == nil ? finding.advice : nil)
    details = finding.details.isEmpty ? nil : finding.details
    source = finding.location.map { SourceContent($0, link) }
    node = finding.node.flatMap { numbers[$0] }
  }
}
