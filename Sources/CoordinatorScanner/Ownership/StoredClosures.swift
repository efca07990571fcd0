/// A closure, or a method as a value, that a property holds: `child.onEnd = { … }`, `Child(onEnd: close)`.
struct StoredClosure {
  let property: Name
  /// The objects with the property, as the method knows them.
  let targets: PointsToSet
  let place: Place
  let value: Expression
  /// The method that sets it.
  let method: Method
  let keepsSelf: Bool
  /// The variable in front of the property, if the closure keeps it, too: `child` of `child.onEnd = { child.stop() }`, and
  /// `module` of `module.model.onEnd = { module.view.stop() }`.
  var ring: Name?
  /// Whether the property belongs to the variable itself.
  var isDirect = true
  /// The property of `self` with the object: `model` of `self.model.onEnd = { … }`.
  var holder: Name?
}

/// All closures that properties hold.
struct StoredClosures {
  private(set) var all: [StoredClosure] = []

  init(_ code: ProgramCode) {
    for method in code.methods where method.mayStoreClosure {
      all += StoredClosureReader(code, method).found
    }
  }
}

/// Reads the closures that one method stores.
private struct StoredClosureReader {
  private let code: ProgramCode
  private let method: Method
  private let captures: Captures
  private(set) var found: [StoredClosure] = []

  init(_ code: ProgramCode, _ method: Method) {
    (self.code, self.method) = (code, method)
    captures = Captures(code, method)
    readInitial()
    for site in method.sites {
      switch site.expression.kind {
      case .assignment(let left, let right): read(left, right, at: site.expression)
      case .call(let callee, let arguments): read(callee, arguments, at: site.expression)
      default: break
      }
    }
  }

  /// The closure that a lazy property starts with.
  private mutating func readInitial() {
    guard case .initial(let owner, let index, _) = method.key,
      code.program[owner].properties[index].fact.isLazy, let value = method.statements.first?.result
    else { return }
    add(method.name, [.this], value, at: value.id)
  }

  private mutating func read(_ left: Expression, _ right: Expression, at site: Expression) {
    guard let name = left.name, left.member != nil || left.isOwn else { return }
    let targets = method.effects(at: site).filter { $0.kind == .sets(name) }.reduce(into: PointsToSet()) {
      $0.formUnion($1.target)
    }
    var ring: (variable: Name, isDirect: Bool)?
    if let base = left.base, let variable = keptVariable(before: base), variable != .own,
      case .closure(let closure) = right.kind, isVariable(variable), captures.keeps(variable, closure),
      !captures.isWeak(variable, at: site)
    {
      ring = (variable, base.base == nil)
    }
    let start = found.count
    add(name, targets, right, at: site.id, ring: ring)
    if found.count > start, let base = left.base, !base.isSelf, let name = base.ownName,
      base.plainName == nil || !method.hides(name)
    {
      found[start].holder = name
    }
  }

  /// The variable at the start of a path, if each object on the path keeps the next: `module` of `module.model`.
  private func keptVariable(before path: Expression) -> Name? {
    var next = path
    while case .member(let base?, let name) = next.kind {
      guard let all = code.properties[name],
        all.allSatisfy({ $0.fact.getter == nil && $0.fact.hold == .strong })
      else { return nil }
      next = base
    }
    if case .name(let variable, _) = next.kind { return variable }
    return nil
  }

  /// Whether a name is a variable of its own: `child`, or both of `let (child, screen) = factory.makeChild()`. Another name for
  /// it may be weak: `weak var other = child`. `guard let child` only unwraps what the method made.
  private func isVariable(_ name: Name) -> Bool {
    let values = method.sites.filter { $0.bound == name }.map(\.expression.name)
    let names = Set(values.compactMap(\.self))
    return method.hides(name) && (names.isEmpty || names == [name] && values.contains(nil))
  }

