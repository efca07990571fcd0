/// What was read of one function or property, and what that rests on.
///
/// A reading is made anew only where something that it rests on has changed since: values of properties that it looked
/// at, or readings that it called. So every round after the first costs what the one before has changed.
final class CachedSummary {
  let key: SummaryKey
  private(set) var summary = FunctionSummary.empty
  /// How often the summary has changed.
  private(set) var version = 0
  /// Whether it says anything yet.
  var wasMade: Bool { version > 0 }
  /// The round in which it was last found to hold.
  private var round = 0
  /// Whether it is being made, or being asked whether it holds.
  private(set) var isOpen = false
  /// How many are being read around it, while it is open.
  private var depth = 0
  /// Whether a call in it, or below it, was not followed: too deep, or back to what is being read around it. What it says
  /// then depends on who asked first, so that it does not outlive its round.
  private var isCut = false
  /// The outermost reading that such a call came back to; nil for one that was too deep.
  private var head: CachedSummary?
  /// Whether it was made while others were, one of which it may have come back to.
  private var isWithin = false
  /// Whether calls of itself are answered by what it was found to do without them.
  private(set) var answersItself = false
  private var looked: [(known: FieldValues, version: Int)] = []
  private var called: [(reading: CachedSummary, version: Int)] = []

  init(_ key: SummaryKey) { self.key = key }

  /// What is noted while readings are made, one within the other, the innermost last.
  struct Traces {
    private var open: [(reading: CachedSummary, lowest: Int, callsItself: Bool, looked: Int, called: Int)] =
      []
    private var looked: [(known: FieldValues, version: Int)] = []
    private var called: [(reading: CachedSummary, version: Int)] = []

    var count: Int { open.count }

    mutating func enter(_ reading: CachedSummary) {
      reading.depth = open.count
      open.append((reading, .max, false, looked.count, called.count))
    }

    /// Ends the innermost, and returns what was noted of it.
    mutating func leave() -> Trace {
      let last = open.removeLast()
      defer {
        looked.removeLast(looked.count - last.looked)
        called.removeLast(called.count - last.called)
      }
      return Trace(
        isCut: last.lowest < open.count,
        callsItself: last.callsItself,
        head: open.indices.contains(last.lowest) ? open[last.lowest].reading : nil,
        looked: Array(looked[last.looked...]),
        called: Array(called[last.called...])
      )
    }

    mutating func look(at known: FieldValues) {
      if !open.isEmpty { looked.append((known, known.version)) }
    }

    mutating func call(_ reading: CachedSummary) {
      guard !open.isEmpty else { return }
      called.append((reading, reading.version))
      if reading.isCut { cut(to: reading.head) }
    }

    /// Notes that a call was not followed: it came back to what is being read, or, with nil, was too deep.
    mutating func cut(to head: CachedSummary?) {
      guard !open.isEmpty else { return }
      let (last, depth) = (open.count - 1, head.map { $0.isOpen ? $0.depth : -1 } ?? -1)
      open[last].lowest = min(open[last].lowest, depth)
      if depth == last { open[last].callsItself = true }
    }
  }

  /// What a reading rests on.
  struct Trace {
    fileprivate let isCut: Bool
    fileprivate let callsItself: Bool
    fileprivate let head: CachedSummary?
    fileprivate let looked: [(known: FieldValues, version: Int)]
    fileprivate let called: [(reading: CachedSummary, version: Int)]
  }

  func make(in flow: DataFlow) {
    let before = summary
    isOpen = true
    isWithin = flow.isReading
    var trace = read(in: flow)
    if trace.callsItself, summary.effects.count <= Self.mostToItself {
      // What it gives itself to do, it does as well.
      answersItself = true
      trace = read(in: flow)
      answersItself = false
    }
    if version == 0 || summary != before { version += 1 }
    flow.noteSize(of: summary.returns, of: key)
    if summary.isCutOff { flow.noteLoss(in: key) }
    (isCut, head, looked, called) = (trace.isCut, trace.head, trace.looked, trace.called)
    round = flow.round
    isOpen = false
    if isCut, isWithin { flow.cutShort(self) }
  }

  private func read(in flow: DataFlow) -> Trace {
    flow.enter(self)
    summary = Interpreter.summary(of: key, in: flow)
    return flow.leave()
  }

  /// What does more is not made again with what it does itself, nor completed: what visits trees tells each turn all of the
  /// turn before.
  private static let (mostToItself, mostToRepeat) = (128, 1_000)

  /// Whether it was made or found to hold in this round.
  func isCurrent(in flow: DataFlow) -> Bool { round == flow.round }

  /// Makes it anew where it was cut short by a call that came back to what was being read around it. Nothing is now.
  func complete(in flow: DataFlow) {
    if isCut, isWithin, summary.effects.count <= Self.mostToRepeat { make(in: flow) }
  }

  /// Whether it says what it would say if it were made now.
  ///
  /// It would look at the same values first, so that where these are as they were, it would call the same readings, one
  /// after the other; each is brought up to date as that call would do it. Where one then says something else, what
  /// comes after may be different, and this has to be made anew.
  func holds(in flow: DataFlow) -> Bool {
    guard round > 0, !isCut else { return false }
    for (known, version) in looked where flow.current(known).version != version { return false }
    isOpen = true
    flow.enter(self)
    let isSame = called.allSatisfy { reading, version in
      flow.isReady(reading) && reading.version == version && !reading.isCut
    }
    _ = flow.leave()
    isOpen = false
    if isSame { round = flow.round }
    return isSame
  }
}

/// The values that a property was seen to take on a type, above it and below it.
final class FieldValues {
  let field: Field
  fileprivate(set) var values = PointsToSet()
  /// What the property is declared as, where that was asked for.
  var declared = PointsToSet()
  /// How often they have changed.
  fileprivate(set) var version = 0
  /// How often a property of the name had changed when they were last put together.
  fileprivate var changes = -1

  init(_ field: Field) { self.field = field }

  /// What it is seen to take; what it is declared as where nothing is seen.
  var meant: PointsToSet { values.isEmpty ? declared : values }
}

extension DataFlow {
  /// The values of a property, as they are known now, for what is being read.
  func known(_ name: Name, of type: TypeID) -> FieldValues {
    let field = Field(type: type, name: name)
    let known = knownValues[field] ?? FieldValues(field)
    if known.changes < 0 { knownValues[field] = known }
    look(at: current(known))
    return known
  }

  /// Brings known values up to date.
  fileprivate func current(_ known: FieldValues) -> FieldValues {
    let changes = changes[known.field.name] ?? 0
    guard known.changes != changes else { return known }
    known.changes = changes
    let values = joined(known.field)
    let before = known.meant
    known.values = values
    if known.meant != before { known.version += 1 }
    return known
  }

  private func joined(_ field: Field) -> PointsToSet {
    var found = fields[field] ?? []
    for ancestor in program.ancestors(of: field.type) {
      found.formUnion(fields[Field(type: ancestor.type, name: field.name)] ?? [])
    }
    for below in program.family.descendants[field.type.index] {
      found.formUnion(fields[Field(type: below, name: field.name)] ?? [])
    }
    return found.filter { if case .external = $0 { false } else { true } }
  }
}
