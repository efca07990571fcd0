/// Lists the functions and properties that the analysis summarizes even if nothing calls them.
struct MemberList {
  private let program: Program
  private let classification: CoordinatorClassification

  /// A function, or a part of a property, on a type.
  struct Member {
    let key: SummaryKey
    let name: Name
    /// The type of `self`; nil for global and static members.
    let type: TypeID?
  }

  init(_ program: Program, _ classification: CoordinatorClassification) {
    (self.program, self.classification) = (program, classification)
  }

  /// The members of all types that the app can run, and all global functions. Xcode alone runs previews.
  var all: [Member] {
    let types = program.typeIDs.filter { type in
      !program[type].isProtocol && !program.baseNames(of: type).contains(SwiftUI.previewProvider)
    }
    let ofTypes = types.flatMap { members(on: $0) }
    let called = ofTypes.filter { member in
      guard case .function(let id, let type?) = member.key else { return true }
      return classification.attribution(of: id, on: type) == nil
    }
    return called + globalFunctions
  }

  var globalFunctions: [Member] {
    program.functions.indices.filter { program.functions[$0].owner == nil }.map {
      Member(key: .function(FunctionID(index: $0), nil), name: program.functions[$0].fact.name, type: nil)
    }
  }

  /// The members of a type; for a coordinator, the inherited ones too.
  func members(on type: TypeID) -> [Member] {
    guard classification.isCoordinator(type) else { return members(of: type, on: type) }
    let ancestors = program.ancestors(of: type).map(\.type).filter { isUsed($0, by: type) }
    return ([type] + ancestors).flatMap { members(of: $0, on: type) }
  }

  /// Whether a type uses the members of an ancestor. The members of `extension UIViewController` count only for types
  /// that name `UIViewController` as their base.
  private func isUsed(_ ancestor: TypeID, by type: TypeID) -> Bool {
    let name = program[ancestor].name
    guard program[ancestor].isExternal, SystemClasses.isKnown(name) else { return true }
    return program.lineage(of: type).contains { below in
      program[below].inherited.contains { $0.type.name == name }
    }
  }

  private func members(of owner: TypeID, on type: TypeID) -> [Member] {
    var found: [Member] = []
    for id in program[owner].functions {
      let fact = program[id].fact
      guard fact.body != nil, owner == type || isCurrent(id, on: type) else { continue }
      let receiver = fact.isStatic ? nil : type
      found.append(Member(key: .function(id, type), name: fact.name, type: receiver))
      if fact.parameters.contains(where: { $0.initial != nil }) {
        found.append(Member(key: .defaults(id, type), name: fact.name, type: receiver))
      }
    }
    for property in program[owner].properties {
      let fact = property.fact
      var keys: [SummaryKey] = []
      if fact.initial != nil || fact.injectedName != nil { keys.append(.initial(property, on: type)) }
      if fact.getter?.isEmpty == false { keys.append(.getter(property, on: type)) }
      if !fact.observers.isEmpty { keys.append(.observers(owner, property.position, type)) }
      found += keys.map { Member(key: $0, name: fact.name, type: fact.isStatic ? nil : type) }
    }
    return found
  }

  /// Whether a function is the one that a type has. A subclass may override it, and `#if` may choose another one.
  private func isCurrent(_ id: FunctionID, on type: TypeID) -> Bool {
    let functions = program.functions(named: program[id].fact.name, on: type)
    return CompilationConditions([program[type].condition]).alternatives(among: functions, in: program)
      .contains(id)
  }
}

/// A member that a part of the analysis summarizes, and what was found in it.
final class AnalyzedMember {
  let summary: CachedSummary
  let name: Name
  /// The type of `self`; nil for global and static members.
  let type: TypeID?
  /// The version of the summary that the effects are from.
  var version = 0
  /// The last round in which it was analysed.
  var round = 0
  var attributedEffects: [AttributedEffect] = []
  var fieldWrites: [FieldWrite] = []

  init(_ member: MemberList.Member, _ summary: CachedSummary) {
    (self.summary, name, type) = (summary, member.name, member.type)
  }

  /// Whether it fills properties: an initializer or an initial value.
  var isInitial: Bool {
    if case .initial = summary.key { true } else { name == .initializer }
  }
}
