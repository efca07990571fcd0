/// The position of a type in a program.
struct TypeID: FastHashable, Sendable, Comparable {
  let index: Int
  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: index) }
  static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// The position of a function in a program.
struct FunctionID: FastHashable, Sendable, Comparable {
  let index: Int
  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: index) }
  static func < (left: FunctionID, right: FunctionID) -> Bool { left.index < right.index }
}

/// A type of the program: its declaration together with its extensions.
struct SourceType: Sendable {
  let name: Name
  let kind: TypeFact.Kind
  /// The file of its declaration; of its first extension, where another module declares it.
  let file: Int
  let line: Int
  var documentation: String?
  var condition: String?
  var attributes: [TypeReference]
  var generics: [GenericFact]
  /// What it inherits and conforms to, wherever that is said.
  var inherited: [Inheritance] = []
  var properties: [Property] = []
  var functions: [FunctionID] = []
  var cases: [CaseFact] = []
  var aliases: [AliasFact] = []
  /// Whether only extensions of it are in the sources.
  var isExternal: Bool { kind == .extension }
  var isProtocol: Bool { kind == .protocol }
  /// Whether it has an attribute of a name.
  func has(attribute name: Name) -> Bool { attributes.contains { $0.name == name } }
  /// Whether it is passed by reference.
  var isReference: Bool { kind == .class || kind == .actor }
}

/// One entry of an inheritance clause.
struct Inheritance: Hashable, Sendable {
  let type: TypeReference
  let place: Place
  /// The `#if` around the clause.
  var condition: String?
}

/// A property, and the file that declares it.
///
/// An object, as a function is: both are looked at at nearly every line, and facts are long to copy.
final class Property: Sendable {
  let fact: PropertyFact
  let file: Int

  init(fact: PropertyFact, file: Int) {
    (self.fact, self.file) = (fact, file)
  }
}

/// A function, the file that declares it and the type that it belongs to.
final class Function: Sendable {
  let fact: FunctionFact
  let file: Int
  let owner: TypeID?
  /// The conditions of the extension that it stands in.
  let requirements: [GenericFact]

  init(fact: FunctionFact, file: Int, owner: TypeID?, requirements: [GenericFact]) {
    (self.fact, self.file, self.owner, self.requirements) = (fact, file, owner, requirements)
  }
}

/// A line of a file of the program, and which expression there is meant.
struct Place: FastHashable, Sendable, Comparable {
  let file: Int
  let line: Int
  /// The number of the expression in its file; 0 where a line or a declaration is meant.
  let expression: Int

  /// A whole line.
  init(file: Int, line: Int) { (self.file, self.line, expression) = (file, line, 0) }

  init(file: Int, at id: ExpressionID) { (self.file, line, expression) = (file, id.line, id.number) }

  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: file << 40 ^ line << 20 ^ expression) }

  static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.expression) < (right.file, right.line, right.expression)
  }

  /// The whole line of it.
  var wholeLine: Place { Place(file: file, line: line) }

  /// Whether an expression is the one that is meant.
  func isOf(_ expression: Expression) -> Bool {
    expression.id.number == self.expression && expression.line == line
  }
}
