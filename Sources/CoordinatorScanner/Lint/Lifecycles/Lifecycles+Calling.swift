extension Lifecycles {
  /// Whether something may call a method of a type.
  func isCalled(_ method: Method) -> Bool {
    guard method.isFunction, let type = method.type else { return true }
    if method.isEntry || Self.openings.contains(method.name) || CoordinatorNaming.isStarting(method.name) {
      return true
    }
    if isMentioned(method.name, on: type) { return true }
    if calls.calls(of: method.name).contains(where: { mayBe(type, $0) && !isSame(methods[$0.caller], method) }
    ) {
      return true
    }
    return isRequiredElsewhere(method, on: type)
  }

  /// Whether the program uses a method of a type as a value.
  func isMentioned(_ name: Name, on type: TypeID) -> Bool {
    calls.mentions(of: name).contains { position in
      methods[position].type.map { isRelated($0, type) } ?? false
    }
  }

  private func mayBe(_ type: TypeID, _ call: CallIndex.Call) -> Bool {
    call.target.types.isEmpty || mayBe(type, call.target)
  }

  private func isSame(_ left: Method, _ right: Method) -> Bool {
    left.name == right.name && left.type == right.type
  }

  static let openings: Set = ["init", "deinit", "main", "scene", "application", "body"]

  /// Whether a protocol of a library may require it, such as a delegate of the system.
  private func isRequiredElsewhere(_ method: Method, on type: TypeID) -> Bool {
    guard !method.parameters.isEmpty else { return false }
    let isRequiredHere = program.ancestors(of: type).contains { ancestor in
      program[ancestor.type].functions.contains { program[$0].fact.name == method.name }
    }
    return !isRequiredHere
      && program.externals(of: type).contains { external in
        let name = external.name.lastPart
        return name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Observer")
      }
  }

  /// Whether a method runs once in the life of its coordinator: it is the start, or only the start calls it.
  func runsOnce(_ method: Method) -> Bool {
    var seen: Set<SummaryKey> = []
    var open = [method]
    while let next = open.popLast() {
      guard seen.insert(next.key).inserted else { continue }
      guard let callers = callersWhenRunOnce(next) else { return false }
      open += callers
    }
    return true
  }

  /// The callers of a method that runs once; nil where it may run several times.
  private func callersWhenRunOnce(_ method: Method) -> [Method]? {
    guard let type = method.type else { return nil }
    guard method.isFunction else { return [] }
    let callers = calls.calls(of: method.name).filter { mayBe(type, $0) }
    let within = callers.filter { !sites(of: $0, method.name, type).isEmpty }
    if within.contains(where: { sites(of: $0, method.name, type).contains(where: \.isLater) }) { return nil }
    if !opens(method, type) {
      guard !callers.isEmpty, within.count == callers.count, !isMentioned(method.name, on: type) else {
        return nil
      }
    }
    return within.map { methods[$0.caller] }
  }

  /// The calls of a type's method by itself or by its interactor.
  private func sites(of call: CallIndex.Call, _ name: Name, _ type: TypeID) -> [Site] {
    let method = methods[call.caller]
    let isOwn = method.type == type
    guard let caller = method.type, isOwn || Interactors(program: program).isInteractor(caller, of: type)
    else { return [] }
    return method.sites.filter {
      call.place.isOf($0.expression) && $0.isCall(of: name, on: isOwn ? .own : .router)
    }
  }

  /// Whether a method starts a coordinator.
  private func opens(_ method: Method, _ type: TypeID) -> Bool {
    // Others may call a method such as `startGame()` of an interactor again.
    if Interactors(program: program).isInteractor(type) {
      return method.name == .initializer || Dialect.activations.contains(method.name)
    }
    if Self.openings.contains(method.name) || Self.firstWords.contains(method.name) { return true }
    return CoordinatorNaming.isStarting(method.name)
      && program.ancestors(of: type).contains { ancestor in
        program[ancestor.type].functions.contains { program[$0].fact.name == method.name }
      }
  }

  private static let firstWords: Set = [
    "start", "begin", "launch", "run", "didLoad", "viewDidLoad", "didBecomeActive", "commonInit",
  ]
}

extension Site {
  /// Whether it calls a method of an object: `router?.show()`, `self.show()`, `show()`.
  fileprivate func isCall(of name: Name, on object: Name) -> Bool {
    guard case .call(let callee, _) = expression.kind, callee.name == name else { return false }
    if case .member(let base?, _) = callee.kind { return base.name == object }
    return object == .own
  }
}
