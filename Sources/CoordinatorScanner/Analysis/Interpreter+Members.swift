extension Interpreter {
  mutating func member(_ base: Expression?, _ name: Name, as expected: Expected?) -> PointsToSet {
    guard let base else { return member(ofExpected: expected, name) }
    let values = values(ofBase: base, as: expected)
    return values.flatMap { read(name, of: $0) }
  }

  /// A member of one value.
  mutating func read(_ name: Name, of value: AbstractValue) -> PointsToSet {
    if name == .viewControllable, let view = view(of: value) { return view }
    switch value {
    case .type(let type): return staticMember(name, of: type)
    case .externalType(let outer, _): return nested(name, in: outer)
    case .tuple:
      return PointsToSet([value]).part(named: name).union(
        Int(name.text).map { PointsToSet([value]).part($0) } ?? []
      )
    case .elements(let inner): return element(name, of: inner)
    case .view: return name == .uiviewController ? [value] : []
    case .callable: return Self.scopes.contains(name) ? [value] : []
    case .external(let outer, _) where name == PackagedRegistry.known.accessor && isPackagedRegistry(outer):
      return [value]
    case .object, .typed, .this, .parameter:
      guard let type = type(of: value) else { return flow.traits(of: name).contains(.erases) ? [value] : [] }
      return instanceMember(name, of: value, type)
    default: return []
    }
  }

  /// The view that a router has; nil where the value is none, or of a type that has such a property of its own.
  private func view(of value: AbstractValue) -> PointsToSet? {
    switch value {
    case .object, .typed, .this, .parameter: break
    default: return nil
    }
    guard let type = type(of: value) else { return [.view([value])] }
    let isOwn = flow.property(.viewControllable, on: type) != nil && !mayCoordinate(type)
    return isOwn ? nil : [.view([value])]
  }

  /// Whether a type is a coordinator, or what all that is below it are.
  private func mayCoordinate(_ type: TypeID) -> Bool {
    if flow.classification.isCoordinator(type) { return true }
    guard program[type].isProtocol else { return false }
    let below = flow.concreteTypes(below: type).filter { !flow.classification.isTestDouble($0) }
    return !below.isEmpty && below.allSatisfy { flow.classification.isCoordinator($0) }
  }

  private mutating func staticMember(_ name: Name, of type: TypeID) -> PointsToSet {
    if name == .initializer { return [.maker(type)] }
    if let nested = flow.resolve(name, within: program[type].name, in: scope) { return [.type(nested)] }
    if program[type].cases.contains(where: { $0.name == name }) { return [.enumCase(name, [])] }
    if let (owner, position) = flow.property(name, on: type) {
      let property = program[owner].properties[position]
      if let declaredType = property.fact.type { return declared(declaredType, of: owner) }
      // One object for all who ask: what it makes is noted where it is declared.
      return flow.summary(of: .initial(owner, position, type)).returns
    }
    if let function = methods(named: name, on: type).first { return [.function(function, type)] }
    if name == "allCases" { return [.elements([.typed(type)])] }
    return ["shared", "default", "current", "main", "instance"].contains(name) ? [.typed(type)] : []
  }

  private func nested(_ name: Name, in outer: Name) -> PointsToSet {
    if let type = flow.resolve(name, within: outer, in: scope) { return [.type(type)] }
    return flow.traits(of: name).contains(.isUppercase) ? [.externalType("\(outer).\(name)", [])] : []
  }

  private func element(_ name: Name, of inner: PointsToSet) -> PointsToSet {
    switch name {
    case "first", "last": inner
    case "values", "lazy", "indices", "keys", "publisher": [.elements(inner)]
    default: []
    }
  }

  private mutating func instanceMember(_ name: Name, of value: AbstractValue, _ type: TypeID) -> PointsToSet {
    if let (owner, position) = flow.property(name, on: type) {
      let isRequirement =
        program[owner].isProtocol && program[owner].properties[position].fact.getter?.isEmpty != false
      let readers = isRequirement ? implementers(of: type) : [type]
      if readers.isEmpty { leaveOpen(value) }
      var found = PointsToSet()
      for reader in readers { found.formUnion(property(name, of: value, as: reader)) }
      return found.isEmpty ? declaredProperty(owner, position, on: type) : found
    }
    if let function = methods(named: name, on: type).first { return [.function(function, type)] }
    if let inherited = inheritedDependency(name, of: type) { return inherited }
    return flow.traits(of: name).contains(.erases) ? [value] : []
  }

  /// The property of one type that may stand behind the value.
  private mutating func property(_ name: Name, of value: AbstractValue, as type: TypeID) -> PointsToSet {
    guard let (owner, position) = flow.property(name, on: type) else { return [] }
    let property = program[owner].properties[position]
    if let getter = property.fact.getter, !getter.isEmpty {
      let summary = flow.summary(of: .getter(owner, position, type))
      return take(summary, on: [value], of: type, ArgumentValues(), at: .declaration(on: property.fact.line))
    }
    let known = flow.known(name, of: type)
    if !known.meant.isEmpty { return known.meant }
    let declared = declaredProperty(owner, position, on: type)
    // What a caller tells of generic parameters is for this reading alone.
    if generics.isEmpty { known.declared = declared }
    return declared
  }

  private func declaredProperty(_ owner: TypeID, _ position: Int, on type: TypeID) -> PointsToSet {
    let property = program[owner].properties[position]
    guard let reference = property.fact.type else { return container(in: property.fact) }
    return declared(reference, in: Scope(file: property.file, type: owner), of: type)
  }

  /// The controller of the system that a property starts with, where that says how it shows what it contains; a registry.
  private func container(in fact: PropertyFact) -> PointsToSet {
    guard let made = fact.initial?.madeType ?? fact.initial?.resolverOwner else { return [] }
    return UIKit.containers.contains(made) || isPackagedRegistry(made) ? [.external(made, [])] : []
  }

  func isPackagedRegistry(_ name: Name) -> Bool {
    guard program.isPackagedRegistry(name, inFile: scope.file) else { return false }
    return flow.resolve(name, in: scope).map { program[$0].isExternal } ?? true
  }

  /// Notes that too many types may stand behind a value: where it is a parameter, whoever calls may know the one.
  mutating func leaveOpen(_ value: AbstractValue) {
    if case .parameter(let position) = value { unclear.insert(position) }
  }

  /// The types that may stand behind a protocol; too many say nothing.
  func implementers(of type: TypeID) -> [TypeID] {
    guard program[type].isProtocol else { return [type] }
    let types = flow.candidates(Field(type: type, name: ""), from: scope.file) {
      flow.concreteTypes(below: type).filter { !flow.classification.isTestDouble($0) }
    }
    return types.count > Self.mostImplementers ? [] : types
  }

  static let mostImplementers = 16
}

extension Expression {
  /// The type that is made for the registry that it has: `Assembler([]).resolver`.
  fileprivate var resolverOwner: Name? {
    guard case .member(let base?, PackagedRegistry.known.accessor) = kind else { return nil }
    return base.madeType
  }
}
