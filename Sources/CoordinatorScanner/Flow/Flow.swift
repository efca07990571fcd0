/// Reads every function of a program for what it makes, keeps and hands on.
///
/// A function is read once for each type that it is called on, with its parameters left open; where it is called, what
/// it does is told of what it was given. So a helper of a base class is as good as the line that it stands for. Values
/// of properties are joined over the whole program, which takes a few rounds. The idea is that of summary-based flow
/// analysis (Sharir and Pnueli, 1981), with types for what no line tells.
///
/// One thread follows a program, and nothing of what it looks up is asked for while that is being changed. So what is
/// asked for at every name goes without the check for that, which took one in forty instructions of a scan.
final class Flow {
  let program: Program
  let cast: Cast
  let interest: Interest
  /// The values that each property was seen to take.
  private(set) var fields: [Field: Values] = [:]
  /// How often properties of a name have changed.
  @exclusivity(unchecked) private(set) var changes: [Name: Int] = [:]
  @exclusivity(unchecked) var knownValues: [Field: KnownValues] = [:]
  @exclusivity(unchecked) private var readings: [SummaryKey: Reading] = [:]
  /// Those of functions as they stand: most of what is asked for.
  @exclusivity(unchecked) private var plainReadings: [PlainKey: Reading] = [:]
  /// What is noted of the readings that are being made, innermost last.
  @exclusivity(unchecked) private var traces = Reading.Traces()
  /// What was cut short by what is being read.
  private var cut: [Reading] = []
  private var countOfChanges = 0
  @exclusivity(unchecked) private(set) var round = 0
  /// How often a caller was told of something that happens in what it calls.
  private var countOfTold = 0
  @exclusivity(unchecked) var lookups = Lookups()
  @exclusivity(unchecked) var knownTraits = KnownTraits()
  @exclusivity(unchecked) var nameBooks: [NamePlace: NameBook] = [:]

  /// Everything that happens in the program, by the type in whose methods it does.
  private(set) var happenings: [Happening] = []

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

  /// Calls are followed this deep; deeper ones are taken by their types.
  static let deepest = 24

  /// How often something is told to callers. Most apps come to less than a thousandth of it; what visits trees by
  /// generated code, as swift-syntax does, would never end.
  static let mostTold = 24_000_000

  /// Values of properties settle in two rounds nearly always.
  static let rounds = 4

  /// - Parameter isForLives: Whether all that happens is kept, as rules on lives ask for; a drawing needs less.
  init(_ program: Program, cast: Cast, isForLives: Bool = false) {
    self.program = program
    self.cast = cast
    interest = Interest(of: program, cast, isInAll: isForLives)
    let members = allMembers()
    for _ in 0..<Self.rounds { guard readAll(members) else { break } }
    indexHappenings()
  }

  /// What is read for its own sake, whether anything calls it or not.
  private func allMembers() -> [ReadMember] {
    var members: [ReadMember] = []
    for type in program.typeIDs where !program[type].isProtocol {
      for member in program.members(readOn: type, cast) {
        members.append(ReadMember(reading(known: member.key), member.name, on: member.isStatic ? nil : type))
      }
    }
    for (index, function) in program.functions.enumerated() where function.owner == nil {
      let key = SummaryKey.function(FunctionID(index: index), nil)
      members.append(ReadMember(reading(known: key), function.fact.name, on: nil))
    }
    return members
  }

  /// Reads everything once; returns whether that told something new of properties.
  private func readAll(_ members: [ReadMember]) -> Bool {
    round += 1
    let before = countOfChanges
    // What fills properties comes first: less has to be read anew.
    for member in members where member.isInitial || member.name == .initializer { read(member) }
    for member in members { read(member) }
    happenings = members.flatMap(\.happenings)
    for file in program.files.indices { readStatements(of: file) }
    return countOfChanges != before
  }

  /// Reads a member once a round. What it does is kept where that is what it did in the round before.
  private func read(_ member: ReadMember) {
    if member.round == round { return }
    member.round = round
    let reading = member.reading
    _ = isReady(reading)
    completeWhatWasCut()
    if member.version != reading.version || reading.version == 0 {
      member.version = reading.version
      let effects = closed(reading.summary, in: member.type)
      for effect in effects { note(effect) }
      member.happenings = happenings(effects, in: member.type, name: member.name)
    }
  }

  /// Makes what was cut short anew, in the order in which it was made: what it came back to is read by now, and what it
  /// calls is completed before it.
  private func completeWhatWasCut() {
    var next = 0
    while next < cut.count {
      cut[next].complete(in: self)
      next += 1
    }
    cut = []
  }

  private func readStatements(of file: Int) {
    let statements = program.files[file].statements
    if statements.isEmpty { return }
    var frame = Frame(flow: self, scope: Scope(file: file, type: nil), this: nil, isStatic: true)
    frame.run(statements)
    let effects = closed(Summary(returns: [], effects: frame.effects), in: nil)
    for effect in effects { note(effect) }
    happenings += happenings(effects, in: nil, name: "main")
  }

