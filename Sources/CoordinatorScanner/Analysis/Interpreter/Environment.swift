/// The abstract store of one function: the values that its variables may have.
///
/// A journal of assignments makes it cheap to leave a scope.
struct Environment {
  private(set) var values: [Name: PointsToSet] = [:]
  private var journal: [(name: Name, before: PointsToSet?)] = []
  /// The declared types of variables.
  private(set) var types: [Name: TypeReference] = [:]
  /// The names that still mean a parameter, and its position.
  private(set) var parameters: [Name: Int] = [:]
  /// The local functions declared so far.
  var functions: [Name: FunctionFact] = [:]

  /// The start of a scope.
  struct Mark {
    fileprivate let journal: Int
    fileprivate let types: [Name: TypeReference]
    fileprivate let parameters: [Name: Int]
  }

  var mark: Mark { Mark(journal: journal.count, types: types, parameters: parameters) }

  subscript(name: Name) -> PointsToSet? { values[name] }

  private mutating func set(_ name: Name, _ new: PointsToSet?) {
    journal.append((name, values[name]))
    values[name] = new
  }

  /// Declares a variable.
  mutating func bind(_ name: Name, _ values: PointsToSet) {
    set(name, values)
    parameters[name] = nil
  }

  mutating func bind(parameter name: Name, at position: Int, _ values: PointsToSet) {
    set(name, values)
    parameters[name] = position
  }

  mutating func declare(_ name: Name, as type: TypeReference?) {
    if type != nil || !types.isEmpty { types[name] = type }
  }

  /// Adds values to the values of a variable.
  mutating func join(_ new: PointsToSet, into name: Name) {
    set(name, (values[name] ?? []).union(new))
  }

  /// Ends the body of a function or a closure.
  mutating func leave(_ mark: Mark) {
    (types, parameters) = (mark.types, mark.parameters)
    rewind(to: mark.journal)
  }

  /// Ends a branch that may not have run: its assignments join the values from before it.
  mutating func leaveBranch(_ mark: Mark) {
    let after = journal[mark.journal...].map { ($0.name, values[$0.name]) }
    leave(mark)
    for (name, new) in after {
      guard let before = values[name], let new, before != new else { continue }
      set(name, before.union(new))
    }
  }

  private mutating func rewind(to count: Int) {
    while journal.count > count {
      let last = journal.removeLast()
      values[last.name] = last.before
    }
  }
}
