/// Tells which objects the closures of a method keep.
struct Captures {
  private let code: ProgramCode
  private let method: Method
  /// The closures whose `self` is the weak capture of an outer closure.
  private let within: Set<ExpressionID>

  init(_ code: ProgramCode, _ method: Method) {
    (self.code, self.method) = (code, method)
    within = Self.withinWeakOnes(method)
  }

  /// Whether a value is a closure or a method that keeps `self`.
  func keepsSelf(_ value: Expression) -> Bool {
    if case .closure(let closure) = value.kind { return keepsSelf(closure, value.id) }
    return isOwnMethod(value)
  }

  /// Whether a closure keeps `self`.
  func keepsSelf(_ closure: Closure, _ id: ExpressionID) -> Bool {
    if within.contains(id) || closure.parameters.contains(where: { $0.name.isSelf }) { return false }
    if let own = closure.captures.first(where: { $0.name == .own }) {
      return own.ownership == .strong && own.value.map(\.isSelf) ?? true
    }
    if closure.captures.contains(where: {
      $0.ownership == .strong && ($0.value?.isSelf ?? (!method.hides($0.name) && isMethod($0.name)))
    }) {
      return true
    }
    return SiteReader.sites(of: closure.body).contains { $0.expression.needsSelf }
  }

  /// Whether a method of the program makes a stream and finishes it: `continuation.finish()`.
  func finishes(_ stream: Expression) -> Bool {
    guard case .call(let callee, _) = stream.kind, let name = callee.name else { return false }
    return code.bodies(of: name).contains { maker in
      maker.sites.contains { site in
        if case .call(let callee, _) = site.expression.kind { callee.member == "finish" } else { false }
      }
    }
  }

  /// Whether a task keeps `self` as long as it takes elements in a loop. In the closure of a task, members need no
  /// `self.`.
  func keepsSelfInLoop(_ closure: Closure, _ id: ExpressionID) -> Bool {
    if closure.captures.contains(where: { $0.name == .own }) {
      guard closure.isWeakOnSelf else { return keepsSelf(closure, id) }
      return closure.body.loopsWithStrongSelf
    }
    let names = SiteReader.sites(of: closure.body).compactMap { site -> Name? in
      if case .name(let name, _) = site.expression.kind { name } else { nil }
    }
    return keepsSelf(closure, id)
      || closure.captures.isEmpty && Set(names).contains { isOwnMember($0) && !closure.binds($0) }
  }

  private func isOwnMember(_ name: Name) -> Bool {
    guard let type = method.type, code.program[type].isReference, !method.hides(name) else { return false }
    return isMethod(name) || code.program.property(name, on: type)?.fact.isStatic == false
  }

  /// Whether a value is a method of `self`, which keeps `self` like a closure that names it.
  func isOwnMethod(_ value: Expression) -> Bool {
    guard value.isOwn, !value.isSelf, let name = value.name else { return false }
    if case .name = value.kind, method.hides(name) { return false }
    return isMethod(name)
  }

  private func isMethod(_ name: Name) -> Bool {
    guard let type = method.type, code.program[type].isReference,
      code.program.property(name, on: type) == nil
    else { return false }
    let functions = code.program.functions(named: name, on: type)
    return !functions.isEmpty && functions.allSatisfy { !code.program[$0].fact.isStatic }
  }

  /// Whether a closure keeps a variable of the code around it.
  func keeps(_ name: Name, _ closure: Closure) -> Bool {
    if let capture = closure.captures.first(where: { $0.name == name }) {
      return capture.ownership == .strong && capture.value.map { $0.name == name } ?? true
    }
    let sites = SiteReader.sites(of: closure.body)
    let isHidden = closure.binds(name) || sites.contains { $0.expression.binds(name) }
    // `onEnd = { child = nil }` lets go of it in the end.
    let isLetGo = sites.contains { $0.expression.clears(name) }
    return !isHidden && !isLetGo
      && sites.contains { site in
        if case .name(name, _) = site.expression.kind { return true }
        return false
      }
  }

  /// Whether a name is the weak capture of a closure around an expression, which did not unwrap it in a line before.
  func isWeak(_ name: Name, at expression: Expression) -> Bool {
    method.sites.contains { site in
      guard case .closure(let closure) = site.expression.kind,
        closure.captures.contains(where: { $0.name == name && $0.ownership != .strong })
      else { return false }
      let inner = SiteReader.sites(of: closure.body)
      let unwrapped = inner.filter { $0.bound == name }.map(\.expression.line).min() ?? .max
      return expression.line <= unwrapped && inner.contains { $0.expression.id == expression.id }
    }
  }

  private static func withinWeakOnes(_ method: Method) -> Set<ExpressionID> {
    var found: Set<ExpressionID> = []
    for site in method.sites {
      guard case .closure(let closure) = site.expression.kind, closure.isWeakOnSelf,
        !found.contains(site.expression.id)
      else { continue }
      let inner = SiteReader.sites(of: closure.body)
      // `guard let self`
      let strongFrom = inner.filter { $0.bound == .own }.map(\.expression.line).min() ?? .max
      found.formUnion(
        inner.map(\.expression).filter { $0.isClosure && $0.line < strongFrom }.map(\.id)
      )
    }
    return found
  }
}

extension Name {
  fileprivate var isSelf: Bool { self == .own || self == "`self`" }
}

extension Closure {
  var isWeakOnSelf: Bool {
    captures.contains { $0.name == .own && $0.ownership != .strong }
  }
}

extension Expression {
  /// Whether a closure with this expression has to capture `self`: the expression is `self`, or a closure that
  /// captures `self` in any way.
  fileprivate var needsSelf: Bool {
    switch kind {
    case .name(.own, _): true
    case .closure(let closure):
      closure.captures.contains { $0.name == .own && $0.value.map(\.isSelf) ?? true }
    default: false
    }
  }

  fileprivate func clears(_ name: Name) -> Bool {
    guard case .assignment(let left, let right) = kind, right.isNothing, case .name(name, _) = left.kind
    else { return false }
    return true
  }

  /// Whether it is `nil` or `.none`.
  var isNothing: Bool {
    switch kind {
    case .nothing, .member(nil, "none"): true
    case .member(let base?, "none"): base.name == "Optional"
    default: false
    }
  }
}

extension [Statement] {
  /// Whether a loop waits for elements and uses a strong `self` from before it.
  fileprivate var loopsWithStrongSelf: Bool {
    var open = [(statements: self, isStrong: false)]
    while let next = open.popLast() {
      var isStrong = next.isStrong
      for statement in next.statements {
        switch statement.kind {
        case .binding(let pattern, _, _): isStrong = isStrong || pattern.binds(.own)
        case .branches(let clauses):
          open += clauses.map { ($0.body, isStrong || $0.tests.contains { $0.binds(.own) }) }
        case .loop(_, _, let body, isAsync: true) where isStrong:
          if SiteReader.sites(of: body).contains(where: { $0.expression.needsSelf }) { return true }
        // A statement such as `if` is an expression with a block.
        case .expression(let value), .result(let value?):
          if case .block(let inner) = value.kind { open.append((inner, isStrong)) }
        default: break
        }
      }
    }
    return false
  }
}
