/// Evaluates names and members: variables, properties, nested types, and functions as values.
struct MemberEvaluator: Evaluator {
  let interpreter: Interpreter

  // MARK: Names

  /// The values of a name without a base. The nearest declaration counts.
  func values(named name: Name, _ arguments: [TypeReference]) -> PointsToSet {
    if let local = environment[name] { return local }
    if name == .own || name == .parent { return interpreter.thisValue }
    if name == .ownType, let this = context.this { return [.type(this)] }
    if !context.bindings.isEmpty, let known = context.bindings[name]?.metatypes { return known }
    if let fact = environment.functions[name] {
      return [.callable(interpreter.call(fact, ArgumentValues()))]
    }
    if let this = context.this, let found = ownMember(name, of: this) { return found }
    if let type = symbols.resolve(name, in: context.scope) { return [.type(type)] }
    if let found = global(name) { return found }
    let reference = TypeReference.named(name, arguments)
    let expanded = symbols.expanded(reference, in: context.scope)
    if expanded != reference { return context.metatypes(of: expanded) }
    return context.traits(of: name).contains(.isUppercase) ? [.externalType(name, arguments)] : []
  }

  private func ownMember(_ name: Name, of type: TypeID) -> PointsToSet? {
    if symbols.property(name, on: type) != nil {
      return interpreter.thisValue.flatMap { read(name, of: $0) }
    }
    if let function = context.methods(named: name, on: type).first { return [.function(function, type)] }
    return context.inheritedDependency(name, of: type)
  }

  private func global(_ name: Name) -> PointsToSet? {
    if let function = context.globalFunctions(named: name)?.first { return [.function(function, nil)] }
    guard let position = program.index.globals[name] else { return nil }
    let property = program.globals[position]
    if let type = property.fact.type {
      return context.declared(type, in: property.scope, of: nil)
    }
    guard let initial = property.fact.initial, interpreter.entered.insert(.global(name)).inserted else {
      return []
    }
    defer { interpreter.entered.remove(.global(name)) }
    return recorder.discarding { expressions.values(of: initial) }
  }

  // MARK: Members

  func member(_ base: Expression?, _ name: Name, as expected: Expected?) -> PointsToSet {
    guard let base else { return member(ofExpected: expected, name) }
    return expressions.values(ofBase: base, as: expected).flatMap { read(name, of: $0) }
  }

  /// A member without a base: `.shared`, of the expected type.
  private func member(ofExpected expected: Expected?, _ name: Name) -> PointsToSet {
    let own: PointsToSet = [.enumCase(nil, name, [])]
    // An extension of a library's type may declare it, but it may also be a case of that type.
    guard case .type(let type)? = context.omittedType(expected), !program[type].isExternal else { return own }
    let found = read(name, of: .type(type))
    return found.isEmpty ? own : found
  }

  /// A member of one value.
  func read(_ name: Name, of value: AbstractValue) -> PointsToSet {
    if name == .viewControllable, let view = view(of: value) { return view }
    switch value {
    case .type(let type): return staticMember(name, of: type)
    case .externalType(let outer, _): return nested(name, in: outer)
    case .tuple:
      let tuple: PointsToSet = [value]
      return tuple.part(named: name).union(Int(name.text).map(tuple.part) ?? [])
    case .elements(let inner): return ListCalls.member(name, of: inner)
    case .view: return name == .uiviewController ? [value] : []
    case .callable: return FactoryLibrary.scopes.contains(name) ? [value] : []
    case .external(let outer, _)
    where name == PackagedRegistry.accessor && context.isPackagedRegistry(outer):
      return [value]
    case .object, .typed, .this, .parameter:
      guard let type = context.type(of: value) else {
        return context.traits(of: name).contains(.erases) ? [value] : []
      }
      return instanceMember(name, of: value, type)
    case .enumCase: return context.type(of: value).map { instanceMember(name, of: value, $0) } ?? []
    default: return []
    }
  }

  /// The view of a router. Nil for other values, and for types that declare such a property themselves.
  private func view(of value: AbstractValue) -> PointsToSet? {
    switch value {
    case .object, .typed, .this, .parameter: break
    default: return nil
    }
    guard let type = context.type(of: value) else { return [.view([value])] }
    let isOwn = symbols.property(.viewControllable, on: type) != nil && !mayBeCoordinator(type)
    return isOwn ? nil : [.view([value])]
  }

  /// Whether a type is a coordinator, or a protocol of coordinators only.
  private func mayBeCoordinator(_ type: TypeID) -> Bool {
    if context.classification.isCoordinator(type) { return true }
    guard program[type].isProtocol else { return false }
    let below = symbols.concreteTypes(below: type).filter { !context.classification.isTestDouble($0) }
    return !below.isEmpty && below.allSatisfy { context.classification.isCoordinator($0) }
  }

