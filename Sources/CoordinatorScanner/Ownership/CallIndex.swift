/// The calls of a program, by the name of the function.
struct CallIndex {
  struct Call {
    let caller: Method
    /// The receiver; empty where it is unknown.
    let target: PointsToSet
    let subject: PointsToSet
    let place: Place
  }

  private var calls: [Name: [Call]] = [:]
  /// The methods that name a function of their own object without calling it.
  private var mentions: [Name: [Method]] = [:]
  /// The types of other objects whose members code gives away or keeps, by the member.
  private(set) var mentionsOfOthers: [Name: Set<TypeID>] = [:]

  init(_ methods: [Method], _ program: Program) {
    for method in methods {
      for effect in method.own {
        guard case .calls(let name) = effect.kind else { continue }
        calls[name, default: []].append(
          Call(
            caller: method,
            target: method.closed(effect.target),
            subject: method.closed(effect.subject),
            place: effect.place
          )
        )
      }
      for name in Self.mentions(in: method) { mentions[name, default: []].append(method) }
      for (name, type) in Self.mentionsOfOthers(in: method, program) {
        mentionsOfOthers[name, default: []].insert(type)
      }
    }
  }

  func calls(of name: Name) -> [Call] { calls[name] ?? [] }

  /// The methods that name a function of their own object without calling it.
  func mentions(of name: Name) -> [Method] { mentions[name] ?? [] }

  private static func mentions(in method: Method) -> Set<Name> {
    var called: [Name: Int] = [:]
    var named: [Name: Int] = [:]
    // A variable hides a method of its name.
    let hidden = Set(method.parameters.map(\.name) + method.sites.compactMap(\.bound))
    for site in method.sites {
      if site.expression.isOwn, let name = site.expression.name { named[name, default: 0] += 1 }
      if case .call(let callee, _) = site.expression.kind, callee.isOwn, let name = callee.name {
        called[name, default: 0] += 1
      }
    }
    return Set(named.filter { $0.value > called[$0.key] ?? 0 }.keys).subtracting(hidden)
  }

  /// The members of other objects that a method gives away or keeps, with the types of these: `onDismiss: coordinator.close`.
  private static func mentionsOfOthers(in method: Method, _ program: Program) -> [(Name, TypeID)] {
    let values = method.sites.flatMap { site -> [Expression] in
      switch site.expression.kind {
      case .call(_, let arguments): arguments.map(\.value)
      case .assignment(_, let right): [right]
      default: []
      }
    }
    return values.flatMap { value -> [(Name, TypeID)] in
      guard case .member(let base?, let member) = value.kind, base.isOwn, let name = base.name else {
        return []
      }
      let parameter = method.parameters.first { $0.name == name }?.type
      let type = parameter ?? method.type.flatMap { program.property(name, on: $0)?.fact.type }
      return program.sources(of: type, in: method.scope).map { (member, $0) }
    }
  }
}
