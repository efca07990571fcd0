import CoordinatorGraph

extension LeakDetector {
  /// Lists suspects that only another suspect keeps alive or attached under that suspect. Those that were
  /// reported before have a bug of their own.
  func folded(_ suspicions: [Suspicion]) -> [Suspicion] {
    let suspects = Dictionary(suspicions.map { ($0.subject.token, $0) }) { first, _ in first }
    let belowOthers = Set(
      suspects.values.flatMap { suspect in
        situation.below[suspect.subject.token]?.map(\.target.token).filter { $0 != suspect.subject.token }
          ?? []
      }
    )
    // Suspects that no other suspect holds come first; in a cycle, the oldest comes first.
    let order = suspicions.sorted {
      (belowOthers.contains($0.subject.token) ? 1 : 0, $0.subject.token)
        < (belowOthers.contains($1.subject.token) ? 1 : 0, $1.subject.token)
    }
    var folded: [Suspicion] = []
    var claimed: Set<Int> = []
    for suspicion in order where !claimed.contains(suspicion.subject.token) {
      var culprit = suspicion
      claimed.insert(culprit.subject.token)
      if culprit.verdict != .neverAttached {
        let below = situation.subtree(of: culprit.subject).dropFirst()
        culprit.victims = below.filter { object in
          let isTold = suspects[object.token].map { told.contains($0.key) } ?? false
          return !isTold && claimed.insert(object.token).inserted
        }
      }
      folded.append(culprit)
    }
    return folded
  }
}
