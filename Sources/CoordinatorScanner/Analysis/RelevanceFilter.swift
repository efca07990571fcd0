/// What a drawing wants to hear of. Most lines of an app lay out views and handle data: what they do with these comes
/// to no edge, and is not noted.
///
/// It leaves out only what can come to nothing: a value that may be of a type that matters matters.
struct RelevanceFilter {
  /// How much a value has to say.
  enum Level {
    /// Coordinators and screens, and what they may stand behind: ends of edges.
    case shown
    /// Those, and what may contain, build or register.
    case involved
  }

  /// By the position of a type.
  private var isShown: [Bool]
  private var isInvolved: [Bool]
  /// The methods that registries are filled and asked by.
  private let registering: Set<Name>
  /// Whether all is noted, as rules on lives ask for.
  let keepsEverything: Bool

  init(of program: Program, _ classification: CoordinatorClassification, keepsEverything: Bool) {
    self.keepsEverything = keepsEverything
    let types = program.typeIDs
    isShown = types.map {
      classification.isCoordinator($0) || classification.isEraser($0) || program.isShown($0, classification)
    }
    var methods = PackagedRegistry.known.methods.all
    isInvolved = isShown
    for type in types where program.canContain(type, classification) {
      let registry = program.registry(type)
      if let registry { methods.formUnion(registry.all) }
      if registry != nil || program.handsOut(type) || program.dependentBase(of: type) != nil {
        isInvolved[type.index] = true
      }
    }
    registering = methods
    isShown.spreadUp(program)
    isInvolved.spreadUp(program)
  }

  /// Whether objects of a type, or of one below it, matter.
  func isRelevant(_ type: TypeID, _ level: Level) -> Bool {
    level == .shown ? isShown[type.index] : isInvolved[type.index]
  }

  /// Whether a registry may be filled or asked by methods of a name.
  func isInRegistries(by method: Name) -> Bool { registering.contains(method) }
}

extension [Bool] {
  /// What matters matters behind all that is above it.
  fileprivate mutating func spreadUp(_ program: Program) {
    for type in program.typeIDs where self[type.index] {
      for ancestor in program.ancestors(of: type) { self[ancestor.type.index] = true }
    }
  }
}

extension Program {
  fileprivate func isShown(_ type: TypeID, _ classification: CoordinatorClassification) -> Bool {
    classification.isScreen(type) || isScreen(type)
      || bases(of: type).contains { $0.name.hasSuffix("ViewController") || $0.name == "View" }
  }

  /// Whether methods or properties of a type give what they may have made.
  fileprivate func handsOut(_ type: TypeID) -> Bool {
    self[type].functions.contains { self[$0].fact.returns != nil }
      || self[type].properties.contains { $0.fact.getter?.isEmpty == false }
  }
}

// MARK: Values

extension RelevanceFilter {
  func isRelevant(_ values: PointsToSet, _ level: Level) -> Bool {
    for value in values.all where isRelevant(value, level) { return true }
    return false
  }

  /// Whether a value may matter; what is only known where a function is called may.
  func isRelevant(_ value: AbstractValue, _ level: Level) -> Bool {
    switch value {
    case .object(let made): isRelevant(made.type, level)
    case .typed(let type): isRelevant(type, level)
    case .this, .parameter: true
    case .elements(let inner), .callable(let inner), .view(let inner): isRelevant(inner, level)
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains { isRelevant($0, level) }
    case .external, .type, .externalType, .function, .maker: false
    }
  }

  /// Protocols of the standard library that say nothing of what conforms to them.
  static let harmlessBases: Set<Name> = [
    "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "NSObject", "OptionSet",
    "Sendable",
    "String", "UInt8",
  ]

  /// What a call is noted as that makes a tab bar controller.
  fileprivate static let makingTabs: Name = "\(Name.tabBarController).init"

  /// Types from elsewhere that nothing of the program is.
  static let plain: Set<Name> = [
    "String", "Substring", "Character", "Int", "Int32", "Int64", "UInt", "UInt8", "Bool", "Double", "Float",
    "CGFloat", "Date", "URL", "URLRequest", "Data", "UUID", "IndexPath", "IndexSet", "TimeInterval", "CGRect",
    "CGSize", "CGPoint", "UIColor", "UIImage", "UIFont", "Void",
  ]
}

// MARK: Effects

