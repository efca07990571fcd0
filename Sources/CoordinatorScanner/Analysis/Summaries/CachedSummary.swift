/// The summary of one function or property, and what it depends on.
///
/// A new round makes it again only if values of properties or summaries of callees have changed. So each round costs what the
/// round before has changed.
final class CachedSummary {
  let key: SummaryKey
  private(set) var summary = FunctionSummary.empty
  /// How often the summary has changed.
  private(set) var version = 0
  var wasMade: Bool { version > 0 }
  /// The last round in which it was up to date.
  private var round = 0
  /// Whether it is being made or checked.
  private(set) var isOpen = false
  /// Its place in the stack, while it is open.
  var depth = 0
  var noted = NotedVersion()
  /// Whether a call in it or below it was not followed. It then depends on who asked first, so it lasts for one round only.
  private(set) var isCut = false
  /// The outermost summary that such a call came back to; nil where a call was too deep.
  private(set) var head: CachedSummary?
  /// Whether it was made while others were open.
  private var isWithin = false
  /// Whether recursive calls get the summary as it was made without them.
  private(set) var answersItself = false
  private var looked: [(known: FieldValues, version: Int)] = []
  private var called: [(summary: CachedSummary, version: Int)] = []

  init(_ key: SummaryKey) { self.key = key }

  func make(in flow: DataFlow) {
    let before = summary
    isOpen = true
    isWithin = flow.summaries.stack.count > 0
    var trace = interpret(in: flow)
    if trace.callsItself, summary.effects.count <= Self.mostToItself {
      answersItself = true
      trace = interpret(in: flow)
      answersItself = false
    }
    if version == 0 || summary != before { version += 1 }
    flow.summaries.recordSize(of: summary, key)
    (isCut, head, looked, called) = (trace.isCut, trace.head, trace.looked, trace.called)
    round = flow.summaries.round
    isOpen = false
    if isCut, isWithin { flow.summaries.recordCut(self) }
  }

  private func interpret(in flow: DataFlow) -> SummaryStack.Trace {
    flow.summaries.stack.enter(self)
    summary = Interpreter.summary(of: key, in: flow)
    return flow.summaries.stack.leave()
  }

  /// Summaries with more effects are not made again for recursion: a function that visits a tree would repeat all of them at
  /// each turn.
  private static let (mostToItself, mostToRepeat) = (128, 1_000)

  /// Whether it is up to date in this round.
  func isCurrent(in table: SummaryTable) -> Bool { round == table.round }

  /// Makes it again where a recursive call cut it short.
  func complete(in flow: DataFlow) {
    if isCut, isWithin, summary.effects.count <= Self.mostToRepeat { make(in: flow) }
  }

  /// Whether it would stay the same if it were made now.
  ///
  /// It would look at the same properties, and then call the same functions, one after the other. So it stays the same if
  /// none of them has changed.
  func holds(in flow: DataFlow) -> Bool {
    guard round > 0, !isCut else { return false }
    for (known, version) in looked where flow.store.updated(known).version != version { return false }
    isOpen = true
    flow.summaries.stack.enter(self)
    let isSame = called.allSatisfy { summary, version in
      flow.summaries.update(summary, in: flow) && summary.version == version && !summary.isCut
    }
    _ = flow.summaries.stack.leave()
    isOpen = false
    if isSame { round = flow.summaries.round }
    return isSame
  }
}
