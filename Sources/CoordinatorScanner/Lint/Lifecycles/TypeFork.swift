/// Branches by which code tells types of a child apart: `case is Home:`, `if let home = child as? Home`.
struct TypeFork {
  let clauses: [Clause]

  struct Clause {
    /// The types of which one is asked for; nil where the clause asks for something else.
    let types: [TypeReference]?
    /// Whether the clause also asks for something else.
    let asksMore: Bool
    let body: [Statement]

    /// Whether it is for all that no other clause is for.
    var isDefault: Bool { types == nil && !asksMore }
  }
}

extension TypeFork {
  /// The forks of statements that ask for the type of one of some variables.
  static func all(in statements: [Statement], about variables: Set<Name>) -> [TypeFork] {
    var found: [TypeFork] = []
    var open = statements
    while let next = open.popLast()?.unwrapped {
      guard case .branches(let clauses) = next.kind else { continue }
      let read = clauses.map { Clause($0, about: variables) }
      if read.contains(where: { $0.types != nil }) { found.append(TypeFork(clauses: read)) }
      open += clauses.flatMap(\.body)
    }
    return found
  }

  /// The statements that do not run for a type.
  ///
  /// - Parameter relation: How a type that a clause asks for is related to it.
  func hidden(_ relation: (TypeReference) -> Relation) -> [Statement] {
    var hidden: [Statement] = []
    var isDone = false
    for clause in clauses {
      let relations = clause.types?.map(relation)
      let runs = relations.map { $0.contains { $0 != .other } } ?? !(clause.isDefault && isDone)
      if !runs { hidden += clause.body }
      if let relations, !clause.asksMore, relations.contains(.same) { isDone = true }
    }
    return hidden
  }

  enum Relation {
    /// Each object of the type is also of the type that is asked for.
    case same
    case possible
    case other
  }
}

extension TypeFork.Clause {
  fileprivate init(_ clause: Statement.Clause, about variables: Set<Name>) {
    let asked = clause.tests.map { Self.askedType($0, variables) }
    let types = asked.compactMap(\.self)
    self.types = types.isEmpty ? nil : types
    asksMore = types.count < asked.count
    body = clause.body
  }

  /// The type that a test asks one of some variables for.
  private static func askedType(_ test: Statement, _ variables: Set<Name>) -> TypeReference? {
    func isMeant(_ subject: Expression?) -> Bool {
      guard case .name(let name, _)? = subject?.kind else { return false }
      return variables.contains(name)
    }
    switch test.kind {
    case .binding(.cast(_, let type), _, let subject): return isMeant(subject) ? type : nil
    case .binding(_, _, let value?), .expression(let value):
      return isMeant(value.parts.first) ? value.askedType : nil
    default: return nil
    }
  }
}
