import CoordinatorGraph

/// The analysis of a program: which objects reach which property and call.
///
/// It is an interprocedural data-flow analysis with function summaries (Sharir and Pnueli, 1981). Each function is
/// summarized once for each type that it is called on, with its parameters left open. A call applies the summary to its
/// arguments. The values of properties are joined over the whole program, in rounds, until a fixed point
/// (``FixedPointIteration``).
///
/// One thread at a time uses it.
final class DataFlow: @unchecked Sendable {
  let program: Program
  let classification: CoordinatorClassification
  let relevance: RelevanceFilter
  let symbols: SymbolLookup
  let properties: RelevantProperties
  let store: PropertyStore
  let summaries: SummaryTable
  /// Whether the values of properties reached a fixed point.
  private(set) var isSettled = false

  /// All effects of the program.
  private(set) var attributedEffects: [AttributedEffect] = []
  /// For each type, the coordinators that make objects of it.
  private(set) var makers: [TypeID: Set<TypeID>] = [:]
  /// The types of which other code makes objects.
  private(set) var madeElsewhere: Set<TypeID> = []
  /// The types of which the entry of the app makes objects: a delegate, an `App`, or global code.
  private(set) var madeByApp: Set<TypeID> = []
  /// For each type of a library, the types whose methods make objects of it.
  private(set) var makesExternal: [Name: Set<TypeID>] = [:]
  /// For each method of a type, the methods of the same object that it calls.
  private(set) var callsWithin: [TypeID: [Name: Set<Name>]] = [:]
  /// For each place in a type, the methods that have it.
  private(set) var names: [TypeID: [Place: Set<Name>]] = [:]

  /// Analyses a program.
  ///
  /// - Parameter isForLint: Whether to keep all effects, as lint needs them. The graph needs fewer.
  init(_ program: Program, classification: CoordinatorClassification, isForLint: Bool = false) {
    (self.program, self.classification) = (program, classification)
    relevance = RelevanceFilter(of: program, classification, keepsEverything: isForLint)
    symbols = SymbolLookup(program, relevance)
    properties = RelevantProperties(program, symbols, relevance)
    store = PropertyStore(program.family)
    summaries = SummaryTable(program)
    let iteration = FixedPointIteration(self)
    isSettled = iteration.run()
    attributedEffects = iteration.attributedEffects
    for attributed in attributedEffects { index(attributed) }
  }

  /// How much work the analysis took.
  var steps: Int { summaries.steps }

  var fields: [Field: PointsToSet] { store.fields }

  func begin(round: Int) {
    summaries.begin(round: round)
    store.hasChanges = false
  }

  func summary(of key: SummaryKey) -> FunctionSummary { summaries.summary(of: key, in: self) }

  /// The values of a property on a type. The current summary depends on them.
  func known(_ name: Name, of type: TypeID, _ objects: Field.Objects = .all) -> FieldValues {
    let known = store.values(of: Field(type: type, name: name, of: objects))
    summaries.stack.look(at: known)
    return known
  }

  // MARK: Result

  private func index(_ attributed: AttributedEffect) {
    let effect = attributed.effect
    if effect.kind == .creates { indexMade(attributed) }
    guard let type = attributed.type else { return }
    names[type, default: [:]][effect.place, default: []].insert(attributed.function)
    guard case .calls(let name) = effect.kind else { return }
    if name.hasSuffix(".init") {
      makesExternal[Name(String(name.text.dropLast(5))), default: []].insert(type)
    } else if effect.target.all.contains(.typed(type)) {
      callsWithin[type, default: [:]][attributed.function, default: []].insert(name)
    }
  }

  private func indexMade(_ attributed: AttributedEffect) {
    for type in attributed.effect.subject.types {
      if let maker = attributed.type, classification.isCoordinator(maker) {
        makers[type, default: []].insert(maker)
      } else {
        madeElsewhere.insert(type)
        let isByApp = attributed.type.map { program.screenTypes.isEntry($0) } ?? true
        if isByApp { madeByApp.insert(type) }
      }
    }
  }
}

/// Functions and properties that the analysis did not follow completely, because of its limits. Edges that depend on
/// them may be missing.
extension DataFlow {
  /// The names of the nodes whose code was not followed, and a line for each function and property: first those of nodes.
  func unknown(at drawn: Set<TypeID>) -> [String] {
    let functions = summaries.widened.map { id in
      let function = program[id]
      let place = Place(file: function.file, line: function.fact.line)
      return (function.owner, place, "calls of", function.fact.name)
    }
    let fields = store.widened.compactMap { field in
      symbols.property(field.name, on: field.type).map { ($0.scope.type, $0.place, "values of", field.name) }
    }
    let lines = (functions + fields).map { owner, place, what, member in
      let name = owner.map { "\(program[$0].name).\(member)" } ?? member.text
      let rank = owner.map(drawn.contains) == true ? 0 : 1
      return (rank, place, "\(program.text(of: place)): not all \(what) \(name) were followed")
    }
    let owners = Set((functions + fields).compactMap(\.0)).intersection(drawn).map { program[$0].name.text }
    let summary = owners.isEmpty ? [] : ["not all code of \(owners.sorted().short) was followed"]
    var seen: Set<String> = []
    return summary
      + lines.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.2).filter { seen.insert($0).inserted }
      + general
  }

  private var general: [String] {
    if summaries.isExhausted {
      return ["the analysis stopped at its limit of \(summaries.mostSteps) steps"]
    }
    return isSettled ? [] : ["the values of properties still changed after the last round of the analysis"]
  }
}

extension [String] {
  /// The first three, and how many more there are.
  var short: String {
    listed(atMost: count < 5 ? 4 : 3)
  }
}
