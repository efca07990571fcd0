/// Reads every function of a program for what it makes, keeps and hands on.
///
/// A function is read once for each type that it is called on, with its parameters left open; where it is called, what
/// it does is told of what it was given. So a helper of a base class is as good as the line that it stands for. Values
/// of properties are joined over the whole program, which takes a few rounds. The idea is that of summary-based flow
/// analysis (Sharir and Pnueli, 1981), with types for what no line tells.
final class Flow {
  let program: Program
  let cast: Cast
  /// The values that each property was seen to take.
  private(set) var fields: [Field: Values] = [:]
  private var summaries: [SummaryKey: Summary] = [:]
  private var open: Set<SummaryKey> = []
  var lookups = Lookups()

  /// Everything that happens in the program, by the type in whose methods it does.
  private(set) var happenings: [Happening] = []

  /// For each type that coordinators make objects of, those coordinators.
  private(set) var makers: [TypeID: Set<TypeID>] = [:]

  /// The types that something else makes objects of.
  private(set) var madeElsewhere: Set<TypeID> = []

  /// The types that the app's entry makes objects of: its delegates, its `App`, what runs at the top of a file.
  private(set) var madeByApp: Set<TypeID> = []

  /// For each type from elsewhere that objects are made of, the types whose methods make them.
  private(set) var makesExternal: [String: Set<TypeID>] = [:]

  /// For each type and each of its methods, the methods of the same object that it calls.
  private(set) var callsWithin: [TypeID: [String: Set<String>]] = [:]

  /// For each type, the methods that a line belongs to.
  private(set) var names: [TypeID: [Place: Set<String>]] = [:]

  /// Calls are followed this deep; deeper ones are taken by their types.
  static let deepest = 24

  /// Values of properties settle in two rounds nearly always.
  static let rounds = 4

  init(_ program: Program, cast: Cast) {
    self.program = program
    self.cast = cast
    for _ in 0..<Self.rounds {
      let before = fields
      readAll()
      if fields == before { break }
    }
    indexHappenings()
  }

  private func readAll() {
    summaries = [:]
    happenings = []
    for type in program.typeIDs where !program[type].isProtocol { read(type) }
    for function in program.functions.indices where program.functions[function].owner == nil {
      let id = FunctionID(index: function)
      emit(summary(of: .function(id, nil)), in: nil, name: program[id].fact.name)
    }
    for file in program.files.indices { readStatements(of: file) }
  }

  private func read(_ type: TypeID) {
    for member in program.members(readOn: type, cast) {
      emit(summary(of: member.key), in: member.isStatic ? nil : type, name: member.name)
    }
  }

  private func readStatements(of file: Int) {
    var frame = Frame(flow: self, scope: Scope(file: file, type: nil), this: nil, isStatic: true)
    frame.run(program.files[file].statements)
    emit(Summary(returns: [], effects: frame.effects), in: nil, name: "main")
  }

  /// Keeps what is known without the callers.
  private func emit(_ summary: Summary, in type: TypeID?, name: String) {
    let closing = Substitution(this: type.map { [.typed($0)] } ?? [], parameters: [:])
    for effect in summary.effects {
      var closed = effect
      closed.target = effect.target.substituting(closing)
      closed.subject = effect.subject.substituting(closing)
      if !effect.subject.isEmpty, closed.subject.isEmpty { continue }
      if !effect.target.isEmpty, closed.target.isEmpty { continue }
      note(closed)
      happenings.append(Happening(type: type, function: name, effect: closed))
    }
  }

  private func note(_ effect: Effect) {
    guard case .sets(let name) = effect.kind else {
      if case .adds(let name) = effect.kind { keep([.elements(effect.subject)], in: name, of: effect.target) }
      return
    }
    keep(effect.subject, in: name, of: effect.target)
  }

  private func keep(_ values: Values, in name: String, of target: Values) {
    for type in target.types { fields[Field(type: type, name: name), default: []].formUnion(values) }
  }

  private func indexHappenings() {
    for happening in happenings {
      if happening.effect.kind == .creates { indexMade(happening) }
      guard let type = happening.type else { continue }
      names[type, default: [:]][happening.effect.place, default: []].insert(happening.function)
      guard case .calls(let name) = happening.effect.kind else { continue }
      if name.hasSuffix(".init") {
        makesExternal[String(name.dropLast(5)), default: []].insert(type)
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

  /// What a function or a property does, read once a round. A call that comes back to itself returns nothing new.
  func summary(of key: SummaryKey) -> Summary {
    if let known = summaries[key] { return known }
    guard open.count < Self.deepest, open.insert(key).inserted else { return Summary() }
    let summary = Frame.summary(of: key, in: self)
    open.remove(key)
    summaries[key] = summary
    return summary
  }
}

/// A property of a type.
struct Field: Hashable, Sendable {
  let type: TypeID
  let name: String
}

/// What is read on its own: a function or the parts of a property, on a type.
enum SummaryKey: Hashable, Sendable {
  case function(FunctionID, TypeID?)
  /// A function that is given what it takes apart.
  case applied(FunctionID, TypeID?, [Int: Values])
  /// The defaults of a function's parameters.
  case defaults(FunctionID, TypeID?)
  case getter(TypeID, Int, TypeID)
  case initial(TypeID, Int, TypeID)
  case observers(TypeID, Int, TypeID)
}

/// An effect, and the type in whose methods it happens; nil outside of types and in static methods.
struct Happening: Hashable, Sendable {
  let type: TypeID?
  let function: String
  let effect: Effect
}
