/// Finds subscriptions that a coordinator keeps and that keep the coordinator.
struct SubscriptionKeepsOwner {
  static let rule = SourceRule(
    id: "subscription-keeps-owner",
    severity: .error,
    summary: "a subscription, timer or observer whose closure captures the object that ends it",
    advice: "The coordinator keeps itself alive until the stream ends. Capture self weakly."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    lifecycles.nodes.sorted().filter { lifecycles.program[$0].isReference }.flatMap { type in
      lifecycles.methodPositions(of: type).flatMap { violations(in: $0, of: type) }
    } + TimerKeepsOwner(lifecycles: lifecycles).violations
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

  /// Whether a stream may end soon. A method of the program may return one without an end.
  private func endsSoon(_ stream: Expression) -> Bool {
    guard stream.endsSoon, let maker = stream.maker else { return stream.endsSoon }
    let index = lifecycles.program.index
    let makers = (index.methods[maker] ?? []) + (index.functions[maker] ?? [])
    let bodies = makers.compactMap { lifecycles.program[$0].fact.body }
    return bodies.isEmpty || bodies.contains { $0.last?.result?.endsSoon ?? true }
  }

  /// The closure or method that captures `self`, in a subscription to a stream that may never end.
  private func captor(in subscription: Expression, _ method: Method, _ type: TypeID) -> Expression? {
    guard case .call(let callee, let arguments) = subscription.kind,
      case .member(let base?, let name) = callee.kind,
      !endsSoon(base)
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
      guard case .member(let base?, let name) = callee.kind, Dialect.streams.keeping.contains(name),
        arguments.count == 1,
        let property = arguments[0].value.storage, base.subscribes
      else { return nil }
      return (base, property)
    case .assignment(let left, let right):
      guard left.isOwn, let property = left.name, right.subscribes else { return nil }
      return (right, property)
    default: return nil
    }
  }

  private var subscribes: Bool {
    guard case .call(let callee, let arguments) = kind else { return false }
    return callee.listens || callee.member == "assign"
      // `observe(\.title) { … }`, of objects of Objective-C
      || callee.member == "observe" && arguments.first?.value.keyPath != nil
  }

  /// The property behind `&cancellables`.
  private var storage: Name? {
    if isOwn { return name }
    guard case .other(let parts) = kind, parts.count == 1, parts[0].isOwn else { return nil }
    return parts[0].name
  }

  /// Whether a stream may end soon, so that the subscription ends, too: one that a method makes, or that takes so many.
  fileprivate var endsSoon: Bool {
    switch kind {
    case .name(let name, _): return name.first?.isUppercase ?? false
    case .member(let base?, _): return base.endsSoon && !base.isType
    case .call(let callee, _):
      guard case .member(let base?, let name) = callee.kind else { return true }
      if Dialect.streams.endless.contains(name) { return false }
      return !Self.operators.contains(name) || base.endsSoon
    default: return false
    }
  }

  /// The method at the start of a chain of operators: `fares` of `service.fares().map { … }`.
  fileprivate var maker: Name? {
    guard case .call(let callee, _) = kind, let name = callee.name else { return nil }
    return Self.operators.contains(name) ? callee.base?.maker : name
  }

  private var isType: Bool {
    if case .name(let name, _) = kind { return name.first?.isUppercase ?? false }
    return false
  }

  /// Operators that leave the end as it is.
  private static let operators: Set<Name> = {
    let streams = Dialect.streams
    return streams.transforming.union(streams.passing).union(streams.watching).union(streams.lending)
      .union(streams.lasting).subtracting(["take"])
  }()
}
