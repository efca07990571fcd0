/// An expression, reduced to the flow of values. It has no `try`, `await`, `!` and `?`.
struct Expression: Hashable, Sendable {
  let id: ExpressionID
  var kind: Kind

  /// The line that it starts on, from 1.
  var line: Int { id.line }

  indirect enum Kind: Hashable, Sendable {
    /// A name without a base, such as a variable or `self`, with generic arguments.
    case name(Name, [TypeReference])
    /// A member of a value; of the expected type if there is no base.
    case member(Expression?, Name)
    /// A call. Trailing closures are arguments like others.
    case call(Expression, [Argument])
    case index(Expression, [Argument])
    case closure(Closure)
    case tuple([Argument])
    case array([Expression])
    case dictionary(keys: [Expression], values: [Expression])
    /// `as`, `as?`, `as!`.
    case cast(Expression, TypeReference)
    /// One of several values: `a ?? b`, `test ? a : b`. The test is in `other` before it.
    case choice([Expression])
    case assignment(Expression, Expression)
    /// `list += more`.
    case addition(Expression, Expression)
    /// `if` or `switch` as a value.
    case block([Statement])
    case text(String)
    case type(TypeReference)
    case nothing
    /// `true`, `false`.
    case flag(Bool)
    /// Anything else, by its parts.
    case other([Expression])
  }
}

/// The id of an expression in its file. A line may have several.
struct ExpressionID: Hashable, Sendable {
  private let (shortLine, shortNumber): (Int32, Int32)

  init(line: Int, number: Int) {
    shortLine = Int32(truncatingIfNeeded: line)
    shortNumber = Int32(truncatingIfNeeded: number)
  }

  /// The line that it starts on, from 1.
  var line: Int { Int(shortLine) }
  /// Its number in the file, in the order of the source, from 1; 0 for a declaration.
  var number: Int { Int(shortNumber) }

  /// The id of a declaration, which is no expression.
  static func declaration(on line: Int) -> ExpressionID { ExpressionID(line: line, number: 0) }
}

struct Argument: Hashable, Sendable {
  var label: Name?
  var value: Expression
}

struct Closure: Hashable, Sendable {
  var captures: [Capture]
  var parameters: [Parameter]
  /// The declared result.
  var returns: TypeReference?
  var body: [Statement]

  struct Capture: Hashable, Sendable {
    var name: Name
    var ownership: ReferenceStrength
    var value: Expression?
  }
}

/// How a variable refers to its object.
enum ReferenceStrength: UInt8, Hashable, Sendable {
  case strong, weak, unowned
}

struct Parameter: Hashable, Sendable {
  /// The argument label, if any.
  var label: Name?
  var name: Name
  /// Its type in the function: a list for a variadic parameter.
  var type: TypeReference?
  var initial: Expression?
  /// Whether it is variadic: `Coordinator...`.
  var takesSeveral = false

  /// Whether callers may leave it out.
  var isOptional: Bool { initial != nil || takesSeveral }

  /// The type of one argument.
  var argumentType: TypeReference? { takesSeveral ? type?.element : type }
}

extension [Parameter] {
  /// The parameters whose argument, or else whose default, is a case.
  func cases(in arguments: [Argument]) -> [Name: Name] {
    var cases: [Name: Name] = [:]
    var rest = arguments[...]
    for parameter in self {
      let isGiven = rest.first?.label == parameter.label && !rest.isEmpty
      cases[parameter.name] = (isGiven ? rest.removeFirst().value : parameter.initial)?.caseName
    }
    return cases
  }
}
