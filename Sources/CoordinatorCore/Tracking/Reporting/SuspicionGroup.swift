import CoordinatorGraph

/// The effects of one bug on one or more objects.
struct SuspicionGroup {
  /// Suspicions of one signature, in the order of their subjects' tokens.
  fileprivate let suspicions: [Suspicion]
  fileprivate let growth: Int
  fileprivate let nodes: [Int: NodeID]

  static func all(of suspicions: [Suspicion], growth: Int, nodes: [Int: NodeID]) -> [SuspicionGroup] {
    Dictionary(grouping: suspicions, by: \.signature)
      .sorted { ($0.value[0].subject.token, $0.key) < ($1.value[0].subject.token, $1.key) }
      .map { group in
        let sorted = group.value.sorted { $0.subject.token < $1.subject.token }
        return SuspicionGroup(suspicions: sorted, growth: growth, nodes: nodes)
      }
  }

  private var first: Suspicion { suspicions[0] }

  var signature: String { first.signature }

  var tokens: Set<Int> { Set(suspicions.map(\.subject.token)) }

  private var isGrowing: Bool {
    suspicions.count >= growth && Self.growingVerdicts.contains(first.verdict)
  }

  private static let growingVerdicts: Set<Leak.Verdict> = [
    .growing, .detachedButAlive, .attachedWithoutScreen, .attachedButSlotCleared, .heldButNotAttached,
    .neverAttached, .screenWithoutCoordinator,
  ]

  func leak(number: Int) -> Leak {
    var leak = Leak(
      number: number,
      verdict: isGrowing ? .growing : first.verdict,
      cause: first.verdict,
      subject: first.subject.subject,
      parent: first.parent?.subject,
      screen: first.screen,
      property: first.property,
      evidence: evidence,
      confidence: isGrowing && first.verdict != .growing ? .certain : first.confidence,
      explanation: first.explanation,
      signature: signature,
      count: suspicions.count,
      victims: suspicions.flatMap(\.victims).map(\.subject),
      node: nodes[first.subject.token]
    )
    leak.isOfKit = first.subject.object is Coordinator
    leak.note = first.note
    return leak
  }

  /// The evidence of all suspicions, each once, the most important first.
  private var evidence: [Leak.Evidence] {
    let longest = suspicions.map(\.evidence.count).max() ?? 0
    var seen: Set<Leak.Evidence> = []
    let byPlace = (0..<longest).flatMap { place in
      suspicions.compactMap { place < $0.evidence.count ? $0.evidence[place] : nil }
    }
    return Array(byPlace.filter { seen.insert($0).inserted }.prefix(8))
  }
}
