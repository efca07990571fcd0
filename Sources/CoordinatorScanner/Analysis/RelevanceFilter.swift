/// Tells which types and values can lead to an edge of the graph. Most lines of an app lay out views and handle data.
///
/// A value matters as soon as it may be of a type that matters.
struct RelevanceFilter {
  enum Level {
    /// Coordinators and screens, and their supertypes: the ends of edges.
    case shown
    /// These, containers, builders and registries, and structs that pass a parent down.
    case involved
  }

  /// By the position of a type.
  private var isShown: [Bool]
  private var isInvolved: [Bool]
  /// Enums whose members make or return what is shown.
  private var choices: Set<TypeID> = []
  /// Methods of registries.
  private let registering: Set<Name>
  /// Whether everything matters, as for lint.
  let keepsEverything: Bool

  init(of program: Program, _ classification: CoordinatorClassification, keepsEverything: Bool) {
    self.keepsEverything = keepsEverything
    let types = program.typeIDs
    isShown = types.map {
      classification.isCoordinator($0) || classification.isEraser($0)
        || classification.isScreen($0) || program.screenTypes.isScreen($0)
        || program.screenTypes.inheritsFromScreen($0)
    }
    var methods = PackagedRegistry.methods.all
    isInvolved = isShown
    for type in types where program.containerTypes.canContain(type, classification) {
      let registry = program.containerTypes.registry(type)
      if let registry { methods.formUnion(registry.all) }
      if registry != nil || program.containerTypes.dependentBase(of: type) != nil
        || program.containerTypes.mayContainWithoutBase(type)
      {
        isInvolved[type.index] = true
      }
    }
    registering = methods
    isShown.spreadUp(program)
    choices = Set(types.filter { program[$0].kind == .enum && givesShown($0, in: program) })
    for type in types where program[type].kind == .struct && carriesWayUp(type, in: program) {
      isInvolved[type.index] = true
    }
    isInvolved.spreadUp(program)
  }

  private func givesShown(_ type: TypeID, in program: Program) -> Bool {
    let returned =
      program[type].properties.flatMap { program.sources(of: $0.fact.type, in: $0.scope) }
      + program[type].functions.flatMap {
        program.sources(of: program[$0].fact.returns, in: program[$0].scope)
      }
    return (returned + program.made(by: type)).contains { isShown[$0.index] }
  }

  /// Whether the cases of an enum make or return what is shown: `route.make()`.
  func isChoice(_ type: TypeID) -> Bool { choices.contains(type) }

  /// Whether a struct passes a parent down: `struct Context { weak var presenter: AppCoordinator? }`.
  private func carriesWayUp(_ type: TypeID, in program: Program) -> Bool {
    program[type].properties.contains { property in
      guard program.behaviour.mayCarryWayUp(property.fact.name, in: type), let name = property.fact.type?.name
      else { return false }
      let kept = program.resolve(name, in: property.scope)
      return kept.map { isShown[$0.index] } ?? program[type].generics.contains { $0.name == name }
    }
  }

  func isRelevant(_ type: TypeID, _ level: Level) -> Bool {
    level == .shown ? isShown[type.index] : isInvolved[type.index]
  }

  func isInRegistries(by method: Name) -> Bool { registering.contains(method) }

  /// Whether a coordinator calls its own method, which its start may reach, or makes a tab bar controller.
  func isOwnCall(
    _ name: Name,
    _ target: PointsToSet,
    of type: TypeID?,
    _ classification: CoordinatorClassification
  ) -> Bool {
    guard let type, classification.isCoordinator(type) else { return false }
    return name == Self.makingTabs || target.all.contains { $0 == .this || $0 == .typed(type) }
  }
}

extension [Bool] {
  /// Marks the supertypes of marked types.
  fileprivate mutating func spreadUp(_ program: Program) {
    for type in program.typeIDs where self[type.index] {
      for ancestor in program.ancestors(of: type) { self[ancestor.type.index] = true }
    }
  }
}

// MARK: Values

extension RelevanceFilter {
  func isRelevant(_ values: PointsToSet, _ level: Level) -> Bool {
    for value in values.all where isRelevant(value, level) { return true }
    return false
  }

  func isRelevant(_ value: AbstractValue, _ level: Level) -> Bool {
    switch value {
    case .object(let made): isRelevant(made.type, level)
    case .typed(let type): isRelevant(type, level)
    case .this, .parameter: true
    case .elements(let inner), .callable(let inner), .view(let inner): isRelevant(inner, level)
    case .tuple(_, let parts), .enumCase(_, _, let parts): parts.contains { isRelevant($0, level) }
    case .external, .type, .externalType, .function, .maker: false
    }
  }

  /// Base types that say nothing about their subtypes.
  static let harmlessBases: Set<Name> = [
    "CaseIterable", "Codable", "CodingKey", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "NSObject", "OptionSet",
    "Sendable",
    "String", "UInt8",
  ]

  /// The recorded name of the initializer of a tab bar controller.
  private static let makingTabs: Name = "\(Name.tabBarController).init"
}