extension DataFlow {
  /// Whether an effect of a method comes to an edge, once all is known of it.
  func isHeard(_ effect: Effect, in type: TypeID?) -> Bool {
    if relevance.keepsEverything { return true }
    switch effect.kind {
    case .creates, .sets, .adds: return relevance.isRelevant(effect.subject, .involved)
    case .hands(let name):
      return relevance.isRelevant(effect.subject, name == .initializer ? .involved : .shown)
    case .calls(let name):
      // What a screen is given to says how it is shown, whoever is called; so does a sheet that is set up.
      return traits(of: name).contains(.isInRegistries) || relevance.isRelevant(effect.subject, .shown)
        || isOwnCall(name, effect.target, of: type)
    case .clears, .removes, .captures: return false
    }
  }

  /// A call that tells what starting a coordinator leads to, or that it shows tabs.
  fileprivate func isOwnCall(_ name: Name, _ target: PointsToSet, of type: TypeID?) -> Bool {
    guard let type, classification.isCoordinator(type) else { return false }
    return name == RelevanceFilter.makingTabs || target.all.contains { $0 == .this || $0 == .typed(type) }
  }
}

extension Interpreter {
  /// Whether a drawing can make anything of what is read here.
  mutating func matters(_ kind: Effect.Kind, _ target: PointsToSet, _ subject: PointsToSet) -> Bool {
    if flow.relevance.keepsEverything { return true }
    if case .sets(let name) = kind, !mayKeep(name, target) { return false }
    if case .adds(let name) = kind, !mayKeep(name, target) { return false }
    switch kind {
    case .creates: return flow.relevance.isRelevant(subject, .involved)
    case .adds: return true
    case .sets: return !subject.isEmpty && (target.mayHaveProperties || isRelevant(subject, .involved))
    case .calls(let name):
      return flow.traits(of: name).contains(.isInRegistries) || isRelevant(subject, .shown)
        || flow.isOwnCall(name, target, of: this)
    case .hands(let name): return isRelevant(subject, name == .initializer ? .involved : .shown)
    case .clears, .removes, .captures: return false
    }
  }

  /// Whether a property of some of the values may hold what matters.
  private func mayKeep(_ property: Name, _ target: PointsToSet) -> Bool {
    target.isEmpty
      || target.all.contains { value in type(of: value).map { flow.mayKeep(property, of: $0) } ?? true }
  }

  /// Whether it can make anything of what a callee does.
  mutating func matters(_ effect: Effect, _ target: PointsToSet, _ subject: PointsToSet) -> Bool {
    if effect.kind == .creates { return flow.relevance.isRelevant(subject, .involved) }
    return matters(effect.kind, target, subject)
  }

  private mutating func isRelevant(_ values: PointsToSet, _ level: RelevanceFilter.Level) -> Bool {
    for value in values.all where isRelevant(value, level) { return true }
    return false
  }

  private mutating func isRelevant(_ value: AbstractValue, _ level: RelevanceFilter.Level) -> Bool {
    switch value {
    case .this: this.map { flow.relevance.isRelevant($0, level) } ?? true
    case .parameter(let position): isParameterIn(position, level)
    default: flow.relevance.isRelevant(value, level)
    }
  }

  /// A parameter matters as far as what it is declared to be.
  private mutating func isParameterIn(_ position: Int, _ level: RelevanceFilter.Level) -> Bool {
    guard let type = type(ofParameter: position) else { return true }
    let declared = declared(type)
    return declared.isEmpty || declared.all.contains { isBroad($0) }
      || flow.relevance.isRelevant(declared, level)
  }

  /// Whether a declared type says little of what is given: one from elsewhere, or made of such.
  private func isBroad(_ value: AbstractValue) -> Bool {
    switch value {
    case .external(let name, _): !RelevanceFilter.plain.contains(name)
    case .typed(let type): program[type].isExternal
    case .elements(let inner), .callable(let inner), .view(let inner): isBroad(inner)
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains { isBroad($0) }
    default: false
    }
  }

  private func isBroad(_ values: PointsToSet) -> Bool {
    values.isEmpty || values.all.contains { isBroad($0) }
  }
}

extension PointsToSet {
  /// Whether some of them are objects whose properties are followed.
  fileprivate var mayHaveProperties: Bool {
    all.contains { value in
      switch value {
      case .external, .type, .externalType, .function, .maker: false
      default: true
      }
    }
  }
}
