/// Reads every function of a program for what it makes, keeps and hands on.
///
/// A function is read once for each type that it is called on, with its parameters left open; where it is called, what
/// it does is told of what it was given. So a helper of a base class is as good as the line that it stands for. Values
/// of properties are joined over the whole program, which takes a few rounds. The idea is that of summary-based flow
/// analysis (Sharir and Pnueli, 1981), with types for what no line tells.
///
/// One thread at a time follows a program, or a part of one.
final class DataFlow: @unchecked Sendable {
  let program: Program
  let classification: CoordinatorClassification
  let relevance: RelevanceFilter
  /// The values that each property was seen to take.
  private(set) var fields: [Field: PointsToSet] = [:]
  /// How often properties of a name have changed.
  private(set) var changes: [Name: Int] = [:]
  var knownValues: [Field: FieldValues] = [:]
  private var readings: [SummaryKey: CachedSummary] = [:]
  /// Those of functions as they stand: most of what is asked for.
  private var plainReadings: [ContextFreeKey: CachedSummary] = [:]
  /// What is noted of the readings that are being made, innermost last.
  private var traces = CachedSummary.Traces()
  /// What was cut short by what is being read.
  private var cut: [CachedSummary] = []
  /// Whether what properties take has changed in this round.
  private(set) var hasChanges = false
  private(set) var round = 0
  private(set) var budget: AnalysisBudget
  /// How many argument lists each function is read for.
  private var contexts: [ContextFreeKey: Int] = [:]
  /// What other parts of the program took.
  private var stepsOfOthers = 0
  /// How many steps the analysis took, all parts together.
  var steps: Int { budget.steps + stepsOfOthers }
  /// What was not followed to its end.
  private(set) var widened = Widenings()
  var lookups = LookupCache()
  /// Whether properties may hold what matters, once that was asked for.
  var keeping: [Field: Bool] = [:]
  var knownTraits = KnownTraits()
  var nameBooks: [NameContext: NameResolutionCache] = [:]

  /// How often each name is used, once that was asked for.
  private var nameUses: [Name: Int]?

  /// Everything that happens in the program, by the type in whose methods it does.
  private(set) var attributedEffects: [AttributedEffect] = []

  /// For each type that coordinators make objects of, those coordinators.
  private(set) var makers: [TypeID: Set<TypeID>] = [:]

  /// The types that something else makes objects of.
  private(set) var madeElsewhere: Set<TypeID> = []

  /// The types that the app's entry makes objects of: its delegates, its `App`, what runs at the top of a file.
  private(set) var madeByApp: Set<TypeID> = []

  /// For each type from elsewhere that objects are made of, the types whose methods make them.
  private(set) var makesExternal: [Name: Set<TypeID>] = [:]

  /// For each type and each of its methods, the methods of the same object that it calls.
  private(set) var callsWithin: [TypeID: [Name: Set<Name>]] = [:]

  /// For each type, the methods that a line belongs to.
  private(set) var names: [TypeID: [Place: Set<Name>]] = [:]

  /// What makes what a preview shows.
  private static let previews: Name = "previews"

  /// Calls are followed this deep; deeper ones are taken by their types.
  static let deepest = 24

  /// Each function is read for so many argument lists, and more where it is named more often.
  private static let (fewestContexts, contextsForEachUse) = (16, 4)

  /// What knows nothing yet.
  init(_ program: Program, _ classification: CoordinatorClassification, _ relevance: RelevanceFilter) {
    (self.program, self.classification, self.relevance) = (program, classification, relevance)
    budget = AnalysisBudget(forSize: program.size)
  }

  func begin(round: Int) { (self.round, hasChanges) = (round, false) }

  /// Makes what was cut short anew, in the order in which it was made: what it came back to is read by now, and what it
  /// calls is completed before it.
  func completeWhatWasCut() {
    var next = 0
    while next < cut.count {
      cut[next].complete(in: self)
      next += 1
    }
    cut = []
  }

  /// What something that happens puts into properties.
  func fieldWrites(_ effect: Effect) -> [FieldWrite] {
    switch effect.kind {
    case .sets(let name): fieldWrites(effect.subject, in: name, of: effect.target)
    case .adds(let name): fieldWrites([.elements(effect.subject)], in: name, of: effect.target)
    default: []
    }
  }

  private func fieldWrites(_ values: PointsToSet, in name: Name, of target: PointsToSet) -> [FieldWrite] {
    return target.types.map { FieldWrite(field: Field(type: $0, name: name), values: values) }
  }

  /// Keeps what properties are found to take.
  func keep(_ fieldWrites: [FieldWrite]) {
    for find in fieldWrites where fields[find.field, default: []].formUnion(find.values) {
      noteChange(of: find.field)
    }
  }

  private func noteChange(of field: Field) {
    changes[field.name, default: 0] += 1
    hasChanges = true
  }

  /// Takes properties to take what is given, and nothing else.
  func know(_ given: [Field: PointsToSet]) {
    for (field, values) in given where fields[field]?.isSame(as: values) != true { noteChange(of: field) }
    for field in fields.keys where given[field] == nil { noteChange(of: field) }
    fields = given
    for (field, values) in given where values.isFull || values.isWidened { widened.fields.insert(field) }
  }

  /// Takes over what another one knows that followed another part, in the same rounds: what it read last holds here, too.
  func adopt(_ other: DataFlow) {
    plainReadings.merge(other.plainReadings.filter { $1.isCurrent(in: other) }) {
      $0.isCurrent(in: self) ? $0 : $1
    }
    readings.merge(other.readings.filter { $1.isCurrent(in: other) }) { $0.isCurrent(in: self) ? $0 : $1 }
    widened.formUnion(other.widened)
    stepsOfOthers += other.budget.steps
  }

