import CoordinatorGraph

/// Finds subscriptions that an object keeps and that keep the object.
struct Subscriptions {
  let code: ProgramCode
  /// The classes whose objects go with their screens.
  let models: Set<TypeID>

  private var program: Program { code.program }

  var all: [Registration] {
    code.ofApp.filter { isMeant($0.type) }.flatMap { method, type -> [Registration] in
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
    guard let kept = KeptSubscription(site.expression),
      let property = code.stored(kept.property, on: type), property.fact.hold == .strong,
      !method.parameters.contains(where: { $0.name == kept.property }),
      let (captor, base, isListener) = captor(in: kept.subscription, captures)
    else { return nil }
    return Registration(
      kind: .subscription(property: kept.property.text),
      owner: type.index,
      place: program.location(Place(file: method.file, line: captor.line)),
      fix: fix(captor, isListener, type),
      mayEnd: !isEndless(kept.subscription, base, method) || code.breaks.isCleared(kept.property, on: type)
        || isCancelled(kept.property, on: type)
    )
  }

  /// The closure of a listener such as `sink` has no result, but the closure of an operator has.
  private func fix(_ captor: Expression, _ isListener: Bool, _ type: TypeID) -> ReferenceFix {
    if captor.isClosure { return .capture(isOneEdit: isListener) }
    if captor.isSelf { return ReferenceFix("write `sink { [weak self] in … }` instead", nil) }
    let weak = isListener ? captor.name.flatMap { code.weakCall(of: $0, on: type) } : nil
    return ReferenceFix(
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

  /// The closure or method that captures `self`, in the subscription or in an operator before it. Also the stream,
  /// and whether the closure is that of a listener.
  private func captor(in subscription: Expression, _ captures: Captures) -> (Expression, Expression, Bool)? {
    guard case .call(let callee, _) = subscription.kind, let stream = callee.base else { return nil }
    var next = subscription
    while case .call(let callee, let arguments) = next.kind, let base = callee.base {
      if let found = captor(among: arguments, of: callee, captures) {
        return (found, stream, KeptSubscription.listens(callee))
      }
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

/// A subscription that an expression stores in a property of `self`: `stream.sink { … }.store(in: &bag)`, `end = stream.sink { … }`.
private struct KeptSubscription {
  let subscription: Expression
  let property: Name

  init?(_ expression: Expression) {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.kind, Streams.keeping.contains(name),
        case .call = base.kind, let property = arguments.only.flatMap({ Self.storage($0.value) })
      else { return nil }
      (subscription, self.property) = (base, property)
    case .assignment(let left, let right):
      guard let property = left.ownName, Self.subscribes(right) else { return nil }
      (subscription, self.property) = (right, property)
    default: return nil
    }
  }

  private static func subscribes(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind else { return false }
    return listens(callee) || callee.member == "assign"
      // `observe(\.title) { … }`, of objects of Objective-C
      || callee.member == "observe" && arguments.first?.value.keyPath != nil
  }

  /// The property behind `&cancellables`.
  private static func storage(_ expression: Expression) -> Name? {
    if case .other(let parts) = expression.kind { return parts.only?.ownName }
    return expression.ownName
  }

  /// Whether a method calls its closure for each element of a stream: `events.sink { … }`.
  static func listens(_ method: Expression) -> Bool {
    guard let member = method.member else { return false }
    return Streams.listening.contains(member) && !Streams.watching.contains(member)
  }
}
