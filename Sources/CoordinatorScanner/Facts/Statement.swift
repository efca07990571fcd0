/// A statement, reduced to what tells where values come from and go to.
struct Statement: Hashable, Sendable {
  /// The line that it starts on, from 1.
  var line: Int
  /// The `#if` that it stands in.
  var condition: String?
  var kind: Kind

  indirect enum Kind: Hashable, Sendable {
    case binding(Pattern, TypeReference?, Expression?)
    case expression(Expression)
    case result(Expression?)
    /// `if`, `guard`, `switch`, `while`, `do`: each clause has what it tests, then what it does.
    case branches([Clause])
    case loop(Pattern, Expression, [Statement])
    case function(FunctionFact)
  }

  struct Clause: Hashable, Sendable {
    var tests: [Statement]
    var body: [Statement]
  }
}

/// The names that a value is bound to.
indirect enum Pattern: Hashable, Sendable {
  case name(Name)
  case tuple([Pattern])
  /// `.home(let router)`: the payload of a case.
  case enumCase(Name, [Pattern])
  case ignored
}
