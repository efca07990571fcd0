/// The rounds of the analysis.
///
/// Two threads analyse the two parts of a large program. After each round they exchange the values of properties, so
/// the result does not depend on the threads.
extension DataFlow {
  /// Analyses a program.
  ///
  /// - Parameters:
  ///   - isForLint: Whether to keep all effects, as lint needs them. The graph needs fewer.
  ///   - parts: The number of parts; by the size of the program where it is nil.
  ///   - together: Runs the parts.
  convenience init(
    _ program: Program,
    classification: CoordinatorClassification,
    isForLint: Bool = false,
    parts count: Int? = nil,
    together: ParallelRunner = sequentially
  ) {
    let count = count ?? (program.functions.count < Self.small ? 1 : 2)
    let relevance = RelevanceFilter(of: program, classification, keepsEverything: isForLint)
    self.init(program, classification, relevance)
    let others = (1..<count).map {
      AnalysisPartition(DataFlow(program, classification, relevance), $0, of: count)
    }
    let parts = [AnalysisPartition(self, 0, of: count)] + others
    isSettled = Self.settle(parts, together)
    if others.isEmpty {
      finish(parts)
      return
    }
    together([
      { self.finish(parts) },
      { for part in others { self.summaries.adopt(part.flow.summaries) } },
    ])
  }

  /// Repeats rounds until properties do not change any more; returns whether that happened.
  private static func settle(_ parts: [AnalysisPartition], _ together: ParallelRunner) -> Bool {
    together(parts.map { part in { part.begin() } })
    share(among: parts, isForgetting: true, together)
    // Initializers and initial values come first, so that less has to be analysed again.
    together(parts.map { part in { part.readFirst(in: 2) } })
    for round in 3...mostRounds {
      if round > 4, !parts.contains(where: \.hasNews) { return true }
      share(among: parts, isForgetting: round <= lastToForget, together)
      if round > 4, !parts.contains(where: \.flow.store.hasChanges) { return true }
      together(parts.map { part in { part.read(in: round) } })
    }
    share(among: parts, isForgetting: false, together)
    return !parts.contains(where: \.flow.store.hasChanges)
  }

  /// Gives all parts the values of properties of the last round. Early rounds forget values that they found with less
  /// knowledge.
  private static func share(among parts: [AnalysisPartition], isForgetting: Bool, _ together: ParallelRunner)
  {
    let isForgetting = isForgetting && !parts.contains(where: \.flow.summaries.budget.isExhausted)
    var given = isForgetting ? [:] : parts[0].flow.fields
    // This order does not depend on the number of parts, so limits always keep the same values.
    for part in parts { part.tellInitial(&given) }
    for part in parts { part.tellMembers(&given) }
    for part in parts { part.tellTop(&given) }
    let all = given
    together(parts.map { part in { part.flow.store.replace(with: all) } })
  }

  /// Nearly all programs settle in two full rounds, and in two more between the parts.
  private static let (mostRounds, lastToForget) = (12, 8)

  /// Programs with fewer functions take less time than a thread takes to start.
  private static let small = 500
}
