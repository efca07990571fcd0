/// The position of a type or a function in a program.
struct Position<Declaration>: FastHashable, Sendable, Comparable {
  private let number: Int32

  init(index: Int) { number = Int32(truncatingIfNeeded: index) }

  var index: Int { Int(number) }
  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: index) }
  static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

typealias TypeID = Position<SourceType>
typealias FunctionID = Position<Function>

/// A type of the program: its declaration and its extensions.
struct SourceType: Sendable {
  let name: Name
  let kind: TypeFact.Kind
  /// The file of its declaration, or of its first extension.
  let file: Int
  let line: Int
  var documentation: String?
  var condition: String?
  var attributes: [TypeReference]
  var generics: [GenericFact]
  /// The types in its inheritance clauses.
  var inherited: [Inheritance] = []
  var properties: [Property] = []
  var functions: [FunctionID] = []
  var cases: [CaseFact] = []
  var aliases: [AliasFact] = []
  /// The line of its name.
  var place: Place { Place(file: file, line: line) }
  /// Whether a library declares it, and the program only extends it.
  var isExternal: Bool { kind == .extension }

  /// Whether it is a value of the system that the program extends. `extension String` changes nothing of what a string holds.
  var isPlainOfLibrary: Bool { isExternal && TypeReference.plain.contains(name) }
  var isProtocol: Bool { kind == .protocol }
  /// Whether it has an attribute of a name.
  func has(attribute name: Name) -> Bool { attributes.contains { $0.name == name } }
  /// Whether it is passed by reference.
  var isReference: Bool { kind == .class || kind == .actor || kind == .alias }
}

/// One entry of an inheritance clause.
struct Inheritance: Hashable, Sendable {
  let type: TypeReference
  let place: Place
  /// The `#if` around the clause.
  var condition: String?
}

/// A property or a global variable, and where it is declared.
///
/// A class, like a function, because facts are slow to copy.
final class Property: Sendable {
  let fact: PropertyFact
  /// Its file, and the type that it belongs to.
  let scope: Scope
  /// Its place among the properties of its type.
  let position: Int
  /// Whether a protocol asks for it.
  let isRequirement: Bool

  init(_ fact: PropertyFact, in scope: Scope, at position: Int, isOfProtocol: Bool = false) {
    (self.fact, self.scope, self.position) = (fact, scope, position)
    isRequirement = isOfProtocol && fact.getter?.isEmpty != false
  }

  private init(_ other: Property, _ fact: PropertyFact) {
    (self.fact, scope, position, isRequirement) = (fact, other.scope, other.position, other.isRequirement)
  }

  /// The same with another strength.
  func held(_ strength: ReferenceStrength) -> Property {
    var fact = fact
    fact.hold = strength
    return Property(self, fact)
  }

  var file: Int { scope.file }
  /// The line that declares it.
  var place: Place { Place(file: file, line: fact.line) }
}

/// A function, the file that declares it and the type that it belongs to.
final class Function: Sendable {
  let fact: FunctionFact
  let file: Int
  let owner: TypeID?
  /// The conditions of the extension around it.
  let requirements: [GenericFact]

  init(fact: FunctionFact, file: Int, owner: TypeID?, requirements: [GenericFact]) {
    (self.fact, self.file, self.owner, self.requirements) = (fact, file, owner, requirements)
  }

  var scope: Scope { Scope(file: file, type: owner) }
}

/// An expression of the program, or a whole line.
struct Place: FastHashable, Sendable, Comparable {
  // The analysis keeps very many places, so each part has half of the size of an integer.
  private let (shortFile, shortLine, shortExpression): (Int32, Int32, Int32)

  /// A whole line.
  init(file: Int, line: Int) { self.init(file: file, at: .declaration(on: line)) }

  init(file: Int, at id: ExpressionID) {
    shortFile = Int32(truncatingIfNeeded: file)
    shortLine = Int32(truncatingIfNeeded: id.line)
    shortExpression = Int32(truncatingIfNeeded: id.number)
  }

  var file: Int { Int(shortFile) }
  var line: Int { Int(shortLine) }
  /// The number of the expression in its file; 0 for a line or a declaration.
  var expression: Int { Int(shortExpression) }

  var hashNumber: UInt64 { UInt64(truncatingIfNeeded: file << 40 ^ line << 20 ^ expression) }

  static func < (left: Place, right: Place) -> Bool {
    (left.file, left.line, left.expression) < (right.file, right.line, right.expression)
  }

  var wholeLine: Place { Place(file: file, line: line) }

  func isOf(_ expression: Expression) -> Bool {
    expression.id.number == self.expression && expression.line == line
  }
}
