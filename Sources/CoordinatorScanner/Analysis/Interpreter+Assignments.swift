extension Interpreter {
  /// A property of an object, as the left side of an assignment names it.
  struct Slot {
    let owner: PointsToSet
    let name: Name
  }

  mutating func assign(_ right: Expression, to left: Expression, at site: ExpressionID) -> PointsToSet {
    let start = effects.count
    let values = values(of: right, as: right.leavesTypeOut ? expected(at: left) : nil)
    if case .name(let name, _) = left.kind, locals[name] != nil {
      put(values, into: name)
      return []
    }
    if case .index(let list, _) = left.kind, case .name(let name, _) = list.kind, isCollection(local: name) {
      put([.elements(values)], into: name)
    } else if case .index(let list, _) = left.kind, let slot = slot(list) {
      note(right.kind == .nothing ? .removes(slot.name) : .adds(slot.name), slot.owner, values, at: site)
    } else if case .tuple(let parts) = left.kind {
      assign(values, to: parts, at: site)
    } else if let slot = slot(left) {
      leaveToCallers(of: values, effectsFrom: start)
      set(slot, values, right, at: site)
    } else {
      _ = self.values(of: left)
    }
    return []
  }

  /// Whether a variable holds nothing that is known, or lists: objects may have subscripts of their own.
  private func isCollection(local name: Name) -> Bool {
    locals[name].map { $0.all.allSatisfy(\.isList) } ?? false
  }

  private mutating func put(_ values: PointsToSet, into local: Name) {
    locals[local] = (locals[local] ?? []).union(values)
    if let position = parameters[local], !values.isEmpty {
      filled[position] = (filled[position] ?? []).union(values)
    }
  }

  /// What a function puts into a variable that it is given: `attach(&settings)`.
  mutating func fill(_ variable: Expression, _ values: PointsToSet, at site: ExpressionID) {
    if case .name(let name, _) = variable.kind, locals[name] != nil {
      put(values, into: name)
    } else if let slot = slot(variable) {
      note(.sets(slot.name), slot.owner, values, at: site)
    }
  }

  /// Coordinators that closures return are made by who calls these; whoever calls this function makes none of them.
  mutating func leaveToCallers(of closures: PointsToSet, effectsFrom start: Int) {
    for case .callable(let made) in closures.all {
      for position in start..<effects.count where effects[position].kind == .creates {
        let isReturned = effects[position].subject.all.allSatisfy {
          isCoordinator($0) && made.all.contains($0)
        }
        if isReturned { effects[position] = effects[position].forCaller }
      }
    }
  }

  private mutating func assign(_ values: PointsToSet, to parts: [Argument], at site: ExpressionID) {
    for (position, part) in parts.enumerated() {
      guard let slot = slot(part.value) else { continue }
      note(.sets(slot.name), slot.owner, values.part(position), at: site)
    }
  }

  private mutating func set(_ slot: Slot, _ values: PointsToSet, _ right: Expression, at site: ExpressionID) {
    switch right.kind {
    case .nothing: note(.clears(slot.name), slot.owner, [], at: site)
    case .array([]): note(.clears(slot.name), slot.owner, [], at: site)
    case .call(let callee, _) where callee.member == "filter" || right.isRest(of: slot.name):
      // `children = children.filter { $0 !== child }`, `path = Array(path.prefix(2))`
      note(.removes(slot.name), slot.owner, [], at: site)
    default: note(.sets(slot.name), slot.owner, values, at: site)
    }
  }

  mutating func add(_ right: Expression, to left: Expression, at site: ExpressionID) -> PointsToSet {
    let values = values(of: right, as: right.leavesTypeOut ? expected(at: left) : nil)
    if case .name(let name, _) = left.kind, locals[name] != nil {
      put(values, into: name)
    } else if let slot = slot(left) {
      note(.adds(slot.name), slot.owner, elements(of: values), at: site)
    }
    return []
  }

  /// What a variable, a property or an element of a list is declared to take.
  mutating func expected(at left: Expression) -> Expected? {
    switch left.kind {
    case .name(let name, _) where locals[name] != nil: return expected(localTypes[name])
    case .index(let list, _): return element(of: expected(at: list))
    default:
      // Asked for its type only; what it does is noted where it is set.
      let outer = (effects, exported)
      defer { (effects, exported) = outer }
      guard let slot = slot(left) else { return nil }
      return slot.owner.all.first.flatMap { expected(slot.name, of: $0) }
    }
  }

  private func expected(_ property: Name, of owner: AbstractValue) -> Expected? {
    guard let type = type(of: owner) ?? owner.metatype,
      let (declaring, position) = flow.property(property, on: type)
    else { return nil }
    let found = program[declaring].properties[position]
    let scope = Scope(file: found.file, type: declaring)
    let reference = found.fact.type ?? initialType(of: found.fact, in: scope)
    return reference.map { Expected(reference: $0, scope: scope, type: type) }
  }

  /// What a property is made with, where that says its type: `Home()`, `Stop.none`.
  private func initialType(of fact: PropertyFact, in scope: Scope) -> TypeReference? {
    if let made = fact.initial?.madeType { return .named(made, []) }
    guard let name = fact.caseType, let type = flow.resolve(name, in: scope), program[type].kind == .enum
    else {
      return nil
    }
    return .named(name, [])
  }

  /// The property that an expression names: of `self` where nothing stands before the name.
  mutating func slot(_ expression: Expression) -> Slot? {
    switch expression.kind {
    case .name(let name, _):
      guard locals[name] == nil, let this, isProperty(name, of: this) else { return nil }
      return Slot(owner: thisValue, name: name)
    case .member(let base?, let name):
      return Slot(owner: values(of: base), name: name)
    default:
      return nil
    }
  }

  /// Whether a name is a property; on a type with a superclass from elsewhere it may be one of that.
  private func isProperty(_ name: Name, of type: TypeID) -> Bool {
    if flow.property(name, on: type) != nil { return true }
    return !program.externals(of: type).isEmpty && program.index.types[name] == nil
  }
}

extension AbstractValue {
  /// The type of the program that it is.
  fileprivate var metatype: TypeID? {
    if case .type(let type) = self { return type }
    return nil
  }
}

extension Expression {
  /// Whether it is a part of a list by some name: `Array(path.dropLast())`.
  fileprivate func isRest(of list: Name) -> Bool {
    guard case .call(let callee, let arguments) = kind else { return false }
    switch callee.kind {
    case .name("Array", _), .name("Set", _): return arguments.first?.value.isRest(of: list) ?? false
    case .member(let base?, let method):
      let isPart = ["filter", "prefix", "suffix", "dropFirst", "dropLast"].contains(method)
      return isPart && (base.name == list || base.member == list || base.isRest(of: list))
    default: return false
    }
  }
}
