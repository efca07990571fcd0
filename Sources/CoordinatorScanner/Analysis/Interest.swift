/// What a drawing wants to hear of. Most lines of an app lay out views and handle data: what they do with these comes
/// to no edge, and is not noted.
///
/// It leaves out only what can come to nothing: a value that may be of a type that matters matters.
struct Interest {
  /// How much a value has to say.
  enum Part {
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
  let isInAll: Bool

  init(of program: Program, _ cast: Cast, isInAll: Bool) {
    self.isInAll = isInAll
    let types = program.typeIDs
    isShown = types.map { cast.isCoordinator($0) || cast.isEraser($0) || program.isShown($0, cast) }
    var methods = PackagedRegistry.known.methods.all
    isInvolved = isShown
    for type in types where program.canContain(type, cast) {
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
  func isIn(_ type: TypeID, _ part: Part) -> Bool {
    part == .shown ? isShown[type.index] : isInvolved[type.index]
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
  fileprivate func isShown(_ type: TypeID, _ cast: Cast) -> Bool {
    cast.isScreen(type) || isScreen(type)
      || bases(of: type).contains { $0.name.hasSuffix("ViewController") || $0.name == "View" }
  }

  /// Whether methods or properties of a type give what they may have made.
  fileprivate func handsOut(_ type: TypeID) -> Bool {
    self[type].functions.contains { self[$0].fact.returns != nil }
      || self[type].properties.contains { $0.fact.getter?.isEmpty == false }
  }
}

// MARK: Values

extension Interest {
  func isIn(_ values: Values, _ part: Part) -> Bool {
    for value in values.all where isIn(value, part) { return true }
    return false
  }

  /// Whether a value may matter; what is only known where a function is called may.
  func isIn(_ value: Value, _ part: Part) -> Bool {
    switch value {
    case .object(let made): isIn(made.type, part)
    case .typed(let type): isIn(type, part)
    case .this, .parameter: true
    case .elements(let inner), .callable(let inner), .view(let inner): isIn(inner, part)
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains { isIn($0, part) }
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

extension Flow {
  /// Whether an effect of a method comes to an edge, once all is known of it.
  func isHeard(_ effect: Effect, in type: TypeID?) -> Bool {
    if interest.isInAll { return true }
    switch effect.kind {
    case .creates, .sets, .adds: return interest.isIn(effect.subject, .involved)
    case .hands(let name): return interest.isIn(effect.subject, name == .initializer ? .involved : .shown)
    case .calls(let name):
      // What a screen is given to says how it is shown, whoever is called; so does a sheet that is set up.
      return traits(of: name).contains(.isInRegistries) || interest.isIn(effect.subject, .shown)
        || isOwnCall(name, effect.target, of: type)
    case .clears, .removes, .captures: return false
    }
  }

  /// A call that tells what starting a coordinator leads to, or that it shows tabs.
  fileprivate func isOwnCall(_ name: Name, _ target: Values, of type: TypeID?) -> Bool {
    guard let type, cast.isCoordinator(type) else { return false }
    return name == Interest.makingTabs || target.all.contains { $0 == .this || $0 == .typed(type) }
  }
}

extension Frame {
  /// Whether a drawing can make anything of what is read here.
  mutating func matters(_ kind: Effect.Kind, _ target: Values, _ subject: Values) -> Bool {
    if flow.interest.isInAll { return true }
    if case .sets(let name) = kind, !mayKeep(name, target) { return false }
    if case .adds(let name) = kind, !mayKeep(name, target) { return false }
    switch kind {
    case .creates: return flow.interest.isIn(subject, .involved)
    case .adds: return true
    case .sets: return !subject.isEmpty && (target.mayHaveProperties || isIn(subject, .involved))
    case .calls(let name):
      return flow.traits(of: name).contains(.isInRegistries) || isIn(subject, .shown)
        || flow.isOwnCall(name, target, of: this)
    case .hands(let name): return isIn(subject, name == .initializer ? .involved : .shown)
    case .clears, .removes, .captures: return false
    }
  }

  /// Whether a property of some of the values may hold what matters.
  private func mayKeep(_ property: Name, _ target: Values) -> Bool {
    target.isEmpty
      || target.all.contains { value in type(of: value).map { flow.mayKeep(property, of: $0) } ?? true }
  }

  /// Whether it can make anything of what a callee does.
  mutating func matters(_ effect: Effect, _ target: Values, _ subject: Values) -> Bool {
    if effect.kind == .creates { return flow.interest.isIn(subject, .involved) }
    return matters(effect.kind, target, subject)
  }

  private mutating func isIn(_ values: Values, _ part: Interest.Part) -> Bool {
    for value in values.all where isIn(value, part) { return true }
    return false
  }

  private mutating func isIn(_ value: Value, _ part: Interest.Part) -> Bool {
    switch value {
    case .this: this.map { flow.interest.isIn($0, part) } ?? true
    case .parameter(let position): isParameterIn(position, part)
    default: flow.interest.isIn(value, part)
    }
  }

  /// A parameter matters as far as what it is declared to be.
  private mutating func isParameterIn(_ position: Int, _ part: Interest.Part) -> Bool {
    guard let type = type(ofParameter: position) else { return true }
    let declared = declared(type)
    return declared.isEmpty || declared.all.contains { isBroad($0) } || flow.interest.isIn(declared, part)
  }

  /// Whether a declared type says little of what is given: one from elsewhere, or made of such.
  private func isBroad(_ value: Value) -> Bool {
    switch value {
    case .external(let name, _): !Interest.plain.contains(name)
    case .typed(let type): program[type].isExternal
    case .elements(let inner), .callable(let inner), .view(let inner): isBroad(inner)
    case .tuple(_, let parts), .enumCase(_, let parts): parts.contains { isBroad($0) }
    default: false
    }
  }

  private func isBroad(_ values: Values) -> Bool { values.isEmpty || values.all.contains { isBroad($0) } }
}

extension Values {
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
