import CoordinatorGraph

extension GraphDiff {
  /// Compares the findings. Two findings are the same if their rule and types are, because ids, lines and wordings
  /// change when other parts of the app do.
  mutating func compareFindings(_ base: [Finding], _ head: [Finding]) {
    var before = Dictionary(grouping: base.besides(head).reversed(), by: \.identity)
    for finding in head.besides(base) {
      if let old = before[finding.identity]?.popLast() {
        rewordedFindings.append(Rewording(from: old, to: finding))
      } else {
        newFindings.append(finding)
      }
    }
    goneFindings = base.besides(head).besides(rewordedFindings.map(\.from))
  }
}

extension [Finding] {
  /// The elements that are missing in the other list, with their multiplicity.
  fileprivate func besides(_ others: [Finding]) -> [Finding] {
    var counts: [[String]: Int] = [:]
    for finding in others { counts[finding.words, default: 0] += 1 }
    return filter { finding in
      counts[finding.words, default: 0] -= 1
      return counts[finding.words, default: 0] < 0
    }
  }
}

extension Finding {
  fileprivate var words: [String] { [rule, severity.rawValue, message] }
  fileprivate var identity: [String] { [rule, severity.rawValue, key] }
}
