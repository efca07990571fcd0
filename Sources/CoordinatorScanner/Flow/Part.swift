/// A part of a program that one thread follows: the members that it reads for their own sake, with all that they call, and
/// what happens in them.
final class Part: @unchecked Sendable {
  let flow: Flow
  /// Which part it is, and of how many.
  private let (number, count): (Int, Int)
  private var members: ArraySlice<ReadMember> = []
  /// What happens at the top of its files.
  private(set) var topHappenings: [Happening] = []

  init(_ flow: Flow, _ number: Int, of count: Int) {
    self.flow = flow
    (self.number, self.count) = (number, count)
  }

  /// What happens in its members.
  var happenings: [Happening] { members.flatMap(\.happenings) }

  /// Reads what fills properties: less has to be read anew when that comes first.
  func begin() {
    members = allMembers().share(number, of: count)
    flow.beginRound()
    for member in members where member.isInitial || member.name == .initializer { read(member) }
  }

  /// Reads everything once, knowing what each part has found.
  func read(knowing finds: [[Find]]) {
    for (other, finds) in finds.enumerated() where other != number { flow.learn(finds) }
    for member in members { read(member) }
    topHappenings = Array(flow.program.files.indices).share(number, of: count).flatMap(readTop)
  }

  /// What is read for its own sake in the program, whether anything calls it or not.
  private func allMembers() -> [ReadMember] {
    var members: [ReadMember] = []
    let program = flow.program
    for type in program.typeIDs where !program[type].isProtocol {
      for member in program.members(readOn: type, flow.cast) {
        let reading = flow.reading(known: member.key)
        members.append(ReadMember(reading, member.name, on: member.isStatic ? nil : type))
      }
    }
    for (index, function) in program.functions.enumerated() where function.owner == nil {
      let key = SummaryKey.function(FunctionID(index: index), nil)
      members.append(ReadMember(flow.reading(known: key), function.fact.name, on: nil))
    }
    return members
  }

  /// Reads a member once a round. What it does is kept where that is what it did in the round before.
  private func read(_ member: ReadMember) {
    if member.round == flow.round { return }
    member.round = flow.round
    let reading = member.reading
    _ = flow.isReady(reading)
    flow.completeWhatWasCut()
    if member.version != reading.version || reading.version == 0 {
      member.version = reading.version
      member.happenings = happenings(reading.summary, in: member.type, name: member.name)
    }
  }

  /// Reads what stands at the top of a file.
  private func readTop(of file: Int) -> [Happening] {
    let statements = flow.program.files[file].statements
    if statements.isEmpty { return [] }
    var frame = Frame(flow: flow, scope: Scope(file: file, type: nil), this: nil, isStatic: true)
    frame.run(statements)
    return happenings(Summary(effects: frame.effects), in: nil, name: "main")
  }

  /// What happens where a function is called that nobody is known to call. Properties keep what that fills them with.
  private func happenings(_ summary: Summary, in type: TypeID?, name: Name) -> [Happening] {
    let effects = closed(summary, in: type)
    for effect in effects { note(effect) }
    return effects.filter { flow.isHeard($0, in: type) }
      .map { Happening(type: type, function: name, effect: $0) }
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
    Presentation.label(of: effect) != nil && effect.subject.types.contains(where: flow.cast.isScreen)
  }

  private func note(_ effect: Effect) {
    guard case .sets(let name) = effect.kind else {
      if case .adds(let name) = effect.kind {
        flow.keep([.elements(effect.subject)], in: name, of: effect.target)
      }
      return
    }
    flow.keep(effect.subject, in: name, of: effect.target)
  }
}

extension Array {
  /// One of so many shares of it, each as large as the others.
  fileprivate func share(_ number: Int, of shares: Int) -> ArraySlice<Element> {
    self[count * number / shares..<count * (number + 1) / shares]
  }
}
