import CoordinatorGraph

extension Baseline {
  /// For each finding, the position of the entry that knows it; nil if it is new. No entry knows two findings.
  func matches(of findings: [Finding], _ fingerprints: [Fingerprint]) -> [Int?] {
    let places = Dictionary(entries.indices.map { (entries[$0].fingerprint, $0) }) { first, _ in first }
    let exact = fingerprints.map { places[$0] }
    let used = Set(exact.compactMap(\.self))
    var older = Dictionary(grouping: entries.indices.filter { !used.contains($0) }) { place in
      entries[place].fingerprint.subject
    }
    return exact.indices.map { place in
      if let entry = exact[place] { return entry }
      let (subject, words) = (fingerprints[place].subject, findings[place].types.map(\.words))
      guard !words.isEmpty,
        let known = older[subject]?.firstIndex(where: { entry in
          words.allSatisfy(entries[entry].fingerprint.names.words.isSuperset)
        })
      else { return nil }
      return older[subject]?.remove(at: known)
    }
  }
}

extension Fingerprint {
  fileprivate var subject: [String] { [rule, node] }
}

extension String {
  /// Entries of earlier versions have the quoted names of the message in place of the types, or the whole message.
  fileprivate var words: Set<Substring> {
    Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }
}
