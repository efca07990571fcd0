import CoordinatorGraph

extension GraphDiff {
  /// Compares the findings. Two findings are equal if their messages are, because ids and lines move when
  /// others are added.
  mutating func compareFindings(_ base: [Finding], _ head: [Finding]) {
    let (new, gone) = (head.besides(base), base.besides(head))
    rewordedFindings = Self.rewordings(of: gone, as: new)
    newFindings = new.besides(rewordedFindings.map(\.to))
    goneFindings = gone.besides(rewordedFindings.map(\.from))
  }

  /// A finding of one rule about one node that has a new message. If there are several, none is matched.
  private static func rewordings(of gone: [Finding], as new: [Finding]) -> [Rewording] {
    let before = Dictionary(grouping: gone, by: \.subject)
    let now = Dictionary(grouping: new, by: \.subject)
    return new.compactMap { finding in
      guard finding.node != nil, now[finding.subject]?.count == 1, let said = before[finding.subject] else {
        return nil
      }
      return said.count == 1 ? Rewording(from: said[0], to: finding) : nil
    }
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
  fileprivate var subject: [String] { [rule, severity.rawValue, node?.rawValue ?? ""] }
}
