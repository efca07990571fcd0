/// Who calls what, by name.
struct CallIndex {
  struct Call {
    /// The position of the method that calls.
    let caller: Int
    /// What it is called on; empty where that is not known.
    let target: PointsToSet
    let subject: PointsToSet
    let place: Place
  }

  private var calls: [Name: [Call]] = [:]
  /// Names that stand for a function without calling it, with the methods that say so.
  private var mentions: [Name: [Int]] = [:]

  init(_ methods: [Method], _ program: Program) {
    for (position, method) in methods.enumerated() {
      for effect in method.own {
        guard case .calls(let name) = effect.kind else { continue }
        calls[name, default: []].append(
          Call(caller: position, target: effect.target, subject: effect.subject, place: effect.place)
        )
      }
      for name in Self.mentions(in: method) { mentions[name, default: []].append(position) }
    }
  }

  func calls(of name: Name) -> [Call] { calls[name] ?? [] }

  /// Whether a line calls a method, and not only one of its name on something of another type or of a type from elsewhere.
  func hasCall(of method: Method, _ program: Program) -> Bool {
    guard let function = method.function, let type = program[function].owner else { return false }
    return calls(of: method.name).contains { call in
      call.target.all.contains { program.mayBe(type, $0) }
    }
  }

  /// The methods that name a function without calling it, by position.
  func mentions(of name: Name) -> [Int] { mentions[name] ?? [] }

  private static func mentions(in method: Method) -> Set<Name> {
    var called: [Name: Int] = [:]
    var named: [Name: Int] = [:]
    for site in method.sites {
      if site.expression.isOwn, let name = site.expression.name { named[name, default: 0] += 1 }
      if case .call(let callee, _) = site.expression.kind, callee.isOwn, let name = callee.name {
        called[name, default: 0] += 1
      }
    }
    return Set(named.filter { $0.value > called[$0.key] ?? 0 }.keys)
  }
}

extension Program {
  /// Whether a value may be of a type, as far as is known of it.
  fileprivate func mayBe(_ type: TypeID, _ value: AbstractValue) -> Bool {
    switch value {
    case .object(let made): inherits(made.type, from: type) || inherits(type, from: made.type)
    case .typed(let other), .type(let other): inherits(other, from: type) || inherits(type, from: other)
    case .external(let name, _): externals(of: type).contains { $0.name == name }
    case .parameter: true
    default: false
    }
  }
}
