import CoordinatorGraph

extension Scanned {
  /// What is wrong with containers: each rule with its node.
  var findings: [String] {
    snapshot.findings.map { "\($0.rule) \($0.node?.rawValue ?? "-")" }
  }
}
