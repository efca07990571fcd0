/// A type that a file declares or extends.
struct TypeFact: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
    /// One of ``GenericAliases``. No file declares it as a type.
    case alias
  }

  var kind: Kind
  /// Its name with the types around it: `Home.Coordinator`. For an extension, the extended type.
  var name: Name
  /// The line of its name.
  var line: Int
  var documentation: String?
  var condition: String?
  /// Its attributes without the at sign, with the types that a macro gets: `Coordinator<HomeRoute>`.
  var attributes: [TypeReference] = []
  /// The types in the inheritance clause.
  var inherited: [TypeReference] = []
  /// Generic parameters and associated types, with their constraints.
  var generics: [GenericFact] = []
  /// Conditions of an extension or a protocol: `Self: UIViewController`.
  var requirements: [GenericFact] = []
  var properties: [PropertyFact] = []
  var functions: [FunctionFact] = []
  var cases: [CaseFact] = []
  var aliases: [AliasFact] = []
}

/// A generic parameter, or the subject of a `where` clause, with its constraints.
struct GenericFact: Hashable, Sendable {
  var name: Name
  var constraints: [TypeReference]
}

struct AliasFact: Hashable, Sendable {
  var name: Name
  var type: TypeReference
  var line: Int
  /// Whether it has generic parameters of its own, or only its file knows it.
  var isLimited = false
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
  /// The names of its attributes and property wrappers: `Route`, `Injected`.
  var attributes: [String] = []
  var type: TypeReference?
  var hold = ReferenceStrength.strong
  var isStatic = false
  var isLazy = false
  var isConstant = false
  var initial: Expression?
  /// The getter; nil for a stored property.
  var getter: [Statement]?
  /// Its setter and observers.
  var observers: [Statement] = []
  /// Arguments of its property wrappers: `@Route(.push)`.
  var wrapping: [Expression] = []
}

/// A function, an initializer (`init`), a subscript or a `deinit`.
struct FunctionFact: Hashable, Sendable {
  var name: Name
  var line: Int
  var condition: String?
  var attributes: [String] = []
  var parameters: [Parameter] = []
  var generics: [GenericFact] = []
  var returns: TypeReference?
  var isStatic = false
  var isOverride = false
  var isAsync = false
  /// Nil for a requirement of a protocol.
  var body: [Statement]?
}

extension PropertyFact {
  /// All its code: initial value, getter, observers and arguments of its wrappers.
  var statements: [Statement] {
    [initial?.statement].compactMap(\.self) + (getter ?? []) + observers + wrapping.map(\.statement)
  }

  /// The name of its type: declared, or that of the object that it is made with.
  var typeName: Name? { type?.name ?? initial?.madeType }

  /// Whether a property wrapper starts with a word: `State` of `@StateObject`.
  func isWrapped(_ word: String) -> Bool { attributes.contains { $0.hasPrefix(word) } }

  /// The type that it is declared with, or made with: `var step = Step.State()`.
  var keptType: TypeReference? {
    if let type { return type }
    guard case .call(let callee, _)? = initial?.kind else { return nil }
    switch callee.kind {
    case .name(let name, let arguments): return .named(name, arguments)
    case .type(let type): return type
    default: return callee.typeName.map { .named($0, []) }
    }
  }

  /// The one expression that its getter returns, or its initial value.
  var result: Expression? {
    guard let getter, !getter.isEmpty else { return initial }
    return getter.count == 1 ? getter[0].result : nil
  }

  /// The type that it asks the environment for: `@Environment(DataFlow.self)`.
  var environmentType: TypeReference? {
    guard attributes.contains("Environment"), case .name(let name, _)? = wrapping.first?.kind else {
      return nil
    }
    return .named(name, [])
  }

  /// The type of its cases: `var screen: Screen`, `var screen = Screen.list`.
  var caseType: Name? {
    type == nil ? initial?.caseType : type?.name
  }

  /// The enums whose cases the property may hold, directly or inside an object: `StepMachine<Step>`,
  /// `StepMachine(at: Step.first)`.
  var caseTypes: [Name] {
    guard type == nil, case .call(_, let arguments)? = initial?.kind else {
      return ([caseType] + (type?.arguments ?? []).map(\.name)).compactMap(\.self)
    }
    return arguments.compactMap(\.value.caseType)
  }
}

extension FunctionFact {
  /// All its code: the body, and the initial values of parameters.
  var statements: [Statement] { (body ?? []) + parameters.compactMap(\.initial?.statement) }

  /// Whether it is variadic.
  var takesSeveral: Bool { parameters.contains(where: \.takesSeveral) }

  func hasParameter(_ label: Name) -> Bool { parameters.contains { $0.label == label } }
}