  private func staticMember(_ name: Name, of type: TypeID) -> PointsToSet {
    if name == .initializer { return [.maker(type)] }
    if let nested = symbols.resolve(name, within: program[type].name, in: context.scope) {
      return [.type(nested)]
    }
    if !symbols.cases(named: name, of: type).isEmpty { return [.enumCase(type, name, [])] }
    if let property = symbols.property(name, on: type) {
      if let declared = property.fact.type {
        return context.declared(declared, of: property.scope.type ?? type)
      }
      // All readers share one object. The declaration records that it is made.
      return context.flow.summary(of: .initial(property, on: type)).returns
    }
    if let function = context.methods(named: name, on: type).first { return [.function(function, type)] }
    if name == "allCases" { return [.elements([.typed(type)])] }
    return ["shared", "default", "current", "main", "instance"].contains(name) ? [.typed(type)] : []
  }

  private func nested(_ name: Name, in outer: Name) -> PointsToSet {
    if let type = symbols.resolve(name, within: outer, in: context.scope) { return [.type(type)] }
    return context.traits(of: name).contains(.isUppercase) ? [.externalType("\(outer).\(name)", [])] : []
  }

  private func instanceMember(_ name: Name, of value: AbstractValue, _ type: TypeID) -> PointsToSet {
    if let property = symbols.property(name, on: type) {
      let readers = property.isRequirement ? resolver.implementers(of: type) : [type]
      if readers.count != 1 { interpreter.leaveOpen(value) }
      var found = PointsToSet()
      for reader in readers { found.formUnion(self.property(name, of: value, as: reader)) }
      return found.isEmpty ? declared(property, on: type) : found
    }
    if let function = context.methods(named: name, on: type).first { return [.function(function, type)] }
    if let inherited = context.inheritedDependency(name, of: type) { return inherited }
    return context.traits(of: name).contains(.erases) ? [value] : []
  }

  /// The property of one type that the value may have.
  private func property(_ name: Name, of value: AbstractValue, as type: TypeID) -> PointsToSet {
    guard let property = symbols.property(name, on: type) else { return [] }
    if property.fact.getter?.isEmpty == false {
      let summary = context.flow.summary(of: .getter(property, on: type, of: [value]))
      let site = ExpressionID.declaration(on: property.fact.line)
      return functionCalls.apply(
        summary,
        EffectRecorder.SummarizedCall(receiver: [value], type: type, arguments: ArgumentValues(), site: site)
      )
    }
    if case .object(let made) = value, made.type == type {
      let own = context.flow.known(name, of: type, .made(made.place))
      if !own.values.isEmpty { return own.values }
    }
    let known = context.flow.known(name, of: type)
    if !known.meant.isEmpty { return narrowed(known.meant, property, of: value) }
    let declared = declared(property, on: type)
    // Values of generic parameters hold for this call alone.
    if context.bindings.isEmpty { known.declared = declared }
    return declared
  }

  /// The values that fit the generic arguments of a parameter: `module.view` of `module: Module<HomeViewController>`.
  private func narrowed(_ values: PointsToSet, _ property: Property, of value: AbstractValue) -> PointsToSet {
    guard values.all.count > 1, case .parameter(let position) = value,
      let generics = property.scope.type.map({ program[$0].generics }),
      let argument = generics.firstIndex(where: { $0.name == property.fact.typeName }),
      let type = context.type(ofParameter: position).map({ symbols.expanded($0, in: context.scope) }),
      case .named(_, let arguments) = type.unwrapped, arguments.indices.contains(argument)
    else { return values }
    return context.narrowed(values, to: context.declared(arguments[argument]))
  }

  private func declared(_ property: Property, on type: TypeID) -> PointsToSet {
    guard let reference = property.fact.type else { return container(in: property.fact) }
    return context.declared(reference, in: property.scope, of: type)
  }

  /// The initial value of a property, where it is a container of UIKit or a registry of a library.
  private func container(in fact: PropertyFact) -> PointsToSet {
    guard let made = fact.initial?.madeType ?? resolverOwner(fact.initial) else { return [] }
    return UIKit.containers.contains(made) || context.isPackagedRegistry(made) ? [.external(made, [])] : []
  }

  /// The type of which an expression makes an object to read its registry: `Assembler([]).resolver`.
  private func resolverOwner(_ value: Expression?) -> Name? {
    guard case .member(let base?, PackagedRegistry.accessor)? = value?.kind else { return nil }
    return base.madeType
  }
}
