/// Evaluates assignments: finds the variable or property, and what it gets.
struct AssignmentEvaluator: Evaluator {
  let interpreter: Interpreter

  /// A property of some objects, on the left side of an assignment.
  struct Target {
    let owner: PointsToSet
    let name: Name
  }

  func assign(_ right: Expression, to left: Expression, at site: ExpressionID) -> PointsToSet {
    let start = recorder.count
    let values = expressions.values(of: right, as: right.leavesTypeOut ? expected(at: left) : nil)
    if case .name(let name, _) = left.kind, environment[name] != nil {
      environment.join(values, into: name)
      return []
    }
    if left.isSelf { interpreter.thisValue = context.thisValue }
    if case .index(let list, _) = left.kind, case .name(let name, _) = list.kind, isCollection(local: name) {
      environment.join([.elements(values)], into: name)
    } else if case .index(let list, _) = left.kind, let target = target(list) {
      let kind: Effect.Kind = right.kind == .nothing ? .removes(target.name) : .adds(target.name)
      recorder.record(kind, target.owner, values, at: site)
    } else if case .tuple(let parts) = left.kind {
      assign(values, to: parts, at: site)
    } else if let target = target(left) {
      recorder.leaveToCallers(of: values, since: start)
      set(target, values, right, at: site)
    } else {
      _ = expressions.values(of: left)
    }
    return []
  }

  /// Whether a variable may be a list. An object may declare a subscript.
  private func isCollection(local name: Name) -> Bool {
    environment[name].map { $0.all.allSatisfy(\.isList) } ?? false
  }

  private func assign(_ values: PointsToSet, to parts: [Argument], at site: ExpressionID) {
    for (position, part) in parts.enumerated() {
      guard let target = target(part.value) else { continue }
      recorder.record(.sets(target.name), target.owner, values.part(position), at: site)
    }
  }

  private func set(_ target: Target, _ values: PointsToSet, _ right: Expression, at site: ExpressionID) {
    switch right.kind {
    case .member(nil, "none") where isOptional(target):
      recorder.record(.clears(target.name), target.owner, [], at: site)
    case .nothing, .array([]): recorder.record(.clears(target.name), target.owner, [], at: site)
    case .call(let callee, _) where callee.member == "filter" || isPart(right, of: target.name):
      // `children = children.filter { $0 !== child }`, `path = Array(path.prefix(2))`
      recorder.record(.removes(target.name), target.owner, removed(by: right), at: site)
    default: recorder.record(.sets(target.name), target.owner, values, at: site)
    }
  }

  /// Whether a property is declared as an optional, so that `.none` empties it.
  private func isOptional(_ target: Target) -> Bool {
    target.owner.all.contains { owner in
      guard let type = context.type(of: owner),
        case .optional? = symbols.property(target.name, on: type)?.fact.type
      else { return false }
      return true
    }
  }

  /// What a filter takes off; empty where that is not known.
  private func removed(by filter: Expression) -> PointsToSet {
    guard case .call(let callee, let arguments) = filter.kind, callee.member == "filter" else { return [] }
    return arguments.lazy.compactMap { lists.removed(where: $0.value, isKeeping: true) }.first ?? []
  }

  /// `list += more`.
  func add(_ right: Expression, to left: Expression, at site: ExpressionID) -> PointsToSet {
    let values = expressions.values(of: right, as: right.leavesTypeOut ? expected(at: left) : nil)
    if case .name(let name, _) = left.kind, environment[name] != nil {
      environment.join(values, into: name)
    } else if let target = target(left) {
      recorder.record(.adds(target.name), target.owner, values.elements, at: site)
    }
    return []
  }

  /// The property that an expression names.
  func target(_ expression: Expression) -> Target? {
    switch expression.kind {
    case .name(let name, _):
      guard environment[name] == nil, let this = context.this,
        context.isProperty(name, of: this) || isWrapper(name, of: this)
      else { return nil }
      return Target(owner: context.thisValue, name: name)
    case .member(let base?, let name):
      return Target(owner: expressions.values(of: base), name: name)
    default:
      return nil
    }
  }

  /// Whether a name means the wrapper behind a property of a view.
  private func isWrapper(_ name: Name, of type: TypeID) -> Bool {
    name.hasPrefix("_") && expectedWrapper(name, on: type) != nil
  }

  // MARK: Expected types

  /// The declared type of a variable, a property or an element of a list.
  func expected(at left: Expression) -> Expected? {
    switch left.kind {
    case .name(let name, _) where environment[name] != nil:
      context.expected(environment.types[name])
    case .index(let list, _): context.element(of: expected(at: list))
    default:
      // The assignment itself records the effects of the left side.
      recorder.discarding { target(left) }.flatMap { target in
        target.owner.all.first.flatMap { expected(target.name, of: $0) }
      }
    }
  }

  private func expected(_ property: Name, of owner: AbstractValue) -> Expected? {
    guard let type = context.type(of: owner) ?? owner.metatype else { return nil }
    if let wrapper = expectedWrapper(property, on: type) { return wrapper }
    guard let found = symbols.property(property, on: type) else { return nil }
    let reference = found.fact.type ?? initialType(of: found.fact, in: found.scope)
    return reference.map { Expected(reference: $0, scope: found.scope, type: type) }
  }

  /// The wrapper behind a property: `_home` of `@StateObject var home: HomeCoordinator` is a `StateObject<HomeCoordinator>`.
  private func expectedWrapper(_ name: Name, on type: TypeID) -> Expected? {
    guard name.hasPrefix("_"),
      let found = symbols.property(Name(String(name.text.dropFirst())), on: type),
      let wrapper = found.fact.attributes.first, let content = found.fact.type
    else { return nil }
    return Expected(reference: .named(Name(wrapper), [content]), scope: found.scope, type: type)
  }

  /// The type of an initial value: `Home()`, `Stop.none`.
  private func initialType(of fact: PropertyFact, in scope: Scope) -> TypeReference? {
    if let made = fact.initial?.madeType { return .named(made, []) }
    guard let name = fact.caseType, let type = symbols.resolve(name, in: scope) else { return nil }
    return program[type].kind == .enum ? .named(name, []) : nil
  }

  /// Whether an expression is a part of a list: `Array(path.dropLast())`.
  private func isPart(_ value: Expression, of list: Name) -> Bool {
    guard case .call(let callee, let arguments) = value.kind else { return false }
    switch callee.kind {
    case .name("Array", _), .name("Set", _):
      return arguments.first.map { isPart($0.value, of: list) } ?? false
    case .member(let base?, let method):
      let isPart = ["filter", "prefix", "suffix", "dropFirst", "dropLast"].contains(method)
      return isPart && (base.name == list || base.member == list || self.isPart(base, of: list))
    default: return false
    }
  }
}
