/// A program is followed in two parts, which know of one another what the rounds before have told: so what comes out is
/// the same whether they are followed at the same time or not. What both call is read twice, which costs less than to
/// share what is known.
extension DataFlow {
  /// Follows a program.
  ///
  /// - Parameters:
  ///   - isForLives: Whether all that happens is kept, as rules on lives ask for; a drawing needs less.
  ///   - parts: In how many parts; as its size has it, unless given.
  ///   - together: Does what there is to do in each part.
  convenience init(
    _ program: Program,
    classification: CoordinatorClassification,
    isForLint: Bool = false,
    parts count: Int? = nil,
    together: ParallelRunner = sequentially
  ) {
    let count = count ?? (program.functions.count < Self.small ? 1 : 2)
    self.init(
      program,
      classification,
      RelevanceFilter(of: program, classification, keepsEverything: isForLint)
    )
    let others = (1..<count).map {
      AnalysisPartition(DataFlow(program, classification, relevance), $0, of: count)
    }
    let parts = [AnalysisPartition(self, 0, of: count)] + others
    isSettled = Self.settle(parts, together)
    let takeAll: @Sendable () -> Void = {
      self.take(parts.flatMap(\.attributedEffects) + parts.flatMap(\.topHappenings))
    }
    // One part alone has nothing to take over from others.
    others.isEmpty ? takeAll() : together([takeAll, { for part in others { self.adopt(part.flow) } }])
  }

  /// Reads the parts until properties take what they took the round before; returns whether they do.
  private static func settle(_ parts: [AnalysisPartition], _ together: ParallelRunner) -> Bool {
    together(parts.map { part in { part.begin() } })
    share(among: parts, isForgetting: true, together)
    // What fills properties takes it from others: less has to be read anew where that is known before it is handed on.
    together(parts.map { part in { part.readFirst(in: 2) } })
    for round in 3...mostRounds {
      // What was found is known already, where nothing else was.
      if round > 4, !parts.contains(where: \.hasNews) { return true }
      share(among: parts, isForgetting: round <= lastToForget, together)
      if round > 4, !parts.contains(where: \.flow.hasChanges) { return true }
      together(parts.map { part in { part.read(in: round) } })
    }
    share(among: parts, isForgetting: false, together)
    return !parts.contains(where: \.flow.hasChanges)
  }

  /// Lets all parts know what properties take by what was read last. What one was taken to take while less was known is
  /// forgotten, unless that goes on and on, or callers are told nothing any more.
  private static func share(among parts: [AnalysisPartition], isForgetting: Bool, _ together: ParallelRunner)
  {
    let isForgetting = isForgetting && parts.allSatisfy(\.flow.isFollowing)
    var given = isForgetting ? [:] : parts[0].flow.fields
    // In the order of one part, so that the first of many are the same in any number of parts.
    for part in parts { part.tellInitial(&given) }
    for part in parts { part.tellMembers(&given) }
    for part in parts { part.tellTop(&given) }
    let all = given
    together(parts.map { part in { part.flow.know(all) } })
  }

  /// After the two that read only what fills properties, values settle in two rounds nearly always, and in another two
  /// from part to part.
  private static let (mostRounds, lastToForget) = (12, 8)

  /// With fewer functions, a program is followed in the time that it takes to start a thread or two.
  private static let small = 500
}