  /// Takes over all that happens in the program.
  func take(_ attributedEffects: [AttributedEffect]) {
    self.attributedEffects = attributedEffects
    for attributed in attributedEffects {
      if attributed.effect.kind == .creates { indexMade(attributed) }
      guard let type = attributed.type else { continue }
      names[type, default: [:]][attributed.effect.place, default: []].insert(attributed.function)
      guard case .calls(let name) = attributed.effect.kind else { continue }
      if name.hasSuffix(".init") {
        makesExternal[Name(String(name.text.dropLast(5))), default: []].insert(type)
      } else if attributed.effect.target.all.contains(.typed(type)) {
        callsWithin[type, default: [:]][attributed.function, default: []].insert(name)
      }
    }
  }

  private func indexMade(_ attributed: AttributedEffect) {
    for type in attributed.effect.subject.types {
      if let maker = attributed.type, classification.isCoordinator(maker) {
        makers[type, default: []].insert(maker)
      } else {
        madeElsewhere.insert(type)
        let isByApp = attributed.type.map { program.isEntry($0) } ?? (attributed.function != Self.previews)
        if isByApp { madeByApp.insert(type) }
      }
    }
  }

  /// What a function or a property does, read at most once a round. A call that comes back to itself returns nothing new.
  func summary(of key: SummaryKey) -> FunctionSummary { reading(of: key).summary }

  private func reading(of key: SummaryKey) -> CachedSummary {
    let reading = reading(known: key)
    guard isReady(reading) else {
      traces.cut(to: reading.isOpen ? reading : nil)
      return reading.answersItself ? reading : CachedSummary(key)
    }
    traces.call(reading)
    return reading
  }

  /// What is known of a function or a property as yet.
  func reading(known key: SummaryKey) -> CachedSummary {
    if case .function(let id, let type) = key {
      return Self.reading(of: key, at: ContextFreeKey(function: id, type: type), in: &plainReadings)
    }
    return Self.reading(of: key, at: key, in: &readings)
  }

  private static func reading<Place>(
    of key: SummaryKey,
    at place: Place,
    in readings: inout [Place: CachedSummary]
  )
    -> CachedSummary
  {
    if let known = readings[place] { return known }
    let new = CachedSummary(key)
    readings[place] = new
    return new
  }

  /// Brings a reading up to date; returns whether it is, and not too deep or being made.
  func isReady(_ reading: CachedSummary) -> Bool {
    if reading.isCurrent(in: self) { return true }
    guard traces.count < Self.deepest, !reading.isOpen else { return false }
    if budget.isExhausted, isReading || reading.wasMade {
      widened.isExhausted = true
      return reading.wasMade
    }
    if !reading.holds(in: self) { reading.make(in: self) }
    return true
  }

  /// Whether something is being read.
  var isReading: Bool { traces.count > 0 }

  /// Counts work against the budget.
  func spend(_ steps: Int) { budget.spend(steps) }

  /// What is told to a caller of what it calls: nothing any more, where there was too much to tell.
  func tell(_ effects: [Effect]) -> [Effect] {
    guard !budget.isExhausted else {
      if !effects.isEmpty { widened.isExhausted = true }
      return []
    }
    spend(effects.count)
    return effects
  }

  /// Notes that a function tells its callers less than it does.
  func noteLoss(in key: SummaryKey) {
    if case .function(let id, _) = key.plain { widened.functions.insert(id) }
  }

  /// The key to read a call by: without what it is given, where the function was read for too many argument lists.
  func limited(_ key: SummaryKey) -> SummaryKey {
    guard case .applied(let id, let type, _) = key, readings[key] == nil else { return key }
    let plain = ContextFreeKey(function: id, type: type)
    let count = contexts[plain, default: 0]
    if count >= Self.fewestContexts, count >= mostContexts(of: id) {
      widened.functions.insert(id)
      return .function(id, type)
    }
    contexts[plain] = count + 1
    return key
  }

  private func mostContexts(of id: FunctionID) -> Int {
    Self.fewestContexts + Self.contextsForEachUse * uses(of: program[id].fact.name)
  }

  /// How often a name is used in the program: an upper bound of the calls of its functions.
  private func uses(of name: Name) -> Int {
    if nameUses == nil { nameUses = program.nameUses() }
    return nameUses?[name] ?? 0
  }

  /// Whether calls are still followed.
  var isFollowing: Bool { !budget.isExhausted }

  /// Notes what a function returns that is not all known.
  func noteSize(of returns: PointsToSet, of key: SummaryKey) {
    if returns.isFull || returns.isWidened { noteLoss(in: key) }
  }

  /// Whether all came to rest; what properties take may go on and on.
  var isSettled = false

  /// Starts to note what is looked at and called.
  func enter(_ reading: CachedSummary) { traces.enter(reading) }

  /// Notes that a reading was cut short by what is being read around it.
  func cutShort(_ reading: CachedSummary) { cut.append(reading) }

  /// Ends it, and returns what was.
  func leave() -> CachedSummary.Trace { traces.leave() }

  /// Notes that what is being read looks at the values of a property.
  func look(at known: FieldValues) {
    traces.look(at: known)
  }
}

/// Values that a property was found to take.
struct FieldWrite: Sendable {
  let field: Field
  let values: PointsToSet
}

/// A property of a type.
struct Field: FastHashable, Sendable {
  let type: TypeID
  let name: Name

  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: type.index << 32 ^ Int(name.number)) }
}
