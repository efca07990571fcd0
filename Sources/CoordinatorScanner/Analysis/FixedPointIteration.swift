/// Finds the fixed point of the analysis: it repeats rounds over all members until the values of properties stay the same.
final class FixedPointIteration {
  private let flow: DataFlow
  private let members: [AnalyzedMember]
  /// Members that fill properties. Less has to be analysed again if they come first.
  private let initial: [AnalyzedMember]
  /// Members of coordinators, which make what the others get.
  private let making: [AnalyzedMember]
  /// Effects and writes of global code.
  private var globalEffects: [AttributedEffect] = []
  private var globalWrites: [FieldWrite] = []
  /// Whether this round found something new.
  private var hasNews = false

  /// Nearly all programs settle in two full rounds.
  private static let (mostRounds, lastToForget) = (12, 8)

  init(_ flow: DataFlow) {
    self.flow = flow
    members = MemberList(flow.program, flow.classification).all
      .map { AnalyzedMember($0, flow.summaries.cached($0.key)) }
    initial = members.filter(\.isInitial)
    making = members.filter { $0.type.map(flow.classification.isCoordinator) ?? false }
  }

  var attributedEffects: [AttributedEffect] { members.flatMap(\.attributedEffects) + globalEffects }

  // MARK: Rounds

  /// Repeats rounds; returns whether the values of properties reached a fixed point.
  func run() -> Bool {
    flow.begin(round: 1)
    for member in initial { analyze(member) }
    joinWrites(isForgetting: true)
    analyzeFirst(in: 2)
    for round in 3...Self.mostRounds {
      if round > 4, !hasNews { return true }
      joinWrites(isForgetting: round <= Self.lastToForget)
      if round > 4, !flow.store.hasChanges { return true }
      analyzeAll(in: round)
    }
    joinWrites(isForgetting: false)
    return !flow.store.hasChanges
  }

  /// Sets the values of properties to all that members write. Early rounds start from empty sets, because the round
  /// before knew fewer values and may have guessed wrong.
  private func joinWrites(isForgetting: Bool) {
    var fields = isForgetting && !flow.summaries.isAtLimit ? [:] : flow.fields
    func join(_ writes: [FieldWrite]) {
      for write in writes { fields[write.field, default: []].formUnion(write.values) }
    }
    for member in initial + members { join(member.fieldWrites) }
    join(globalWrites)
    flow.store.replace(with: fields)
  }

  private func analyzeFirst(in round: Int) {
    flow.begin(round: round)
    hasNews = false
    for member in initial + making { analyze(member) }
  }

  private func analyzeAll(in round: Int) {
    analyzeFirst(in: round)
    for member in members { analyze(member) }
    globalWrites = []
    globalEffects = flow.program.files.indices.flatMap(analyzeGlobalCode)
    hasNews = hasNews || !globalWrites.isEmpty
  }

  /// Brings a member up to date, once a round.
  private func analyze(_ member: AnalyzedMember) {
    if member.round == flow.summaries.round { return }
    member.round = flow.summaries.round
    let cached = member.summary
    _ = flow.summaries.update(cached, in: flow)
    if member.version == cached.version, cached.wasMade { return }
    member.version = cached.version
    hasNews = true
    let effects = closed(cached.summary.effects, in: member.type)
    member.fieldWrites = effects.flatMap(FieldWrite.writes)
    flow.store.add(member.fieldWrites)
    member.attributedEffects = attributed(effects, in: member.type, name: member.name)
  }

  /// Analyses the global code of a file.
  private func analyzeGlobalCode(of file: Int) -> [AttributedEffect] {
    let statements = flow.program.files[file].statements
    if statements.isEmpty { return [] }
    let scope = Scope(file: file, type: nil)
    let interpreter = Interpreter(FunctionContext(flow, scope, this: nil, isStatic: true))
    interpreter.run(statements)
    let effects = closed(interpreter.recorder.effects, in: nil)
    let writes = effects.flatMap(FieldWrite.writes)
    globalWrites += writes
    flow.store.add(writes)
    return attributed(effects, in: nil, name: "main")
  }

  // MARK: Effects

  private func attributed(_ effects: [Effect], in type: TypeID?, name: Name) -> [AttributedEffect] {
    effects.filter(matters).map { AttributedEffect(type: type, function: name, effect: $0) }
  }

  /// The effects of a function without a known caller: `self` is any object of its type, and parameters are unknown.
  private func closed(_ effects: [Effect], in type: TypeID?) -> [Effect] {
    let closing = Substitution(this: type.map { [.typed($0)] } ?? [], parameters: ArgumentValues())
    return effects.compactMap { effect in
      guard effect.target.isOpen || effect.subject.isOpen || effect.owner.isOpen else { return effect }
      let target = effect.target.substituting(closing)
      let subject = effect.subject.substituting(closing)
      if !effect.subject.isEmpty, subject.isEmpty { return nil }
      let owner = effect.owner.substituting(closing)
      let closed = effect.changed(target: target, subject: subject, owner: owner)
      // It does not matter on which object a screen is shown.
      if !effect.target.isEmpty, target.isEmpty, !shows(closed) { return nil }
      return closed
    }
  }

  /// Whether an effect tells how a screen is shown.
  private func shows(_ effect: Effect) -> Bool {
    Presentation(effect) != nil && effect.subject.types.contains(where: flow.classification.isScreen)
  }

  /// Whether an effect can lead to an edge. The recorder has asked this of all effects but those that fill properties.
  private func matters(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .sets, .adds:
      flow.relevance.keepsEverything || flow.relevance.isRelevant(effect.subject, .involved)
    default: true
    }
  }
}
