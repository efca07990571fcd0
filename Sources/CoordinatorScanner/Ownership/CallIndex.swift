/// The calls of a program, by the name of the function.
struct CallIndex {
  struct Call {
    /// The position of the calling method.
    let caller: Int
    /// The receiver; empty where it is unknown.
    let target: PointsToSet
    let subject: PointsToSet
    let place: Place
  }

  private var calls: [Name: [Call]] = [:]
  /// The methods that name a function without calling it.
  private var mentions: [Name: [Int]] = [:]

  init(_ methods: [Method], _ program: Program) {
    for (position, method) in methods.enumerated() {
      for effect in method.own {
        guard case .calls(let name) = effect.kind else { continue }
        calls[name, default: []].append(
          Call(
            caller: position,
            target: method.closed(effect.target),
            subject: method.closed(effect.subject),
            place: effect.place
          )
        )
      }
      for name in Self.mentions(in: method) { mentions[name, default: []].append(position) }
    }
  }

  func calls(of name: Name) -> [Call] { calls[name] ?? [] }

  /// The positions of the methods that name a function without calling it.
  func mentions(of name: Name) -> [Int] { mentions[name] ?? [] }

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
}
