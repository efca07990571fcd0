/// An expression, reduced to what tells where values come from and go to. `try`, `await`, `!` and `?` are left out.
struct Expression: Hashable, Sendable {
  let id: ExpressionID
  var kind: Kind

  /// The line that it starts on, from 1.
  var line: Int { id.line }

  indirect enum Kind: Hashable, Sendable {
    /// A name on its own, `self` and `super` among them, with generic arguments.
    case name(Name, [TypeReference])
    /// A member of a value; of the type that is expected where there is no base.
    case member(Expression?, Name)
    /// A call; trailing closures are arguments like others.
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    case closure(Closure)
    case tuple([Argument])
    case array([Expression])
    case dictionary(keys: [Expression], values: [Expression])
    /// `as`, `as?`, `as!`.
    case cast(Expression, TypeReference)
    /// One of several: `a ?? b`, `test ? a : b`. The test stands in `other` before it.
    case choice([Expression])
    case assignment(Expression, Expression)
    /// `list += more`.
    case addition(Expression, Expression)
    /// What `if` and `switch` come to.
    case block([Statement])
    case text(String)
    case type(TypeReference)
    case nothing
    /// Anything else, by what it is made of.
    case other([Expression])
  }
}

/// Which expression of a file it is. A line may have several.
struct ExpressionID: Hashable, Sendable {
  /// The line that it starts on, from 1.
  let line: Int
  /// Its number among the expressions of the file, in the order of the source, from 1; 0 for a declaration.
  let number: Int

  /// What stands for a declaration where there is no expression.
  static func declaration(on line: Int) -> ExpressionID { ExpressionID(line: line, number: 0) }
}

struct Argument: Hashable, Sendable {
  var label: Name?
  var value: Expression
}

struct Closure: Hashable, Sendable {
  var captures: [Capture]
  var parameters: [Parameter]
  /// What it is declared to return.
  var returns: TypeReference?
  var body: [Statement]

  struct Capture: Hashable, Sendable {
    var name: Name
    var ownership: ReferenceStrength
    var value: Expression?
  }
}

/// How a variable keeps what it refers to.
enum ReferenceStrength: UInt8, Hashable, Sendable {
  case strong, weak, unowned
}

struct Parameter: Hashable, Sendable {
  /// What callers write before the argument; nil for none.
  var label: Name?
  var name: Name
  /// What the function sees: a list, where callers write several.
  var type: TypeReference?
  var initial: Expression?
  /// Whether callers write several arguments for it: `Coordinator...`.
  var takesSeveral = false

  /// Whether callers may leave it out.
  var isOptional: Bool { initial != nil || takesSeveral }

  /// What one argument for it is.
  var argumentType: TypeReference? { takesSeveral ? type?.element : type }
}
