import CoordinatorGraph

/// Finds subscriptions that an object keeps and that keep the object.
struct Subscriptions {
  let code: ProgramCode
  /// The classes whose objects go with their screens.
  let models: Set<TypeID>

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

  /// Whether a type is a coordinator, a screen or the model of one. Others may live as long as the app.
  private func isMeant(_ type: TypeID) -> Bool {
    code.nodes.contains(type) || code.flow.classification.isScreen(type) || models.contains(type)
  }

  private func registration(_ site: Site, _ method: Method, _ type: TypeID, _ captures: Captures)
    -> Registration?
  {
    guard let (subscription, keeper) = site.expression.keptSubscription,
      let property = code.stored(keeper, on: type), property.fact.hold == .strong,
      !method.parameters.contains(where: { $0.name == keeper }),
      let (captor, base, isListener) = captor(in: subscription, captures)
    else { return nil }
    return Registration(
      kind: .subscription(property: keeper.text),
      owner: type.index,
      place: program.location(Place(file: method.file, line: captor.line)),
      mend: mend(captor, isListener, type),
      mayEnd: !isEndless(subscription, base, method) || code.breaks.isCleared(keeper, on: type)
        || isCancelled(keeper, on: type)
    )
  }

  /// A listener has no result, but an operator has.
  private func mend(_ captor: Expression, _ isListener: Bool, _ type: TypeID) -> Mend {
    if captor.isClosure {
      return Mend("write `{ [weak self] in … }`", isListener ? .capture(variable: "self") : nil)
    }
    let weak = isListener ? captor.name.flatMap { code.weakCall(of: $0, on: type) } : nil
    return Mend(
      "call the method in `{ [weak self] in … }`",
      weak.map { .wrap(method: captor.name?.text ?? "", closure: $0) }
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

  /// An observation of a property of Objective-C has no end of its own.
  private func isEndless(_ subscription: Expression, _ stream: Expression, _ method: Method) -> Bool {
    if case .call(let callee, _) = subscription.kind, callee.member == "observe" { return true }
    return EndlessStreams(code, method).isEndless(stream)
  }

  /// The closure or method that captures `self`, of the subscription or an operator before it, and the stream,
  /// and whether it is one of the subscription.
  private func captor(in subscription: Expression, _ captures: Captures) -> (Expression, Expression, Bool)? {
    guard case .call(let callee, _) = subscription.kind, let stream = callee.base else { return nil }
    var next = subscription
    while case .call(let callee, let arguments) = next.kind, let base = callee.base {
      if let found = captor(among: arguments, of: callee, captures) { return (found, stream, callee.listens) }
      next = base
    }
    return nil
  }

  private func captor(among arguments: [Argument], of callee: Expression, _ captures: Captures) -> Expression?
  {
    // Teams write their own with more arguments: `assign(to: \.title, on: self, ownership: .weak)`.
    if callee.member == "assign" {
      return arguments.count == 2 ? arguments.first { $0.label == "on" && $0.value.isSelf }?.value : nil
    }
    return arguments.map(\.value).first(where: captures.keepsSelf)
  }
}

extension Expression {
  /// A subscription that it stores in a property of `self`: `stream.sink { … }.store(in: &bag)`, `end = stream.sink { … }`.
  fileprivate var keptSubscription: (subscription: Expression, property: Name)? {
    switch kind {
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.kind, Dialect.streams.keeping.contains(name),
        arguments.count == 1,
        let property = arguments[0].value.storage, case .call = base.kind
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
}

extension Expression {
  /// Whether it is a method that calls its closure for each element of a stream: `events.sink { … }`.
  fileprivate var listens: Bool {
    guard let member else { return false }
    return Dialect.streams.listening.contains(member) && !Dialect.streams.watching.contains(member)
  }
}
