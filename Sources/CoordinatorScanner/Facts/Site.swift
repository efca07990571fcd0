/// An expression, and the code around it in its function.
struct Site {
  let expression: Expression
  /// The branches that lead to it.
  let path: [Branch]
  /// Whether it is in a closure that may run later, any number of times.
  let isLater: Bool
  /// The tests before it.
  let tests: [Expression]
  /// The tests that have to fail before it: those of guards.
  let guards: [Expression]
  /// The name of its value: `child` in `guard let child = settings`.
  var bound: Name?

  struct Branch: Hashable {
    let fork: Int
    let way: Int
  }
}

/// Finds the expressions of a function, in the order of the source.
struct SiteReader {
  private var sites: [Site] = []
  private var path: [Site.Branch] = []
  private var tests: [Expression] = []
  private var guards: [Expression] = []
  private var isLater = false
  private var forks = 0
  /// Functions of the program that call their closures at once.
  private var callingAtOnce: Set<Name> = []

  /// A site knows at most so many tests. A switch may have very many cases.
  private static let mostAsked = 64

  static func sites(of statements: [Statement], callingAtOnce: Set<Name> = []) -> [Site] {
    var reader = SiteReader()
    reader.callingAtOnce = callingAtOnce
    reader.read(statements)
    return reader.sites
  }

  private mutating func read(_ statements: [Statement]) {
    let outer = (path, tests, guards)
    for statement in statements { read(statement) }
    (path, tests, guards) = outer
  }

  private mutating func read(_ statement: Statement) {
    switch statement.kind {
    case .binding(let pattern, _, let value): if let value { read(value, boundTo: pattern) }
    case .result(let value): if let value { readFlat(value) }
    case .expression(let value): readFlat(value)
    case .branches(let clauses): read(clauses)
    case .loop(_, let sequence, let body, _):
      read(sequence)
      read(body)
    case .function(let fact): later { $0.read(fact.statements) }
    }
  }

  /// An `if` statement is an expression with a block. Its tests hold for the lines below if it returns.
  private mutating func readFlat(_ value: Expression) {
    guard case .block(let statements) = value.kind else { return read(value) }
    for statement in statements { read(statement) }
  }

  private mutating func read(_ clauses: [Statement.Clause]) {
    let fork = forks
    forks += 1
    var asked: [Expression] = []
    var passed: [Expression] = []
    for (way, clause) in clauses.enumerated() {
      let outer = (path, tests)
      let own = clause.tests.flatMap(\.expressions)
      asked += own
      asked.removeFirst(max(asked.count - Self.mostAsked, 0))
      for test in clause.tests { read(test) }
      path.append(Site.Branch(fork: fork, way: way))
      tests += asked
      read(clause.body)
      (path, tests) = outer
      if clause.leaves { passed += own }
    }
    guard !passed.isEmpty else { return }
    tests += passed
    guards += passed
    path.append(Site.Branch(fork: fork, way: clauses.count))
  }

  private mutating func read(_ value: Expression, boundTo pattern: Pattern) {
    let start = sites.count
    read(value)
    if case .name(let name) = pattern, sites.count > start { sites[start].bound = name }
  }

  private mutating func read(_ expression: Expression) {
    let site = Site(expression: expression, path: path, isLater: isLater, tests: tests, guards: guards)
    sites.append(site)
    switch expression.kind {
    case .closure(let closure):
      for capture in closure.captures.compactMap(\.value) { read(capture) }
      later { $0.read(closure.body) }
    case .block(let statements): read(statements)
    case .call(let callee, let arguments):
      if case .closure(let closure) = callee.kind { read(closure.body) } else { read(callee) }
      for argument in arguments { read(argument.value, givenTo: callee) }
    default:
      for part in expression.parts { read(part) }
    }
  }

  private mutating func read(_ argument: Expression, givenTo callee: Expression) {
    guard callee.callsAtOnce || callee.name.map(callingAtOnce.contains) ?? false else {
      return read(argument)
    }
    guard case .closure(let closure) = argument.kind else { return read(applied(argument)) }
    read(closure.body)
  }

  /// A method as an argument counts as a call if the receiver calls it at once: `forEach(add)`.
  private func applied(_ argument: Expression) -> Expression {
    guard argument.isOwn else { return argument }
    return Expression(id: argument.id, kind: .call(argument, []))
  }

  private mutating func later(_ read: (inout SiteReader) -> Void) {
    let outer = isLater
    isLater = true
    read(&self)
    isLater = outer
  }
}

extension Expression {
  /// Whether it calls its closures soon, once or for each element.
  var callsAtOnce: Bool {
    if case .closure = kind { return true }
    return name.map { Self.callingAtOnce.contains($0) } ?? false
  }

  private static let callingAtOnce: Set = [
    "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "reduce", "sorted",
    "allSatisfy", "firstIndex", "lastIndex", "removeAll", "sync", "async", "asyncAfter", "Task", "run",
    "detached",
    "animate", "perform", "withAnimation", "assumeIsolated", "enumerated", "then", "apply", "configure",
  ]
}

extension Statement {
  /// The expression of a test.
  var expressions: [Expression] {
    switch kind {
    case .binding(_, _, let value): [value].compactMap { $0 }
    case .expression(let value): [value]
    default: []
    }
  }
}

extension Statement.Clause {
  /// Whether it leaves the function.
  fileprivate var leaves: Bool {
    guard let last = body.last else { return true }
    if case .result = last.kind { return true }
    if case .expression(let value) = last.kind, case .call(let callee, _) = value.kind {
      return ["fatalError", "preconditionFailure"].contains(callee.name)
    }
    return false
  }
}

extension [Statement] {
  /// The names that they use, as often as they do: of variables, members and captures.
  var usedNames: [Name] {
    SiteReader.sites(of: self).reduce(into: []) { names, site in
      if case .closure(let closure) = site.expression.kind { names += closure.captures.map(\.name) }
      if let name = site.expression.name { names.append(name) }
    }
  }
}