  /// What is known without the callers.
  private func closed(_ summary: Summary, in type: TypeID?) -> [Effect] {
    let closing = Substitution(this: type.map { [.typed($0)] } ?? [], parameters: ByPosition())
    return summary.effects.compactMap { effect in
      guard effect.target.isOpen || effect.subject.isOpen else { return effect }
      let target = effect.target.substituting(closing)
      let subject = effect.subject.substituting(closing)
      if !effect.subject.isEmpty, subject.isEmpty { return nil }
      // On whom a screen is shown need not be known.
      let closed = effect.concerning(target, subject)
      if !effect.target.isEmpty, target.isEmpty, !shows(closed) { return nil }
      return closed
    }
  }

  /// Whether an effect says how a screen is shown.
  private func shows(_ effect: Effect) -> Bool {
    Presentation.label(of: effect) != nil && effect.subject.types.contains(where: cast.isScreen)
  }

  private func happenings(_ effects: [Effect], in type: TypeID?, name: Name) -> [Happening] {
    effects.filter { isHeard($0, in: type) }.map { Happening(type: type, function: name, effect: $0) }
  }

  private func note(_ effect: Effect) {
    guard case .sets(let name) = effect.kind else {
      if case .adds(let name) = effect.kind { keep([.elements(effect.subject)], in: name, of: effect.target) }
      return
    }
    keep(effect.subject, in: name, of: effect.target)
  }

  private func keep(_ values: Values, in name: Name, of target: Values) {
    for type in target.types {
      let field = Field(type: type, name: name)
      guard fields[field, default: []].formUnion(values) else { continue }
      changes[name, default: 0] += 1
      countOfChanges += 1
    }
  }

  private func indexHappenings() {
    for happening in happenings {
      if happening.effect.kind == .creates { indexMade(happening) }
      guard let type = happening.type else { continue }
      names[type, default: [:]][happening.effect.place, default: []].insert(happening.function)
      guard case .calls(let name) = happening.effect.kind else { continue }
      if name.hasSuffix(".init") {
        makesExternal[Name(String(name.text.dropLast(5))), default: []].insert(type)
      } else if happening.effect.target.all.contains(.typed(type)) {
        callsWithin[type, default: [:]][happening.function, default: []].insert(name)
      }
    }
  }

  private func indexMade(_ happening: Happening) {
    for type in happening.effect.subject.types {
      if let maker = happening.type, cast.isCoordinator(maker) {
        makers[type, default: []].insert(maker)
      } else {
        madeElsewhere.insert(type)
        if happening.type.map({ program.isEntry($0) }) ?? true { madeByApp.insert(type) }
      }
    }
  }

  /// What a function or a property does, read at most once a round. A call that comes back to itself returns nothing new.
  func summary(of key: SummaryKey) -> Summary { reading(of: key).summary }

  private func reading(of key: SummaryKey) -> Reading {
    let reading = reading(known: key)
    guard isReady(reading) else {
      traces.cut(to: reading.isOpen ? reading : nil)
      return reading.answersItself ? reading : Reading(key)
    }
    traces.call(reading)
    return reading
  }

  private func reading(known key: SummaryKey) -> Reading {
    if case .function(let id, let type) = key {
      return Self.reading(of: key, at: PlainKey(function: id, type: type), in: &plainReadings)
    }
    return Self.reading(of: key, at: key, in: &readings)
  }

  private static func reading<Place>(of key: SummaryKey, at place: Place, in readings: inout [Place: Reading])
    -> Reading
  {
    if let known = readings[place] { return known }
    let new = Reading(key)
    readings[place] = new
    return new
  }

  /// Brings a reading up to date; returns whether it is, and not too deep or being made.
  func isReady(_ reading: Reading) -> Bool {
    if reading.isCurrent(in: self) { return true }
    guard traces.count < Self.deepest, !reading.isOpen else { return false }
    if !reading.holds(in: self) { reading.make(in: self) }
    return true
  }

  /// Whether something is being read.
  var isReading: Bool { traces.count > 0 }

  /// What is told to a caller of what it calls: nothing any more, where there was too much to tell.
  func tell(_ effects: [Effect]) -> [Effect] {
    guard isComplete else { return [] }
    countOfTold += effects.count
    return effects
  }

  /// Whether all was told that there was to tell. What each function does by itself is known all the same.
  var isComplete: Bool { countOfTold < Self.mostTold }

  /// Starts to note what is looked at and called.
  func enter(_ reading: Reading) { traces.enter(reading) }

  /// Notes that a reading was cut short by what is being read around it.
  func cutShort(_ reading: Reading) { cut.append(reading) }

  /// Ends it, and returns what was.
  func leave() -> Reading.Trace { traces.leave() }

  /// Notes that what is being read looks at the values of a property.
  func look(at known: KnownValues) {
    traces.look(at: known)
  }
}

/// A property of a type.
struct Field: Numbered, Sendable {
  let type: TypeID
  let name: Name

  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: type.index << 32 ^ Int(name.number)) }
}
