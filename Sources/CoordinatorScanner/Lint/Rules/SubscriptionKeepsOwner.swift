/// Finds subscriptions that a coordinator keeps and that keep the coordinator.
struct SubscriptionKeepsOwner {
  static let rule = SourceRule(
    id: "subscription-keeps-owner",
    severity: .error,
    summary: "a subscription that a coordinator keeps and whose closure captures the coordinator",
    advice: "The coordinator keeps itself alive until the stream ends. Capture self weakly."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    lifecycles.nodes.sorted().filter { lifecycles.program[$0].isReference }.flatMap { type in
      lifecycles.methodPositions(of: type).flatMap { violations(in: $0, of: type) }
    }
  }

  private func violations(in position: Int, of type: TypeID) -> [RuleViolation] {
    let method = lifecycles.methods[position]
    return lifecycles.graph.code(of: position).sites.compactMap { site in
      guard let (subscription, keeper) = site.expression.keptSubscription,
        lifecycles.stored(keeper, on: type)?.fact.hold == .strong,
        !method.parameters.contains(where: { $0.name == keeper }),
        let captor = captor(in: subscription, method, type)
      else { return nil }
      let name = lifecycles.name(type)
      return RuleViolation(
        place: Place(file: method.file, line: captor.line),
        type: type,
        message:
          "\(name) keeps this subscription in `\(keeper)`, and \(captor.isClosure ? "its closure" : "the method as a closure") captures \(name), so it is never released; write `{ [weak self] in … }`"
      )
    }
  }

  /// The closure or method that captures `self`, in a subscription to a stream that may never end.
  private func captor(in subscription: Expression, _ method: Method, _ type: TypeID) -> Expression? {
    guard case .call(let callee, let arguments) = subscription.kind, case .member(let base?, let name) = callee.kind,
      !base.endsSoon
    else { return nil }
    if name == "assign" {
      return arguments.first { $0.label == "on" && $0.value.isSelf }?.value
    }
    return arguments.map(\.value).first { value in
      if case .closure(let closure) = value.kind { return closure.keepsSelf }
      guard callee.listens, value.isOwn, let name = value.name, !value.isSelf else { return false }
      return !method.parameters.contains { $0.name == name } && lifecycles.stored(name, on: type) == nil
        && !lifecycles.graph.bodies(named: name, of: type).isEmpty
    }
  }
}

extension Expression {
  /// A subscription that it stores in a property of `self`: `stream.sink { … }.store(in: &bag)`, `end = stream.sink { … }`.
  fileprivate var keptSubscription: (subscription: Expression, property: Name)? {
    switch kind {
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.kind, Self.keeping.contains(name), arguments.count == 1,
        let property = arguments[0].value.storage, base.subscribes
      else { return nil }
      return (base, property)
    case .assignment(let left, let right):
      guard left.isOwn, let property = left.name, right.subscribes else { return nil }
      return (right, property)
    default: return nil
    }
  }

  private static let keeping: Set<Name> = ["store", "disposed"]

  private var subscribes: Bool {
    guard case .call(let callee, _) = kind else { return false }
    return callee.listens || callee.member == "assign"
  }

  /// The property behind `&cancellables`.
  private var storage: Name? {
    if isOwn { return name }
    guard case .other(let parts) = kind, parts.count == 1, parts[0].isOwn else { return nil }
    return parts[0].name
  }

  /// Whether a stream ends after its first elements, so that the subscription ends, too.
  fileprivate var endsSoon: Bool {
    all.contains { part in
      guard let name = part.name else { return false }
      return ["first", "prefix", "take", "Just", "Future", "single", "just", "output"].contains(name)
    }
  }
}
