/// All names that code uses. Nothing reads a member that no line names.
struct UsedNames {
  private(set) var all: Set<Name> = []
  private var expressions: [Expression] = []
  private var statements: [Statement] = []

  /// The names that one property uses.
  init(of fact: PropertyFact) {
    read(fact)
  }

  private init() {}

  /// Those of some names that no line of a program uses. The lines of the given types come first: most names are used
  /// by them, and with the last name the search ends.
  static func unused(among names: Set<Name>, in program: Program, nearestTo types: [TypeID]) -> Set<Name> {
    var unused = names
    var order = Set(types)
    for type in types + program.typeIDs.filter({ order.insert($0).inserted }) {
      if unused.isEmpty { return [] }
      var used = UsedNames()
      for function in program[type].functions { used.read(program[function].fact) }
      for property in program[type].properties { used.read(property.fact) }
      unused.subtract(used.all)
    }
    if unused.isEmpty { return [] }
    var used = UsedNames()
    for function in program.functions where function.owner == nil { used.read(function.fact) }
    for property in program.globals { used.read(property.fact) }
    for file in program.files {
      used.statements += file.statements
      used.finish()
    }
    return unused.subtracting(used.all)
  }

  private mutating func read(_ fact: FunctionFact) {
    queue(fact)
    finish()
  }

  private mutating func read(_ fact: PropertyFact) {
    queue(fact)
    finish()
  }

  private mutating func finish() {
    while true {
      if let expression = expressions.popLast() {
        read(expression)
      } else if let statement = statements.popLast() {
        read(statement)
      } else {
        break
      }
    }
  }

  private mutating func queue(_ fact: FunctionFact) {
    statements += fact.body ?? []
    expressions += fact.parameters.compactMap(\.initial)
  }

  private mutating func queue(_ fact: PropertyFact) {
    expressions += fact.wrapping
    if let initial = fact.initial { expressions.append(initial) }
    statements += (fact.getter ?? []) + fact.observers
  }

  private mutating func read(_ statement: Statement) {
    switch statement.kind {
    case .binding(_, _, let value): if let value { expressions.append(value) }
    case .expression(let value): expressions.append(value)
    case .result(let value): if let value { expressions.append(value) }
    case .branches(let clauses): for clause in clauses { statements += clause.tests + clause.body }
    case .loop(_, let sequence, let body):
      expressions.append(sequence)
      statements += body
    case .function(let fact): queue(fact)
    }
  }

  private mutating func read(_ expression: Expression) {
    switch expression.kind {
    case .name(let name, _): all.insert(name)
    case .member(let base, let name):
      all.insert(name)
      if let base { expressions.append(base) }
    case .call(let callee, let arguments), .index(let callee, let arguments):
      expressions.append(callee)
      expressions += arguments.map(\.value)
    case .closure(let closure):
      expressions += closure.captures.compactMap(\.value)
      all.formUnion(closure.captures.map(\.name))
      statements += closure.body
    case .tuple(let arguments): expressions += arguments.map(\.value)
    case .array(let parts), .choice(let parts), .other(let parts): expressions += parts
    case .dictionary(let keys, let values): expressions += keys + values
    case .cast(let value, _): expressions.append(value)
    case .assignment(let left, let right), .addition(let left, let right): expressions += [left, right]
    case .block(let inner): statements += inner
    case .text, .type, .nothing: break
    }
  }
}
