/// The summaries of all functions and properties, made when they are first needed.
///
/// It bounds the work: the depth of calls, the argument lists for each function, and all steps together.
final class SummaryTable {
  private let program: Program
  private var summaries: [SummaryKey: CachedSummary] = [:]
  /// Summaries for any arguments. Most lookups are for these, so they have their own table.
  private var plainSummaries: [ContextFreeKey: CachedSummary] = [:]
  /// The summaries that are being made.
  var stack = SummaryStack()
  private(set) var round = 0
  /// The steps so far: statements, expressions, overloads, and effects of callees. They are counted instead of time, so that
  /// the result is the same on every machine.
  private(set) var steps = 0
  /// The most steps, in proportion to the size of the program. After them the analysis follows no more calls: each function
  /// still shows its own effects. Nearly all programs reach a fixed point much earlier.
  let mostSteps: Int
  /// The number of argument lists for which each function was summarized.
  private var contexts: [ContextFreeKey: Int] = [:]
  /// How often each name is used, once that is needed.
  private lazy var nameUses = usesOfNames()
  /// Functions that were not analysed completely.
  private(set) var widened: Set<FunctionID> = []
  /// Whether a call was not followed because of ``mostSteps``.
  private(set) var isExhausted = false

  /// Deeper calls are not followed. Their declared types count.
  private static let deepest = 48

  /// A function is summarized for so many argument lists, and for more if its name is used often.
  private static let (fewestContexts, contextsForEachUse) = (16, 4)

  /// Most apps take one or two steps for each statement and expression.
  private static let (fewestSteps, stepsForEach) = (200_000, 8)

  /// A name with more overloads costs a step for each of them. Few names have so many.
  private static let freeOverloads = 8

  init(_ program: Program) {
    self.program = program
    mostSteps = Self.fewestSteps + Self.stepsForEach * program.size
  }

  func begin(round: Int) { self.round = round }

  // MARK: Lookup

  /// The summary of a function or property, up to date in this round. A recursive call gets what is known so far.
  func summary(of key: SummaryKey, in flow: DataFlow) -> FunctionSummary {
    let cached = cached(key)
    guard update(cached, in: flow) else {
      stack.cut(to: cached.isOpen ? cached : nil)
      return cached.answer(in: self)
    }
    stack.call(cached)
    return cached.summary
  }

  /// The entry for a key, whatever it knows so far.
  func cached(_ key: SummaryKey) -> CachedSummary {
    if case .function(let id, let type) = key {
      return plainSummaries.value(of: ContextFreeKey(function: id, type: type)) { CachedSummary(key) }
    }
    return summaries.value(of: key) { CachedSummary(key) }
  }

  /// Brings a summary up to date. Returns false where the call is too deep or recursive.
  func update(_ cached: CachedSummary, in flow: DataFlow) -> Bool {
    if cached.isCurrent(in: self) { return true }
    guard stack.count < Self.deepest, !cached.isOpen else { return false }
    if isAtLimit, stack.count > 0 || cached.wasMade {
      isExhausted = true
      return cached.wasMade
    }
    if !cached.holds(in: flow) { cached.make(in: flow) }
    return true
  }

  // MARK: Bounds

  var isAtLimit: Bool { steps >= mostSteps }

  func spend(_ count: Int) { steps &+= count }

  /// The functions that a name may mean, or none after the last step: a call looks at all of them.
  func counted(_ functions: [FunctionID]) -> [FunctionID] {
    guard functions.count > Self.freeOverloads else { return functions }
    guard !isAtLimit else {
      isExhausted = true
      return []
    }
    spend(functions.count)
    return functions
  }

  /// The effects of a callee, or none after the last step.
  func exported(_ effects: [Effect]) -> [Effect] {
    guard !isAtLimit else {
      if !effects.isEmpty { isExhausted = true }
      return []
    }
    spend(effects.count)
    return effects
  }

  /// The key for a call. It drops the arguments where the function was summarized for too many argument lists.
  func limited(_ key: SummaryKey) -> SummaryKey {
    guard case .applied(let id, let type, _) = key, summaries[key] == nil else { return key }
    let plain = ContextFreeKey(function: id, type: type)
    let count = contexts[plain, default: 0]
    if count >= Self.fewestContexts, count >= mostContexts(of: id) {
      widened.insert(id)
      return .function(id, type)
    }
    contexts[plain] = count + 1
    return key
  }

  /// The number of uses of its name bounds the number of calls of a function, and that of an enum's method also the number
  /// of cases.
  private func mostContexts(of id: FunctionID) -> Int {
    let cases = program[id].owner.map { program[$0].cases.count } ?? 0
    return Self.fewestContexts + cases + Self.contextsForEachUse * (nameUses[program[id].fact.name] ?? 0)
  }

  /// How often each name is used in code. O(size of the program).
  private func usesOfNames() -> [Name: Int] {
    let code =
      program.functions.map(\.fact.statements) + program.globals.map(\.fact.statements)
      + program.files.map(\.statements)
      + program.types.flatMap { $0.properties.map(\.fact.statements) }
    return code.reduce(into: [:]) { uses, statements in
      for name in statements.usedNames { uses[name, default: 0] += 1 }
    }
  }

  /// Notes a summary that does not tell everything.
  func recordSize(of summary: FunctionSummary, _ key: SummaryKey) {
    guard summary.isCutOff || summary.returns.isFull || summary.returns.isWidened else { return }
    if case .function(let id, _) = key.plain { widened.insert(id) }
  }
}
