import CoordinatorGraph

/// Finds timers, observers and tasks that the system keeps and that keep the object which made them.
struct SystemRegistrations {
  private let code: ProgramCode
  private var endings: [Name: [Ending]] = [:]
  /// The types that coordinators keep.
  private let kept: Set<TypeID>

  private var program: Program { code.program }

  /// A call that ends a registration: `timer?.invalidate()`.
  private struct Ending {
    let method: Method
    let receiver: Name?
    /// Whether the receiver is a property of the object itself.
    let isOwn: Bool
  }

  init(_ code: ProgramCode, kept: Set<TypeID>) {
    (self.code, self.kept) = (code, kept)
    for method in code.methods {
      for site in method.sites {
        guard case .call(let callee, _) = site.expression.kind, let name = callee.name,
          FoundRegistration.ends.contains(name)
        else { continue }
        endings[name, default: []].append(
          Ending(
            method: method,
            receiver: callee.base?.name,
            isOwn: callee.base?.ownName.map { isStored($0, in: method) } ?? false
          )
        )
      }
    }
  }

  /// Whether a name is a stored property of `self`. A variable with its value counts, too: `if let timer`.
  private func isStored(_ name: Name, in method: Method) -> Bool {
    method.type.map { code.stored(name, on: $0) != nil } ?? false
  }

  var all: [Registration] {
    code.ofApp.filter { isOwn($0.method, of: $0.type) }.flatMap { method, type -> [Registration] in
      FoundRegistration.all(in: method.sites, Captures(code, method)).compactMap { found in
        let ends = endings[found.end] ?? []
        guard isReleased(type, ends) else { return nil }
        return Registration(
          kind: found.kind,
          owner: type.index,
          place: program.location(Place(file: method.file, line: found.line)),
          fix: found.fix,
          mayEnd: ends.contains { isInTime($0, found, of: type) }
        )
      }
    }
  }

  /// Whether a method is an instance method that its type declares itself.
  private func isOwn(_ method: Method, of type: TypeID) -> Bool {
    code.declarer(of: method) == type && method.function.map { !program[$0].fact.isStatic } ?? true
  }

  /// Whether objects of a type do not live as long as the app: their `deinit` ends the registration, or they are
  /// screens, children, or coordinators that another one makes.
  private func isReleased(_ type: TypeID, _ ends: [Ending]) -> Bool {
    ends.contains { $0.method.type == type && isAtEnd($0.method) }
      || code.flow.classification.isScreen(type) || kept.contains(type)
      || code.nodes.contains(type) && code.flow.makers[type] != nil
  }

  /// Whether a call may end a registration before `deinit`.
  private func isInTime(_ ending: Ending, _ found: FoundRegistration, of type: TypeID) -> Bool {
    guard let owner = ending.method.type,
      // Much else is cancelled.
      found.end != "cancel" || ending.receiver == found.property
    else { return false }
    if ending.isOwn, let property = found.property, code.stored(property, on: type) != nil {
      return program.isRelated(owner, type) && ending.receiver == property && !isAtEnd(ending.method)
    }
    guard program.isRelated(owner, type) else {
      return found.property != nil && ending.receiver == found.property
    }
    return !isAtEnd(ending.method)
  }

  /// Whether a method is a `deinit`, or only that of its own object calls it.
  private func isAtEnd(_ method: Method) -> Bool {
    if method.name == "deinit" { return true }
    let callers = code.calls.calls(of: method.name).map(\.caller)
    return !callers.isEmpty && callers.allSatisfy { $0.name == "deinit" && $0.type == method.type }
  }
}

/// What the system keeps, with a closure or a target that keeps `self`.
private struct FoundRegistration {
  let line: Int
  /// The property that holds it, too.
  var property: Name?
  /// The method that ends it.
  let end: Name
  let kind: Registration.Kind
  let fix: ReferenceFix

  private static let tasks: Set<Name> = ["Task", "detached"]

  static let ends: Set<Name> = ["invalidate", "removeObserver", "cancel"]

  static func all(in sites: [Site], _ captures: Captures) -> [FoundRegistration] {
    var properties: [ExpressionID: Name] = [:]
    // `self.timer = timer`
    var ofVariables: [Name: Name] = [:]
    for case .assignment(let left, let right) in sites.map(\.expression.kind) where left.isOwn {
      properties[right.id] = left.name
      if case .name(let variable, _) = right.kind { ofVariables[variable] = left.name }
    }
    let variables = Dictionary(sites.map { ($0.expression.id, $0.bound) }) { first, _ in first }
    return sites.compactMap { site in
      var found = FoundRegistration(site.expression, captures)
      let variable = found?.property ?? variables[site.expression.id] ?? nil
      found?.property = properties[site.expression.id] ?? variable.flatMap { ofVariables[$0] ?? $0 }
      return found
    }
  }

  private init?(_ call: Expression, _ captures: Captures) {
    guard case .call(let callee, let arguments) = call.kind,
      let end = Self.end(of: callee, arguments, captures),
      let captor = arguments.first(where: {
        $0.keepsSelf(captures, isTask: callee.name.map(Self.tasks.contains) ?? false)
      })
    else { return nil }
    (line, self.end) = (call.line, end)
    let isSource = callee.member == Self.sourceHandler
    if isSource { property = callee.base?.name }
    kind = isSource ? .source : end == "invalidate" ? .timer : end == "cancel" ? .task : .observer
    if case .task = kind {
      // After a `guard let self` in front of its loop, a task keeps the object as long as the loop runs.
      fix = ReferenceFix("capture `self` weakly, and unwrap it inside the loop")
    } else if captor.value.isClosure {
      fix = .capture(isOneEdit: true)
    } else {
      fix = ReferenceFix("call `\(end)` earlier")
    }
  }

  /// A source of Dispatch keeps its handler until it is cancelled.
  private static let sourceHandler: Name = "setEventHandler"

  /// The method that ends what a call makes: a timer that repeats, a display link or an observer.
  private static func end(of callee: Expression, _ arguments: [Argument], _ captures: Captures) -> Name? {
    let maker = callee.member == .initializer ? callee.base?.name : callee.name
    switch maker {
    case "scheduledTimer", "Timer":
      return arguments.contains { $0.label == "repeats" && $0.value.kind == .flag(true) } ? "invalidate" : nil
    case "CADisplayLink": return "invalidate"
    case sourceHandler: return callee.base?.name == nil ? nil : "cancel"
    case let maker? where tasks.contains(maker):
      return arguments.contains { awaitsStream($0.value, captures) } ? "cancel" : nil
    case "addObserver": return arguments.contains { $0.label == "forName" } ? "removeObserver" : nil
    default: return nil
    }
  }

  /// Whether a closure takes all elements of a stream that may have no end: `for await note in notes`.
  private static func awaitsStream(_ value: Expression, _ captures: Captures) -> Bool {
    (value.closureBody ?? []).outsideOfClosures.contains { statement in
      guard case .loop(_, let stream, _, isAsync: true) = statement.kind else { return false }
      return !captures.finishes(stream)
    }
  }
}

extension Argument {
  /// Whether it is a closure that captures `self`, or the target of the call.
  fileprivate func keepsSelf(_ captures: Captures, isTask: Bool) -> Bool {
    if case .closure(let closure) = value.kind {
      return isTask ? captures.keepsSelfInLoop(closure, value.id) : captures.keepsSelf(value)
    }
    return label == "target" && value.isSelf
  }
}
