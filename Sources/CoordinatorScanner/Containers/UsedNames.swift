/// The names that the code of a program uses, of whatever: what none of its lines names, nothing reads.
struct UsedNames {
  private(set) var all: Set<String> = []
  private var expressions: [Expression] = []
  private var statements: [Statement] = []

  init(in program: Program) {
    for function in program.functions { queue(function.fact) }
    for type in program.types { for property in type.properties { queue(property.fact) } }
    for property in program.globals { queue(property.fact) }
    for file in program.files { statements += file.statements }
    finish()
  }

  /// The names that one property uses.
  init(of fact: PropertyFact) {
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
