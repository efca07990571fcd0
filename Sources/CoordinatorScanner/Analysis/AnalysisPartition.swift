/// One part of the analysis, on one thread: some members of the program, and everything that they call.
final class AnalysisPartition: @unchecked Sendable {
  let flow: DataFlow
  private let (number, count): (Int, Int)
  private var members: [AnalyzedMember] = []
  /// Members that fill properties. Less has to be analysed again if they come first.
  private var initial: [AnalyzedMember] = []
  /// Members of coordinators, which make what the others get.
  private var making: [AnalyzedMember] = []
  /// Whether this round found something new.
  private(set) var hasNews = false
  /// Effects of global code.
  private(set) var topHappenings: [AttributedEffect] = []
  private var topWrites: [FieldWrite] = []

  /// - Parameters:
  ///   - number: Which part it is, from 0.
  ///   - count: The number of parts.
  init(_ flow: DataFlow, _ number: Int, of count: Int) {
    self.flow = flow
    (self.number, self.count) = (number, count)
  }

  var attributedEffects: [AttributedEffect] { members.flatMap(\.attributedEffects) }

  // MARK: Values of properties

  func tellInitial(_ given: inout [Field: PointsToSet]) { Self.tell(initial.flatMap(\.fieldWrites), &given) }

  func tellMembers(_ given: inout [Field: PointsToSet]) { Self.tell(members.flatMap(\.fieldWrites), &given) }

  func tellTop(_ given: inout [Field: PointsToSet]) { Self.tell(topWrites, &given) }

  private static func tell(_ writes: [FieldWrite], _ given: inout [Field: PointsToSet]) {
    for write in writes { given[write.field, default: []].formUnion(write.values) }
  }

  // MARK: Rounds

  /// The first round: members that fill properties.
  func begin() {
    members = MemberList(flow.program, flow.classification).all
      .share(number, of: count, weighing: lines)
      .map { AnalyzedMember($0, flow.summaries.cached($0.key)) }
    initial = members.filter(\.isInitial)
    making = members.filter { $0.type.map(flow.classification.isCoordinator) ?? false }
    flow.begin(round: 1)
    for member in initial { analyze(member) }
  }

  /// Members that fill properties, then those of coordinators.
  func readFirst(in round: Int) {
    flow.begin(round: round)
    hasNews = false
    for member in initial + making { analyze(member) }
  }

  /// All members.
  func read(in round: Int) {
    readFirst(in: round)
    for member in members { analyze(member) }
    topWrites = []
    topHappenings = Array(flow.program.files.indices).share(number, of: count) { _ in 1 }.flatMap(readTop)
    hasNews = hasNews || !topWrites.isEmpty
  }

  /// Brings a member up to date, once a round.
  private func analyze(_ member: AnalyzedMember) {
    if member.round == flow.summaries.round { return }
    member.round = flow.summaries.round
    let cached = member.summary
    _ = flow.summaries.update(cached, in: flow)
    flow.summaries.completeCut(in: flow)
    if member.version == cached.version, cached.wasMade { return }
    member.version = cached.version
    hasNews = true
    let effects = closed(cached.summary.effects, in: member.type)
    member.fieldWrites = effects.flatMap(FieldWrite.writes)
    flow.store.add(member.fieldWrites)
    member.attributedEffects = attributed(effects, in: member.type, name: member.name)
  }

  /// Analyses the global code of a file.
  private func readTop(of file: Int) -> [AttributedEffect] {
    let statements = flow.program.files[file].statements
    if statements.isEmpty { return [] }
    let scope = Scope(file: file, type: nil)
    let interpreter = Interpreter(FunctionContext(flow, scope, this: nil, isStatic: true))
    interpreter.run(statements)
    let effects = closed(interpreter.recorder.effects, in: nil)
    let writes = effects.flatMap(FieldWrite.writes)
    topWrites += writes
    flow.store.add(writes)
    return attributed(effects, in: nil, name: "main")
  }

  /// About how many lines a member has.
  private func lines(of member: MemberList.Member) -> Int {
    let statements =
      switch member.key {
      case .function(let id, _): flow.program[id].fact.body
      case .getter(let owner, let position, _): flow.program[owner].properties[position].fact.getter
      default: nil as [Statement]?
      }
    guard let first = statements?.first, let last = statements?.last else { return 1 }
    return max(last.line - first.line, 0) + 1
  }

  // MARK: Effects

  private func attributed(_ effects: [Effect], in type: TypeID?, name: Name) -> [AttributedEffect] {
    effects.filter { matters($0, in: type) }.map { AttributedEffect(type: type, function: name, effect: $0) }
  }

  /// The effects of a function without a known caller: `self` is any object of its type, and parameters are unknown.
  private func closed(_ effects: [Effect], in type: TypeID?) -> [Effect] {
    let closing = Substitution(this: type.map { [.typed($0)] } ?? [], parameters: ArgumentValues())
    return effects.compactMap { effect in
      guard effect.target.isOpen || effect.subject.isOpen else { return effect }
      let target = effect.target.substituting(closing)
      let subject = effect.subject.substituting(closing)
      if !effect.subject.isEmpty, subject.isEmpty { return nil }
      let closed = effect.concerning(target, subject)
      // It does not matter on which object a screen is shown.
      if !effect.target.isEmpty, target.isEmpty, !shows(closed) { return nil }
      return closed
    }
  }

  /// Whether an effect tells how a screen is shown.
  private func shows(_ effect: Effect) -> Bool {
    Presentation(effect) != nil && effect.subject.types.contains(where: flow.classification.isScreen)
  }

  /// Whether an effect can lead to an edge.
  private func matters(_ effect: Effect, in type: TypeID?) -> Bool {
    let relevance = flow.relevance
    if relevance.keepsEverything { return true }
    switch effect.kind {
    case .creates, .sets, .adds: return relevance.isRelevant(effect.subject, .involved)
    case .hands(let name):
      return relevance.isRelevant(effect.subject, name == .initializer ? .involved : .shown)
    case .calls(let name):
      // The receiver of a screen tells how the screen is shown.
      return relevance.isInRegistries(by: name) || relevance.isRelevant(effect.subject, .shown)
        || relevance.isOwnCall(name, effect.target, of: type, flow.classification)
    case .clears, .removes, .captures: return false
    }
  }
}

extension Array {
  /// One of several shares of about the same weight. An element weighs at least 1.
  fileprivate func share(_ number: Int, of shares: Int, weighing weight: (Element) -> Int) -> [Element] {
    let total = reduce(0) { $0 + weight($1) }
    var before = 0
    return filter { element in
      defer { before += weight(element) }
      return before * shares / total == number
    }
  }
}
