/// Finds timers and observers that the system keeps and that keep the object which made them.
///
/// They are subscriptions, too. It is too late to end them in `deinit`, which never runs.
struct TimerKeepsOwner {
  let lifecycles: Lifecycles

  private static let advice =
    "The object stays in memory until the timer or observer ends. Capture self weakly, or end it before `deinit`."

  var violations: [RuleViolation] {
    let endings = endings()
    var seen: Set<Place> = []
    return lifecycles.methods.indices.flatMap { position -> [RuleViolation] in
      let method = lifecycles.methods[position]
      guard let type = method.type, isOwn(method, of: type) else { return [] }
      return Registration.all(in: sites(of: position)).filter { found in
        let ends = endings[found.end] ?? []
        return isReleased(type, ends) && !ends.contains { isInTime($0, found, of: type) }
      }.map { violation($0, type, method) }
    }.filter { seen.insert($0.place).inserted }
  }

  private func sites(of position: Int) -> [Site] { lifecycles.graph.code(of: position).sites }

  private func violation(_ found: Registration, _ type: TypeID, _ method: Method) -> RuleViolation {
    let name = lifecycles.name(type)
    return RuleViolation(
      place: Place(file: method.file, line: found.line),
      type: type,
      message:
        "\(found.keeper), which keeps \(name), so it is never released; \(found.fix)",
      advice: Self.advice
    )
  }

  /// Whether a method is an instance method that a class declares itself.
  private func isOwn(_ method: Method, of type: TypeID) -> Bool {
    guard lifecycles.program[type].isReference, lifecycles.declarer(of: method) == type else { return false }
    return method.function.map { !lifecycles.program[$0].fact.isStatic } ?? true
  }

  // MARK: Ends

  /// A call that ends a registration: `timer?.invalidate()`.
  private struct Ending {
    let method: Method
    let receiver: Name?
  }

  private func endings() -> [Name: [Ending]] {
    var found: [Name: [Ending]] = [:]
    for position in lifecycles.methods.indices {
      for site in sites(of: position) {
        guard case .call(let callee, _) = site.expression.kind, let name = callee.name,
          Registration.ends.contains(name)
        else { continue }
        found[name, default: []].append(
          Ending(method: lifecycles.methods[position], receiver: site.expression.receiver)
        )
      }
    }
    return found
  }

  /// Whether an object is meant to go: its `deinit` ends the registration, or it is a screen or a child.
  private func isReleased(_ type: TypeID, _ ends: [Ending]) -> Bool {
    ends.contains { $0.method.type == type && isAtEnd($0.method) }
      || lifecycles.flow.classification.isScreen(type)
      || lifecycles.kept.values.contains { $0.contains(type) }
  }

  /// Whether a call may end a registration before `deinit`.
  private func isInTime(_ ending: Ending, _ found: Registration, of type: TypeID) -> Bool {
    guard let owner = ending.method.type,
      // Much else is cancelled.
      found.end != "cancel" || ending.receiver == found.property
    else { return false }
    guard lifecycles.isRelated(owner, type) else {
      return found.property != nil && ending.receiver == found.property
    }
    return !isAtEnd(ending.method)
  }

  /// Whether a method is a `deinit`, or only that of its own object calls it.
  private func isAtEnd(_ method: Method) -> Bool {
    if method.name == "deinit" { return true }
    let callers = lifecycles.calls.calls(of: method.name).map { lifecycles.methods[$0.caller] }
    return !callers.isEmpty && callers.allSatisfy { $0.name == "deinit" && $0.type == method.type }
  }
}

/// What the system keeps, with a closure or a target that keeps `self`.
private struct Registration {
  let line: Int
  /// The property that holds it, too.
  var property: Name?
  /// The method that ends it.
  let end: Name
  let keeper: String
  let fix: String

  static let ends: Set<Name> = ["invalidate", "removeObserver", "cancel"]

  static func all(in sites: [Site]) -> [Registration] {
    var properties: [ExpressionID: Name] = [:]
    return sites.compactMap { site in
      if case .assignment(let left, let right) = site.expression.kind { properties[right.id] = left.name }
      var found = Registration(site.expression)
      found?.property = properties[site.expression.id]
      return found
    }
  }

  private init?(_ call: Expression) {
    guard case .call(let callee, let arguments) = call.kind, let end = Self.end(of: callee, arguments),
      let captor = arguments.first(where: \.keepsSelf)
    else { return nil }
    (line, self.end) = (call.line, end)
    keeper =
      switch end {
      case "invalidate": "the run loop keeps this timer"
      case "cancel": "this task waits for the end of a stream"
      default: "the notification center keeps this closure"
      }
    fix = captor.value.isClosure ? "write `{ [weak self] in … }`" : "call `\(end)` earlier"
  }

  /// The method that ends what a call makes: a timer that repeats, a display link or an observer.
  private static func end(of callee: Expression, _ arguments: [Argument]) -> Name? {
    let maker = callee.member == .initializer ? callee.base?.name : callee.name
    switch maker {
    case "scheduledTimer", "Timer":
      return arguments.contains { $0.label == "repeats" && $0.value.kind == .flag(true) } ? "invalidate" : nil
    case "CADisplayLink": return "invalidate"
    case "Task", "detached": return arguments.contains { awaitsStream($0.value) } ? "cancel" : nil
    case "addObserver": return arguments.contains { $0.label == "forName" } ? "removeObserver" : nil
    default: return nil
    }
  }

  /// Whether a closure takes all elements of a stream: `for await note in notes`.
  private static func awaitsStream(_ value: Expression) -> Bool {
    var open = value.closureBody ?? []
    while let next = open.popLast()?.unwrapped {
      switch next.kind {
      case .loop(_, _, _, isAsync: true): return true
      case .branches(let clauses): open += clauses.flatMap(\.body)
      default: break
      }
    }
    return false
  }
}

extension Argument {
  /// Whether it is a closure that captures `self`, or the target of the call.
  fileprivate var keepsSelf: Bool {
    if case .closure(let closure) = value.kind { return closure.keepsSelf }
    return label == "target" && value.isSelf
  }
}
