/// A type that a file declares or extends.
struct TypeFact: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
  }

  var kind: Kind
  /// Its name within the file, with the types around it: `Home.Coordinator`. For an extension, what it extends.
  var name: Name
  /// The line of its name.
  var line: Int
  var documentation: String?
  var condition: String?
  /// Its attributes without the at sign. Types that a macro is given are arguments: `Coordinator<HomeRoute>`.
  var attributes: [TypeReference] = []
  /// What the inheritance clause names.
  var inherited: [TypeReference] = []
  /// Generic parameters and associated types, each with what it is constrained to.
  var generics: [GenericFact] = []
  /// Conditions of an extension or a protocol: `Self: UIViewController`.
  var requirements: [GenericFact] = []
  var properties: [PropertyFact] = []
  var functions: [FunctionFact] = []
  var cases: [CaseFact] = []
  var aliases: [AliasFact] = []
}

/// A generic parameter, or what a `where` clause speaks of, with what it is constrained to.
struct GenericFact: Hashable, Sendable {
  var name: Name
  var constraints: [TypeReference]
}

struct AliasFact: Hashable, Sendable {
  var name: Name
  var type: TypeReference
}

struct CaseFact: Hashable, Sendable {
  var name: Name
  var payload: [TypeReference]
}

/// A property or a variable.
struct PropertyFact: Hashable, Sendable {
  var name: Name
  var line: Int
  var documentation: String?
  var condition: String?
  /// The names of its attributes, and of property wrappers: `Route`, `Injected`.
  var attributes: [String] = []
  var type: TypeReference?
  var hold = ReferenceStrength.strong
  var isStatic = false
  var isLazy = false
  var isConstant = false
  var initial: Expression?
  /// What a computed property returns; nil for a stored one.
  var getter: [Statement]?
  /// What its setter and observers do.
  var observers: [Statement] = []
  /// Arguments of its property wrappers: `@Route(.push)`.
  var wrapping: [Expression] = []
}

/// A function, an initializer (`init`), a subscript or a `deinit`.
struct FunctionFact: Hashable, Sendable {
  var name: Name
  var line: Int
  var documentation: String?
  var condition: String?
  var attributes: [String] = []
  var parameters: [Parameter] = []
  var generics: [GenericFact] = []
  var returns: TypeReference?
  var isStatic = false
  var isOverride = false
  /// Nil where it is only required.
  var body: [Statement]?
}

extension PropertyFact {
  /// All that it does: what it is made with, computes and observes.
  var statements: [Statement] {
    [initial?.statement].compactMap(\.self) + (getter ?? []) + observers
  }
}

extension PropertyFact {
  /// The type of its cases: `var screen: Screen`, `var screen = Screen.list`.
  var caseType: Name? {
    if let type { return type.name }
    guard case .member(let base?, _)? = initial?.kind else { return nil }
    return base.name
  }
}