  private mutating func add(
    _ property: Name,
    _ targets: PointsToSet,
    _ value: Expression,
    at id: ExpressionID,
    ring: (variable: Name, isDirect: Bool)? = nil
  ) {
    let keepsSelf: Bool
    if case .call(let callee, _) = value.kind {
      // Where a closure is expected, a call without one as its result is an autoclosure.
      keepsSelf = captures.isOwnMethod(callee) && !givesClosure(callee)
    } else {
      keepsSelf = captures.keepsSelf(value)
    }
    guard keepsSelf || ring != nil else { return }
    found.append(
      StoredClosure(
        property: property,
        targets: targets,
        place: Place(file: method.file, at: id),
        value: value,
        method: method,
        keepsSelf: keepsSelf,
        ring: ring?.variable,
        isDirect: ring?.isDirect ?? true
      )
    )
  }

  /// Whether a method of `self` may have a closure as its result.
  private func givesClosure(_ callee: Expression) -> Bool {
    guard let type = method.type, let name = callee.name else { return true }
    return code.program.functions(named: name, on: type).contains { id in
      let function = code.program[id]
      let scope = Scope(file: function.file, type: type)
      return function.fact.returns.map { code.flow.symbols.expanded($0, in: scope).isFunction } ?? false
    }
  }

  // MARK: Arguments

  /// Closures among arguments, where the callee stores them.
  private mutating func read(_ callee: Expression, _ arguments: [Argument], at call: Expression) {
    for (order, argument) in arguments.enumerated()
    where argument.value.isClosure || argument.value.isOwn || argument.value.callsOwn {
      for effect in method.effects(at: call) {
        switch effect.kind {
        case .creates: add(effect.subject, .initializer, order, arguments)
        case .calls(let name) where name == callee.name: add(effect.target, name, order, arguments)
        default: break
        }
      }
    }
  }

  /// Adds an argument of a method of some objects.
  private mutating func add(_ objects: PointsToSet, _ name: Name, _ order: Int, _ arguments: [Argument]) {
    let value = arguments[order].value
    for object in objects.all {
      guard let type = object == .this ? method.type : object.knownType else { continue }
      for property in filled(name, of: type, order, arguments) {
        add(property, [object], value, at: value.id)
      }
    }
  }

  /// The properties in which a method stores an argument.
  private func filled(_ name: Name, of type: TypeID, _ order: Int, _ arguments: [Argument]) -> [Name] {
    let callees = code.methods(named: name, of: type)
    if callees.isEmpty, name == .initializer { return memberwise(type, arguments[order]) }
    return callees.flatMap { callee -> [Name] in
      guard let parameter = callee.parameter(for: order, of: arguments) else { return [] }
      return callee.own.compactMap { effect in
        guard case .sets(let property) = effect.kind, effect.target == [.this],
          effect.subject.all.contains(.parameter(parameter))
        else { return nil }
        return property
      }
    }
  }

  private func memberwise(_ type: TypeID, _ argument: Argument) -> [Name] {
    if let label = argument.label { return [label] }
    return code.program[type].properties.last { $0.fact.type?.isFunction ?? false }.map { [$0.fact.name] }
      ?? []
  }
}

extension Method {
  /// Whether it has a closure, or passes something of its own on.
  fileprivate var mayStoreClosure: Bool {
    sites.contains { site in
      switch site.expression.kind {
      case .closure: true
      case .assignment(_, let right): right.isOwn
      case .call(_, let arguments): arguments.contains { $0.value.isOwn || $0.value.callsOwn }
      default: false
      }
    }
  }

  /// The parameter that takes an argument.
  fileprivate func parameter(for order: Int, of arguments: [Argument]) -> Int? {
    let argument = arguments[order]
    if let label = argument.label { return parameters.firstIndex { $0.label == label } }
    if argument.value.isClosure { return parameters.lastIndex { $0.type?.isFunction ?? false } }
    return parameters.indices.contains(order) && parameters[order].label == nil ? order : nil
  }
}
