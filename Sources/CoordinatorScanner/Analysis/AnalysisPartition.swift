/// A part of a program that one thread follows: the members that it reads for their own sake, with all that they call, and
/// what happens in them.
final class AnalysisPartition: @unchecked Sendable {
  let flow: DataFlow
  /// Which part it is, and of how many.
  private let (number, count): (Int, Int)
  private var members: [AnalyzedMember] = []
  /// Those that fill properties: less has to be read anew when they come first.
  private var initial: [AnalyzedMember] = []
  /// Those of coordinators, which make what the others are given.
  private var making: [AnalyzedMember] = []
  /// Whether anything was read in this round that was not in the one before.
  private(set) var hasNews = false
  /// What happens at the top of its files.
  private(set) var topHappenings: [AttributedEffect] = []
  /// What is put into properties there.
  private(set) var topFinds: [FieldWrite] = []

  init(_ flow: DataFlow, _ number: Int, of count: Int) {
    self.flow = flow
    (self.number, self.count) = (number, count)
  }

  /// Adds what its members that fill properties were found to put into them, as they were last read.
  func tellInitial(_ given: inout [Field: PointsToSet]) { Self.tell(initial, &given) }

  /// Adds what all of its members were found to put into properties.
  func tellMembers(_ given: inout [Field: PointsToSet]) { Self.tell(members, &given) }

  /// Adds what the top of its files was found to put into properties.
  func tellTop(_ given: inout [Field: PointsToSet]) { Self.tell(topFinds, &given) }

  private static func tell(_ members: [AnalyzedMember], _ given: inout [Field: PointsToSet]) {
    for member in members { tell(member.fieldWrites, &given) }
  }

  private static func tell(_ fieldWrites: [FieldWrite], _ given: inout [Field: PointsToSet]) {
    for find in fieldWrites { given[find.field, default: []].formUnion(find.values) }
  }

  /// What happens in its members.
  var attributedEffects: [AttributedEffect] { members.flatMap(\.attributedEffects) }

  /// Begins the first round with what fills properties.
  func begin() {
    let all = flow.program.allMembers(flow.classification)
    members = all.share(number, of: count, weighing: flow.program.lines(of:))
      .map { AnalyzedMember($0, flow.reading(known: $0.key)) }
    initial = members.filter { $0.isInitial || $0.name == .initializer }
    making = members.filter { $0.type.map(flow.classification.isCoordinator) ?? false }
    flow.begin(round: 1)
    for member in initial { read(member) }
  }

  /// Reads what fills properties again, and then what coordinators do.
  func readFirst(in round: Int) {
    flow.begin(round: round)
    hasNews = false
    for member in initial + making { read(member) }
  }

  /// Reads everything once that was not read in this round.
  func read(in round: Int) {
    readFirst(in: round)
    for member in members { read(member) }
    topFinds = []
    topHappenings = Array(flow.program.files.indices).share(number, of: count) { _ in 1 }.flatMap(readTop)
    hasNews = hasNews || !topFinds.isEmpty
  }

  /// Reads a member once a round. What it does is kept where that is what it did in the round before.
  private func read(_ member: AnalyzedMember) {
    if member.round == flow.round { return }
    member.round = flow.round
    let reading = member.reading
    _ = flow.isReady(reading)
    flow.completeWhatWasCut()
    if member.version != reading.version || reading.version == 0 {
      member.version = reading.version
      hasNews = true
      let effects = closed(reading.summary, in: member.type)
      member.fieldWrites = effects.flatMap(flow.fieldWrites)
      flow.keep(member.fieldWrites)
      member.attributedEffects = attributedEffects(effects, in: member.type, name: member.name)
    }
  }

  /// Reads what stands at the top of a file.
  private func readTop(of file: Int) -> [AttributedEffect] {
    let statements = flow.program.files[file].statements
    if statements.isEmpty { return [] }
    var frame = Interpreter(flow: flow, scope: Scope(file: file, type: nil), this: nil, isStatic: true)
    frame.run(statements)
    let effects = closed(FunctionSummary(effects: frame.effects), in: nil)
    let fieldWrites = effects.flatMap(flow.fieldWrites)
    topFinds += fieldWrites
    flow.keep(fieldWrites)
    return attributedEffects(effects, in: nil, name: "main")
  }

  private func attributedEffects(_ effects: [Effect], in type: TypeID?, name: Name) -> [AttributedEffect] {
    effects.filter { flow.isHeard($0, in: type) }.map {
      AttributedEffect(type: type, function: name, effect: $0)
    }
  }

  /// What happens where a function is called that nobody is known to call: what is known without the callers.
  private func closed(_ summary: FunctionSummary, in type: TypeID?) -> [Effect] {
    let closing = Substitution(this: type.map { [.typed($0)] } ?? [], parameters: ArgumentValues())
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
    Presentation(effect) != nil && effect.subject.types.contains(where: flow.classification.isScreen)
  }
}

extension Program {
  /// About how many lines a member has: what it takes to follow it.
  fileprivate func lines(of member: Member) -> Int {
    let statements =
      switch member.key {
      case .function(let id, _): self[id].fact.body
      case .getter(let owner, let position, _): self[owner].properties[position].fact.getter
      default: nil as [Statement]?
      }
    guard let first = statements?.first, let last = statements?.last else { return 1 }
    return max(last.line - first.line, 0) + 1
  }
}

extension Array {
  /// One of so many shares of it, each about as heavy as the others.
  ///
  /// - Parameter weight: What an element weighs, 1 or more.
  fileprivate func share(_ number: Int, of shares: Int, weighing weight: (Element) -> Int) -> [Element] {
    let total = reduce(0) { $0 + weight($1) }
    var before = 0
    return filter { element in
      defer { before += weight(element) }
      return before * shares / total == number
    }
  }
}
