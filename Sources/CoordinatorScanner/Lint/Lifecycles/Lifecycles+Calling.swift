extension Lifecycles {
  /// Whether something calls a method of a type, as far as that can be told: what is in doubt counts as called.
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

  /// Whether a type's own method is handed on without being called.
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

  /// Whether a protocol that is not in the sources may ask for it, such as a delegate of the system.
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

  /// Whether a method of a coordinator runs once in the coordinator's life: it starts it, or only what starts it calls it.
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

  /// The methods that call one, where each calls it once; nil where it may be called from outside, or again and again.
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

  /// Where a type calls its own method, or an interactor its router's, of which it has one.
  private func sites(of call: CallIndex.Call, _ name: Name, _ type: TypeID) -> [Site] {
    let method = methods[call.caller]
    let isOwn = method.type == type
    guard let caller = method.type, isOwn || program.isInteractor(caller, of: type) else { return [] }
    return method.sites.filter {
      call.place.isOf($0.expression) && $0.isCall(of: name, on: isOwn ? .own : .router)
    }
  }

  /// Whether a method is the first that others call on a coordinator.
  private func opens(_ method: Method, _ type: TypeID) -> Bool {
    // What an interactor is told by others, as `startGame()`, it may be told again.
    if program.isInteractor(type) {
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
  /// Whether a method of an object is called by its name: `self.show()`, `router?.show()`; of `self`, `show()` as well.
  fileprivate func isCall(of name: Name, on object: Name) -> Bool {
    guard case .call(let callee, _) = expression.kind, callee.name == name else { return false }
    if case .member(let base?, _) = callee.kind { return base.name == object }
    return object == .own
  }
}
