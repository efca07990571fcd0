/// Where views of SwiftUI ask coordinators for what they show.
///
/// A coordinator of SwiftUI's stacks builds a view for each page, and a view asks it to, in a modifier that says how that
/// is shown: `.sheet(item: $flow.sheet) { flow.build(sheet: $0) }`. So what `build(sheet:)` makes is a sheet.
struct BuilderCalls {
  /// Lines of a coordinator that make what is shown in one way.
  struct Call {
    let coordinator: TypeID
    /// The lines, each with what it names.
    let lines: [Place: Set<String>]
    let label: String
  }

  private let flow: Flow
  private let coordinators: Set<TypeID>
  /// The view or coordinator that is read.
  private var reader: TypeID?
  private(set) var all: [Call] = []

  init(_ flow: Flow, _ coordinators: Set<TypeID>) {
    (self.flow, self.coordinators) = (flow, coordinators)
    for type in flow.program.typeIDs where isView(type) || coordinators.contains(type) {
      reader = type
      for function in flow.program[type].functions { read(flow.program[function].fact.body ?? [], nil) }
      for property in flow.program[type].properties { read(property.fact.getter ?? [], nil) }
    }
  }

  private func isView(_ type: TypeID) -> Bool {
    flow.program[type].kind == .struct && flow.cast.isScreen(type)
  }

  // MARK: Views

  /// What these modifiers are given is shown in this way.
  private static let modifiers = [
    "navigationDestination": "push", "sheet": "sheet", "fullScreenCover": "present",
  ]

  private static let stacks: Set = ["NavigationStack", "NavigationView"]

  /// Views that show what they are given as if they were not there.
  private static let transparent: Set = ["Group", "ZStack", "AnyView"]

  private mutating func read(_ statements: [Statement], _ label: String?) {
    for statement in statements {
      switch statement.kind {
      case .expression(let value): read(value, label)
      case .result(let value): if let value { read(value, label) }
      case .branches(let clauses): for clause in clauses { read(clause.body, label) }
      case .binding(_, _, let value): if let value { read(value, nil) }
      case .loop(_, _, let body): read(body, nil)
      case .function: break
      }
    }
  }

  private mutating func read(_ expression: Expression, _ label: String?) {
    switch expression.kind {
    case .call(let callee, let arguments): read(callee, arguments, label)
    case .member(let base?, let name): note(name, [], of: base, label)
    case .closure(let closure): read(closure.body, label)
    case .block(let statements): read(statements, label)
    case .choice(let parts): for part in parts { read(part, label) }
    default: for part in expression.parts { read(part, nil) }
    }
  }

  private mutating func read(_ callee: Expression, _ arguments: [Argument], _ label: String?) {
    var inner: String?
    switch callee.kind {
    case .name(let name, _):
      if Self.stacks.contains(name) { inner = "root" }
      if Self.transparent.contains(name) { inner = label }
      note(name, arguments, of: nil, label)
    case .member(let base?, let name):
      inner = Self.modifiers[name]
      note(name, arguments, of: base, label)
      // A modifier leaves a view where it is.
      read(base, label)
    default: read(callee, nil)
    }
    for argument in arguments { read(argument.value, inner) }
  }

  // MARK: Builders

  private mutating func note(_ name: String, _ arguments: [Argument], of base: Expression?, _ label: String?)
  {
    guard let label, let coordinator = coordinator(base) else { return }
    var lines = BuilderLines(flow, coordinator)
    lines.read(name, arguments)
    if !lines.all.isEmpty { all.append(Call(coordinator: coordinator, lines: lines.all, label: label)) }
  }

  /// The coordinator that an expression names: the one that is read, or one in a property.
  private func coordinator(_ base: Expression?) -> TypeID? {
    guard let reader else { return nil }
    switch base?.kind {
    case nil, .name("self", _): return coordinators.contains(reader) ? reader : nil
    case .name(let name, _): return coordinator(in: name, of: reader)
    case .member(let base?, let name):
      guard case .name("self", _) = base.kind else { return nil }
      return coordinator(in: name, of: reader)
    default: return nil
    }
  }

