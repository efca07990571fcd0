import CoordinatorGraph

/// Finds subscriptions that an object keeps and that keep the object.
struct Subscriptions {
  let code: ProgramCode

  private var program: Program { code.program }

  var all: [Registration] {
    code.methods.indices.flatMap { position -> [Registration] in
      let method = code.methods[position]
      guard let type = method.type, program[type].isReference, code.isOfApp(file: method.file), isMeant(type),
        !code.flow.classification.isTestDouble(type)
      else { return [] }
      let captures = Captures(code, method)
      return method.sites.compactMap { registration($0, method, type, captures) }
    }
  }

  /// Whether a type is a coordinator or a screen. Others may live as long as the app.
  private func isMeant(_ type: TypeID) -> Bool {
    code.nodes.contains(type) || code.flow.classification.isScreen(type)
  }

  private func registration(_ site: Site, _ method: Method, _ type: TypeID, _ captures: Captures) -> Registration? {
    guard let (subscription, keeper) = site.expression.keptSubscription,
      let property = code.stored(keeper, on: type), property.fact.hold == .strong,
      !method.parameters.contains(where: { $0.name == keeper }),
      let (captor, base) = captor(in: subscription, captures)
    else { return nil }
    return Registration(
      kind: .subscription(property: keeper.text),
      owner: type.index,
      place: program.location(Place(file: method.file, line: captor.line)),
      mend: captor.isClosure ? "write `{ [weak self] in … }`" : "call the method in `{ [weak self] in … }`",
      mayEnd: endsSoon(base) || code.breaks.isCleared(keeper, on: type) || isCancelled(keeper, on: type)
    )
  }

  /// Whether code before the `deinit` cancels what a property has.
  private func isCancelled(_ property: Name, on type: TypeID) -> Bool {
    code.methods(of: type).contains { method in
      guard method.name != "deinit" else { return false }
      return method.sites.contains { site in
        switch site.expression.kind {
        case .call(let callee, _):
          Self.ends.contains(callee.member ?? "") && callee.base?.names.contains(property) ?? false
        // A new bag takes the place of the old one.
        case .assignment(let left, _):
          left.isOwn && left.name == property && method.name != .initializer
            && program.property(property, on: type)?.fact.initial != nil
        default: false
        }
      }
    }
  }

  private static let ends: Set<Name> = ["cancel", "dispose", "removeAll", "forEach", "insert", "invalidate"]

  /// Whether a stream may end soon. A method of the program may return one without an end.
  private func endsSoon(_ stream: Expression) -> Bool {
    guard stream.endsSoon, let maker = stream.maker else { return stream.endsSoon }
    let makers = (program.index.methods[maker] ?? []) + (program.index.functions[maker] ?? [])
    let bodies = makers.compactMap { program[$0].fact.body }
    return bodies.isEmpty || bodies.contains { $0.last?.result?.endsSoon ?? true }
  }

  /// The closure or method that captures `self`, and the stream that it listens to.
  private func captor(in subscription: Expression, _ captures: Captures) -> (Expression, Expression)? {
    guard case .call(let callee, let arguments) = subscription.kind,
      case .member(let base?, let name) = callee.kind
    else { return nil }
    if name == "assign" {
      return arguments.first { $0.label == "on" && $0.value.isSelf }.map { ($0.value, base) }
    }
    let captor = arguments.map(\.value).first { value in
      if case .closure(let closure) = value.kind { return captures.keepsSelf(closure, value.id) }
      return callee.listens && captures.isOwnMethod(value)
    }
    return captor.map { ($0, base) }
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

extension Expression {
  /// Whether it is a method that calls its closure for each element of a stream: `events.sink { … }`.
  fileprivate var listens: Bool {
    guard let member else { return false }
    return Dialect.streams.listening.contains(member) && !Dialect.streams.watching.contains(member)
  }
}
