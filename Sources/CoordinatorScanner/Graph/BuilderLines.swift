/// The lines of a coordinator that a call of one of its builders leads to.
struct BuilderLines {
  private let flow: DataFlow
  private let coordinator: TypeID
  /// The builders that were read, each with the cases that it was read for.
  private var seen: [FunctionID: Set<[Name: Name]>] = [:]
  private var seenProperties: Set<Name> = []
  /// The lines, each with the names in it.
  private(set) var all: [Place: Set<Name>] = [:]
  /// The names that every path through them uses.
  private(set) var certain: [Place: Set<Name>] = [:]
  /// Whether every way through the builder reaches the code that is read.
  private var isCertain = true

  init(_ flow: DataFlow, _ coordinator: TypeID) { (self.flow, self.coordinator) = (flow, coordinator) }

  mutating func read(_ name: Name, _ arguments: [Argument]) {
    if let property = flow.symbols.property(name, on: coordinator), seenProperties.insert(name).inserted {
      insert(property.fact.getter ?? [], file: property.file)
    }
    let functions = flow.symbols.functions(named: name, on: coordinator)
    let labelled = functions.filter {
      flow.program[$0].fact.parameters.map(\.label) == arguments.map(\.label)
    }
    // A builder that is only named has no labels.
    let meant = labelled.isEmpty ? functions : labelled
    if meant.count == 1 { insert(meant[0], arguments) }
  }

  private mutating func insert(_ id: FunctionID, _ arguments: [Argument]) {
    let function = flow.program[id]
    let cases = function.fact.parameters.cases(in: arguments)
    guard seen[id, default: []].insert(cases).inserted else { return }
    insert((function.fact.body ?? []).narrowed(to: cases), file: function.file)
  }

  private mutating func insert(_ statements: [Statement], file: Int) {
    for site in SiteReader.sites(of: statements) {
      let place = Place(file: file, at: site.expression.id)
      let names = [site.expression.name].compactMap { $0 }
      let isSure = isCertain && site.path.isEmpty && !site.isLater
      all[place, default: []].formUnion(names)
      if isSure { certain[place, default: []].formUnion(names) }
      guard !site.isLater, case .call(let callee, let arguments) = site.expression.kind else { continue }
      if case .name(let helper, _) = callee.kind { read(helper, arguments, isSure: isSure) }
    }
  }

  private mutating func read(_ helper: Name, _ arguments: [Argument], isSure: Bool) {
    let outer = isCertain
    isCertain = isSure
    read(helper, arguments)
    isCertain = outer
  }
}