  private func coordinator(in name: String, of type: TypeID) -> TypeID? {
    guard let (owner, position) = flow.property(name, on: type) else { return nil }
    let property = flow.program[owner].properties[position]
    let scope = Scope(file: property.file, type: owner)
    let declared = property.fact.type.map { flow.program.parts(of: $0, in: scope) } ?? []
    let types = declared.compactMap { part -> TypeID? in
      if case .source(let type, _) = part { return type }
      return nil
    }
    return (types + flow.known(name, of: type).types).first(where: coordinators.contains)
  }
}

/// The lines of a coordinator that a call of one of its builders leads to.
struct BuilderLines {
  private let flow: Flow
  private let coordinator: TypeID
  private var seen: Set<FunctionID> = []
  /// The lines, each with what it names.
  private(set) var all: [Place: Set<String>] = [:]

  init(_ flow: Flow, _ coordinator: TypeID) { (self.flow, self.coordinator) = (flow, coordinator) }

  mutating func read(_ name: String, _ arguments: [Argument]) {
    if let (owner, position) = flow.property(name, on: coordinator) {
      let property = flow.program[owner].properties[position]
      insert(property.fact.getter ?? [], file: property.file)
    }
    let functions = flow.functions(named: name, on: coordinator)
    let fitting = functions.filter {
      flow.program[$0].fact.parameters.map(\.label) == arguments.map(\.label)
    }
    // A builder that is only named says by what is asked of it which one is meant; one alone is.
    for function in fitting.isEmpty && functions.count == 1 ? functions : fitting {
      insert(function, arguments)
    }
  }

  private mutating func insert(_ id: FunctionID, _ arguments: [Argument]) {
    guard seen.insert(id).inserted else { return }
    let function = flow.program[id]
    var cases: [String: String] = [:]
    for (parameter, argument) in zip(function.fact.parameters, arguments) {
      cases[parameter.name] = argument.value.caseName
    }
    insert((function.fact.body ?? []).narrowed(to: cases), file: function.file)
  }

  private mutating func insert(_ statements: [Statement], file: Int) {
    for site in SiteReader.sites(of: statements) {
      let place = Place(file: file, line: site.expression.line)
      all[place, default: []].formUnion([site.expression.name].compactMap { $0 })
      guard !site.isLater, case .call(let callee, let arguments) = site.expression.kind else { continue }
      if case .name(let helper, _) = callee.kind { read(helper, arguments) }
    }
  }
}

extension Expression {
  /// The case that it is, where it is written: `.list`, `.meal(id)`, `Page.list`.
  fileprivate var caseName: String? {
    switch kind {
    case .member(nil, let name): name
    case .member(let base?, let name):
      base.name?.first?.isUppercase == true && name.first?.isLowercase == true ? name : nil
    case .call(let callee, _): callee.caseName
    default: nil
    }
  }
}

extension [Statement] {
  /// Without the clauses that other cases lead to than those that some names are known to be.
  fileprivate func narrowed(to cases: [String: String]) -> [Statement] {
    cases.isEmpty ? self : map { $0.narrowed(to: cases) }
  }
}

extension Statement {
  fileprivate func narrowed(to cases: [String: String]) -> Statement {
    var narrowed = self
    switch kind {
    case .branches(let clauses):
      let exact = clauses.filter { $0.isFor(cases) }
      narrowed.kind = .branches(exact.isEmpty ? clauses : exact)
    case .expression(let value): narrowed.kind = .expression(value.narrowed(to: cases))
    case .result(let value): narrowed.kind = .result(value?.narrowed(to: cases))
    default: break
    }
    return narrowed
  }
}

extension Expression {
  fileprivate func narrowed(to cases: [String: String]) -> Expression {
    guard case .block(let statements) = kind else { return self }
    return Expression(line: line, kind: .block(statements.narrowed(to: cases)))
  }
}

extension Statement.Clause {
  /// Whether it asks for just what one of some names is known to be.
  fileprivate func isFor(_ cases: [String: String]) -> Bool {
    tests.contains { test in
      guard case .binding(.enumCase(let name, _), _, let subject?) = test.kind else { return false }
      return subject.name.flatMap { cases[$0] } == name
    }
  }
}
