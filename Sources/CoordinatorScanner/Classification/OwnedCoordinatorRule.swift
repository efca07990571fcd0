/// Coordinators that only create and keep others, as the one for the app or for tabs in SwiftUI. They keep them in
/// properties, or in the case of one. It also finds the coordinators that are kept so, for a view.
struct OwnedCoordinatorRule {
  private let program: Program
  private let coordinators: Set<TypeID>

  init(_ program: Program, _ coordinators: Set<TypeID>) {
    (self.program, self.coordinators) = (program, coordinators)
  }

  /// Why types that are named like coordinators are, for those that they keep.
  func reasons(for types: [TypeID]) -> [(type: TypeID, reason: ClassificationReason)] {
    types.compactMap { type in
      evidence(for: type).map { (type, ClassificationReason(rule: .keepsCoordinators, evidence: $0)) }
    }
  }

  /// Why types that serve a view are coordinators: a coordinator creates and keeps them.
  func reasons(forFollowed types: [TypeID: String]) -> [(type: TypeID, reason: ClassificationReason)] {
    let keepers = OwnedCoordinatorRule(program, Set(types.keys))
    var reasons: [TypeID: String] = [:]
    for keeper in coordinators.sorted() {
      for (kept, property) in keepers.madeAndKept(by: keeper) + keepers.madeAndListed(by: keeper)
      where reasons[kept] == nil {
        reasons[kept] =
          "is named so, and \(types[kept] ?? ""); \(program[keeper].name) makes it and keeps it in \(property)"
      }
    }
    return reasons.sorted { $0.key < $1.key }.map {
      ($0.key, ClassificationReason(rule: .keptForView, evidence: $0.value))
    }
  }

  /// Why a type that is named like a coordinator is one for those that it keeps.
  private func evidence(for type: TypeID) -> String? {
    guard
      program.behaviour.isObserved(type) || program.behaviour.starts(type)
        || program.behaviour.root(of: type) != nil,
      let (kept, property) = madeAndKept(by: type).first
    else { return nil }
    let isNamed = program.behaviour.mayCoordinate(type) ? "is named so" : "starts"
    return "\(isNamed), and keeps a \(program[kept].name) that it makes in \(property)"
  }

  /// The objects that a type creates and keeps, with their properties.
  private func madeAndKept(by type: TypeID) -> [(kept: TypeID, property: Name)] {
    lazy var expressions = expressions(of: type)
    return program[type].properties.filter { Self.mayKeep($0.fact) }.flatMap { property in
      kept(in: property.fact, property.scope)
        .filter { makes($0, type, property.fact, expressions) }.map { ($0, property.fact.name) }
    }
  }

  /// The objects that a type creates and puts into a list, with that list.
  private func madeAndListed(by type: TypeID) -> [(kept: TypeID, property: Name)] {
    lazy var expressions = expressions(of: type)
    return program[type].properties.filter { Self.mayKeep($0.fact) }.flatMap { property -> [(TypeID, Name)] in
      guard case .list(let element)? = property.fact.type?.unwrapped else { return [] }
      var listed = types(of: element, property.scope).flatMap {
        [$0] + payload(of: $0)
      }
      // A list of children may say no more of them than that they are objects.
      if listed.isEmpty, CoordinatorNaming.isChildList(property.fact.name) { listed = coordinators.sorted() }
      return listed.filter(coordinators.contains)
        .filter { isListed($0, in: property.fact.name, of: type, expressions) }.map {
          ($0, property.fact.name)
        }
    }
  }

  /// Whether what is made goes into a list: right there, or from a variable.
  private func isListed(_ kept: TypeID, in list: Name, of type: TypeID, _ expressions: [Expression]) -> Bool {
    let added = expressions.compactMap { Self.added(by: $0, to: list) }
    let isMadeThere = added.contains { Self.makes($0) || isCall($0, making: kept, of: type) }
    return isMadeThere || !added.isEmpty && expressions.contains { isCall($0, making: kept, of: type) }
  }

  private static func mayKeep(_ property: PropertyFact) -> Bool {
    property.getter == nil && property.hold == .strong && !property.isStatic
      && !CoordinatorNaming.isWayUp(property.name)
  }

  // MARK: What is kept

  private func kept(in property: PropertyFact, _ scope: Scope) -> [TypeID] {
    let initial = (property.initial?.madeType ?? property.caseType).map { TypeReference.named($0, []) }
    guard let type = property.type ?? initial else { return [] }
    return types(of: type, scope).flatMap { type -> [TypeID] in
      program[type].kind == .enum ? payload(of: type).flatMap(behind) : behind(type)
    }
  }

  /// The types of what the cases of an enum hold.
  private func payload(of type: TypeID) -> [TypeID] {
    let within = Scope(file: program[type].file, type: type)
    return program[type].cases.flatMap(\.payload).flatMap { types(of: $0, within) }
  }

  private func types(of reference: TypeReference, _ scope: Scope) -> [TypeID] {
    if case .tuple(_, let parts) = reference.unwrapped { return parts.flatMap { types(of: $0, scope) } }
    return program.parts(of: reference, in: scope).compactMap(\.source)
  }

  private func behind(_ type: TypeID) -> [TypeID] {
    if coordinators.contains(type) { return [type] }
    guard program[type].isProtocol, CoordinatorNaming.isCoordinating(program[type].name) else { return [] }
    return program.concreteTypes(below: type).filter(coordinators.contains)
  }

  // MARK: Who makes it

  /// Whether a type creates what it keeps. An object that it is given may be its parent.
  private func makes(
    _ kept: TypeID,
    _ type: TypeID,
    _ property: PropertyFact,
    _ expressions: [Expression]
  ) -> Bool {
    expressions.contains { expression in
      switch expression.kind {
      case .call: isCall(expression, making: kept, of: type)
      case .assignment(let slot, let value): slot.name == property.name && Self.makes(value)
      default: false
      }
    } || property.initial.map(Self.makes) ?? false
  }

  private func isCall(_ call: Expression, making kept: TypeID, of type: TypeID) -> Bool {
    guard let made = call.madeType else { return false }
    return program.resolve(made, in: Scope(file: program[type].file, type: type)) == kept
  }

  private func expressions(of type: TypeID) -> [Expression] {
    let properties = program[type].properties.map(\.fact)
    let bodies = program[type].functions.compactMap { program[$0].fact.body } + properties.map(\.observers)
    let initials = properties.compactMap(\.initial?.statement)
    return SiteReader.sites(of: bodies.flatMap { $0 } + initials).map(\.expression)
  }

  /// Whether an expression makes something of the type that its place declares: `.init()`, `factory.makeHome()`, also
  /// as the payload of a case.
  private static func makes(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, let name = callee.name else {
      return false
    }
    if case .member(nil, let name) = callee.kind, name != .initializer {
      return arguments.contains { makes($0.value) }
    }
    return name == .initializer || CoordinatorNaming.isMaking(name)
  }

  /// The value that a call adds to a list of `self`: `editors.append(editor)`.
  private static func added(by call: Expression, to list: Name) -> Expression? {
    guard case .call(let callee, let arguments) = call.kind,
      case .member(let base?, let method) = callee.kind,
      ["append", "insert"].contains(method), base.ownName == list
    else { return nil }
    return arguments.first?.value
  }
}
