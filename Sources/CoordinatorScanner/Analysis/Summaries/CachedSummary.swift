/// The summary of one function or property, and what it depends on.
///
/// A new round makes it again only if values of properties or summaries of callees have changed. So each round costs what the
/// round before has changed.
///
/// Functions that call each other are a component of the call graph. The one that is asked for first is its head. A call that
/// comes back to an open function gets what is known of it so far, and cuts the functions between short. The head is
/// interpreted twice, with all that it calls. Then the others are made once more, and stay as long as the head stays. This is
/// the top-down solver of Le Charlier and Van Hentenryck (1992), but with a bound instead of a fixed point: the chains of
/// calls in effects grow with each turn.
final class CachedSummary {
  let key: SummaryKey
  private(set) var summary = FunctionSummary.empty
  /// How often the summary has changed.
  private(set) var version = 0
  /// The summary of that version.
  private var published = FunctionSummary.empty
  var wasMade: Bool { version > 0 }
  /// The last round in which it was up to date.
  private var round = 0
  /// The last round in which it was interpreted.
  private var interpreted = 0
  /// How often it was made.
  private var makes = 0
  /// Whether it is being made or checked.
  private(set) var isOpen = false
  /// Its place in the stack, while it is open.
  var depth = 0
  /// Its last entry into the stack.
  var turn = 0
  var noted = NotedVersion()
  /// What it depends on.
  private(set) var trace = SummaryStack.Trace()
  private var component: Component?

  /// The head with which a summary was completed, and how often that was made by then. The table of summaries owns both.
  private struct Component {
    unowned let head: CachedSummary
    let makes: Int
  }

  init(_ key: SummaryKey) { self.key = key }

  /// Whether a call in it or below it was not followed, so that it depends on who asked first.
  var isCut: Bool { trace.cut != nil }

  /// Functions with more effects are not interpreted again for recursion: one that visits a tree would repeat all of them at
  /// each turn.
  private static let (mostToAnswer, mostToRepeat) = (128, 1_000)

  // MARK: Making

  func make(in flow: DataFlow) {
    interpret(in: flow)
    if trace.callsItself, !isCut, summary.effects.count <= Self.mostToAnswer { interpret(in: flow) }
    publish()
    complete(in: flow)
    flow.summaries.recordSize(of: summary, key)
    makes += 1
    component = nil
  }

  private func interpret(in flow: DataFlow) {
    isOpen = true
    flow.summaries.stack.enter(self)
    summary = Interpreter.summary(of: key, in: flow)
    trace = flow.summaries.stack.leave()
    isOpen = false
    (round, interpreted) = (flow.summaries.round, flow.summaries.round)
  }

  /// Counts a change. A summary that is cut short will be completed, mostly to what it was before.
  private func publish() {
    if isCut, wasMade { return }
    if !wasMade || summary != published { version += 1 }
    published = summary
  }

  /// Makes the other functions of its component again, which it cut short. All calls between them can be answered now. It
  /// then depends on what any of them depends on.
  private func complete(in flow: DataFlow) {
    let members = trace.takeMembers().filter { $0 !== self }
    let traces = members.map(\.trace)
    for member in members { member.join(self) }
    for (member, known) in zip(members, traces) {
      let isLarge = member.summary.effects.count > Self.mostToRepeat
      if !isLarge {
        member.interpret(in: flow)
        flow.summaries.recordSize(of: member.summary, member.key)
      }
      trace.add(isLarge ? known : member.trace)
      if member.isCut { continue }
      member.publish()
      member.join(self)
    }
    trace.called.removeAll { $0.summary === self || $0.summary.component?.head === self }
  }

  private func join(_ head: CachedSummary) {
    component = Component(head: head, makes: head.makes + 1)
    trace = SummaryStack.Trace()
  }

  // MARK: Asking

  /// What a call gets that comes back to it while it is open. Values of earlier rounds do not count: they would keep each
  /// other alive.
  func answer(in table: SummaryTable) -> FunctionSummary {
    interpreted == table.round && summary.effects.count <= Self.mostToAnswer ? summary : .empty
  }

  /// Whether it is up to date in this round.
  func isCurrent(in table: SummaryTable) -> Bool {
    !isOpen && round == table.round && trace.cut?.isOpen != false
  }

  /// Whether it would stay the same if it were made now.
  ///
  /// It would look at the same properties, and then call the same functions, one after the other. So it stays the same if
  /// none of them has changed.
  func holds(in flow: DataFlow) -> Bool {
    guard round > 0, !isCut else { return false }
    if let component {
      guard flow.summaries.update(component.head, in: flow) else { return false }
      if isCurrent(in: flow.summaries) { return true }
      guard component.head.makes == component.makes else { return false }
    } else if !hasSameDependencies(in: flow) {
      return false
    }
    round = flow.summaries.round
    return true
  }

  private func hasSameDependencies(in flow: DataFlow) -> Bool {
    for (known, version) in trace.looked where flow.store.updated(known).version != version { return false }
    isOpen = true
    flow.summaries.stack.enter(self)
    let isSame = trace.called.allSatisfy { summary, version in
      flow.summaries.update(summary, in: flow) && summary.version == version && !summary.isCut
    }
    _ = flow.summaries.stack.leave()
    isOpen = false
    return isSame
  }
}
