/// Code that a property of an object holds: `child.onEnd = { … }`, `Child(onEnd: close)`.
struct Handler {
  let property: Name
  /// The objects with the property.
  let targets: PointsToSet
  /// Where the property is set.
  let place: Place
  let bodies: [CodeBody]
  /// The closure, or the method as a value.
  let value: Expression
  /// The method that sets the property.
  let method: Int
  /// Whether the property belongs to `self`.
  let isOwn: Bool
}

extension Handler {
  /// Whether it keeps the object whose method sets it. A method as a value does, like a closure that names `self`.
  var keepsSelf: Bool {
    if case .closure(let closure) = value.kind { return closure.keepsSelf }
    return true
  }
}

/// All handlers of a program.
struct Handlers {
  private(set) var all: [Handler] = []
  private var byProperty: [Name: [Int]] = [:]
  private let program: Program

  init(_ graph: CallGraph) {
    program = graph.program
    for position in graph.methods.indices {
      HandlerReader(graph: graph, position: position).read { add($0) }
    }
  }

  private mutating func add(_ handler: Handler) {
    byProperty[handler.property, default: []].append(all.count)
    all.append(handler)
  }

  func handlers(of property: Name) -> [Handler] { (byProperty[property] ?? []).map { all[$0] } }

  /// What a property of a type runs.
  func bodies(of property: Name, on type: TypeID) -> [CodeBody] {
    handlers(of: property).filter { handler in
      handler.targets.types.contains { program.isRelated($0, type) }
    }.flatMap(\.bodies)
  }
}

/// Reads the handlers that one method sets.
private struct HandlerReader {
  let graph: CallGraph
  let position: Int

  private var method: Method { graph.methods[position] }

  func read(_ tell: (Handler) -> Void) {
    let sites = graph.code(of: position).sites
    readInitial(tell)
    for site in sites {
      switch site.expression.kind {
      case .assignment(let left, let right):
        guard let name = left.name, left.member != nil || left.isOwn, let bodies = bodies(of: right) else {
          continue
        }
        tell(
          handler(
            name,
            targets(of: name, at: site.expression),
            site.expression,
            right,
            bodies,
            isOwn: left.isOwn
          )
        )
      case .call(let callee, let arguments):
        for (order, argument) in arguments.enumerated() {
          guard let bodies = bodies(of: argument.value) else { continue }
          for (name, targets) in properties(filledBy: order, of: arguments, callee, site.expression) {
            tell(handler(name, targets, argument.value, argument.value, bodies))
          }
        }
      default: break
      }
    }
  }

  /// The closure that a lazy property starts with.
  private func readInitial(_ tell: (Handler) -> Void) {
    guard case .initial(let owner, let index, _) = method.key, let type = method.type,
      graph.program[owner].properties[index].fact.isLazy, let value = method.statements.first?.result,
      let bodies = bodies(of: value)
    else { return }
    tell(handler(method.name, [.typed(type)], value, value, bodies, isOwn: true))
  }

  private func handler(
    _ property: Name,
    _ targets: PointsToSet,
    _ site: Expression,
    _ value: Expression,
    _ bodies: [CodeBody],
    isOwn: Bool = false
  ) -> Handler {
    Handler(
      property: property,
      targets: targets,
      place: Place(file: method.file, at: site.id),
      bodies: bodies,
      value: value,
      method: position,
      isOwn: isOwn
    )
  }

  /// The code of a closure or of a method as a value; nil for other values.
  private func bodies(of value: Expression) -> [CodeBody]? {
    if case .closure = value.kind { return [CodeBody(method: position, closure: value.id)] }
    guard value.isOwn, !value.isSelf, let name = value.name, let type = method.type,
      !method.parameters.contains(where: { $0.name == name })
    else { return nil }
    let found = graph.bodies(named: name, of: type)
    return found.isEmpty ? nil : found
  }

  private func targets(of name: Name, at site: Expression) -> PointsToSet {
    method.own.filter { $0.kind == .sets(name) && $0.place.isOf(site) }.reduce(into: PointsToSet()) {
      $0.formUnion($1.target)
    }
  }

  /// The properties that a call fills with an argument: it makes an object, or calls a method that stores the argument.
  private func properties(
    filledBy order: Int,
    of arguments: [Argument],
    _ callee: Expression,
    _ call: Expression
  ) -> [(Name, PointsToSet)] {
    let direct = method.own.filter { $0.place.isOf(call) }.flatMap { effect -> [(Name, PointsToSet)] in
      switch effect.kind {
      case .creates:
        return effect.subject.types.flatMap { type in
          filled(.initializer, of: type, order, arguments).map { ($0, effect.subject) }
        }
      case .calls(let name) where name == callee.name:
        return effect.target.types.flatMap { type in
          filled(name, of: type, order, arguments).map { ($0, effect.target) }
        }
      default: return []
      }
    }
    return direct.isEmpty ? passedOn(arguments[order], call) : direct
  }

  /// A factory that makes an object may pass its closure on.
  private func passedOn(_ argument: Argument, _ call: Expression) -> [(Name, PointsToSet)] {
    method.effects.filter { $0.kind == .creates && $0.places.count > 1 && $0.place.isOf(call) }.flatMap {
      effect in
      effect.subject.types.flatMap { type in
        memberwise(type, argument).filter { graph.program.property($0, on: type) != nil }.map {
          ($0, effect.subject)
        }
      }
    }
  }

  private func filled(_ name: Name, of type: TypeID, _ order: Int, _ arguments: [Argument]) -> [Name] {
    let callees = graph.bodies(named: name, of: type).map { graph.methods[$0.method] }
    if callees.isEmpty, name == .initializer { return memberwise(type, arguments[order]) }
    return callees.flatMap { callee -> [Name] in
      guard let parameter = callee.parameter(for: order, of: arguments) else { return [] }
      return callee.own.compactMap { effect in
        guard case .sets(let property) = effect.kind, effect.subject.all.contains(.parameter(parameter))
        else {
          return nil
        }
        return property
      }
    }
  }

  private func memberwise(_ type: TypeID, _ argument: Argument) -> [Name] {
    if let label = argument.label { return [label] }
    let functions = graph.program[type].properties.filter { $0.fact.type?.isFunction ?? false }
    return functions.last.map { [$0.fact.name] } ?? []
  }
}

extension Method {
  /// The parameter that takes an argument.
  fileprivate func parameter(for order: Int, of arguments: [Argument]) -> Int? {
    let argument = arguments[order]
    if let label = argument.label { return parameters.firstIndex { $0.label == label } }
    if argument.value.isClosure { return parameters.lastIndex { $0.type?.isFunction ?? false } }
    return parameters.indices.contains(order) && parameters[order].label == nil ? order : nil
  }
}
