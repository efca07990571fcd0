/// Does several things, one after the other or at the same time, and returns when all are done.
public typealias Together = @Sendable (_ works: [@Sendable () -> Void]) -> Void

/// Does one thing after the other.
public let oneByOne: Together = { works in for work in works { work() } }

/// A program is followed in two parts, which know of one another what the rounds before have told: so what comes out is
/// the same whether they are followed at the same time or not. What both call is read twice, which costs less than to
/// share what is known.
extension Flow {
  /// Follows a program.
  ///
  /// - Parameters:
  ///   - isForLives: Whether all that happens is kept, as rules on lives ask for; a drawing needs less.
  ///   - parts: In how many parts; as its size has it, unless given.
  ///   - together: Does what there is to do in each part.
  convenience init(
    _ program: Program,
    cast: Cast,
    isForLives: Bool = false,
    parts count: Int? = nil,
    together: Together = oneByOne
  ) {
    let count = count ?? (program.functions.count < Self.small ? 1 : 2)
    let mostTold = Self.mostTold / count
    self.init(program, cast, Interest(of: program, cast, isInAll: isForLives), mostTold: mostTold)
    let others = (1..<count).map { Part(Flow(program, cast, interest, mostTold: mostTold), $0, of: count) }
    let parts = [Part(self, 0, of: count)] + others
    Self.settle(parts, together)
    take(parts.flatMap(\.happenings) + parts.flatMap(\.topHappenings))
    for part in others { adopt(part.flow) }
  }

  /// Reads the parts until none finds anything new.
  private static func settle(_ parts: [Part], _ together: Together) {
    together(parts.map { part in { part.begin() } })
    for round in 1...mostRounds {
      let finds = parts.map { $0.flow.takeFinds() }
      together(parts.map { part in { part.read(in: round, knowing: finds) } })
      // What the first round began with was read by then, without what other parts found in theirs.
      let isSettled = parts.allSatisfy(\.flow.newFinds.isEmpty) && (round > 1 || finds.allSatisfy(\.isEmpty))
      if !forgetOld(in: parts), isSettled { return }
    }
  }

  /// Forgets what properties were taken to take by a declared type, as long as nothing more was known of what fills them;
  /// returns whether there was any.
  private static func forgetOld(in parts: [Part]) -> Bool {
    var given: [Field: Values] = [:]
    for find in parts.flatMap(\.finds) {
      let byType = find.values.filter(\.isByType)
      if !byType.isEmpty { given[find.field, default: []].formUnion(byType) }
    }
    let old = parts.flatMap { $0.flow.finds(notIn: given) }
    for part in parts { part.flow.forget(old) }
    return !old.isEmpty
  }

  /// Values of properties settle in two rounds nearly always, and in another two from part to part.
  private static let mostRounds = 8

  /// With fewer functions, a program is followed in the time that it takes to start a thread or two.
  private static let small = 500
}
