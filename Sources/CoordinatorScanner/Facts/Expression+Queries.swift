extension Expression {
  /// The name of a variable or a member.
  var name: Name? {
    switch kind {
    case .name(let name, _), .member(_, let name): name
    default: nil
    }
  }

  /// Its parts, without those of closures and blocks.
  var parts: [Expression] {
    switch kind {
    case .member(let base, _): [base].compactMap { $0 }
    case .call(let callee, let arguments), .index(let callee, let arguments):
      [callee] + arguments.map(\.value)
    case .closure(let closure): closure.captures.compactMap(\.value)
    case .tuple(let arguments): arguments.map(\.value)
    case .array(let parts), .choice(let parts), .other(let parts): parts
    case .dictionary(let keys, let values): keys + values
    case .cast(let value, _): [value]
    case .assignment(let left, let right), .addition(let left, let right): [left, right]
    case .name, .block, .text, .type, .nothing, .flag: []
    }
  }

  /// Itself and all parts of it.
  var all: [Expression] {
    var found = [self]
    var next = 0
    while next < found.count {
      found += found[next].parts
      next += 1
    }
    return found
  }

  /// All names in it, without those in closures.
  var names: Set<Name> { Set(all.compactMap(\.name)) }

  /// The two objects that it asks to be the same: `a === b`.
  var same: [Expression]? {
    guard case .other(let pair) = kind, pair.count == 2 else { return nil }
    return pair
  }

  /// The two objects that it asks to differ: `a !== b`.
  var differing: [Expression]? {
    guard case .other(let parts) = kind, parts.count == 1, case .other(let pair) = parts[0].kind,
      pair.count == 2
    else { return nil }
    return pair
  }

  /// The type that it casts to or asks for: `flow as? StackFlow`, `flow is StackFlow`.
  var askedType: TypeReference? {
    switch kind {
    case .cast(_, let type): return type
    case .other(let parts) where parts.count == 2:
      if case .type(let type) = parts[1].kind { return type }
      return nil
    default: return nil
    }
  }

  /// What it turns into its opposite: `a` of `!a`.
  var negated: Expression? {
    if case .other(let parts) = kind, parts.count == 1 { return parts[0] }
    return nil
  }

  /// The only expression of a closure: `$0 === child` of `{ $0 === child }`.
  var resultOfClosure: Expression? {
    guard case .closure(let closure) = kind, closure.body.count == 1 else { return nil }
    return closure.body[0].result
  }

  /// The name of the object that a call asks: `parent` of `parent?.close()`.
  var receiver: Name? { callee?.base?.name }

  /// The callee of a call.
  var callee: Expression? {
    if case .call(let callee, _) = kind { callee } else { nil }
  }

  var isClosure: Bool {
    if case .closure = kind { true } else { false }
  }

  /// Whether it is a closure with parameters.
  var hasParameters: Bool {
    if case .closure(let closure) = kind { !closure.parameters.isEmpty } else { false }
  }

  /// Whether it is something to assign to.
  var isVariable: Bool {
    switch kind {
    case .name(let name, _): name != .own
    case .member(.some, _): true
    default: false
    }
  }

  /// The name of a member; nil for other expressions.
  var member: Name? {
    if case .member(_, let name) = kind { name } else { nil }
  }

  /// The name that it is, without a base.
  var plainName: Name? {
    if case .name(let name, _) = kind { name } else { nil }
  }

  /// Whether it is a name without a base, or a member of `self`.
  var isOwn: Bool {
    switch kind {
    case .name: true
    case .member(let base?, _): base.name == "self"
    default: false
    }
  }

  /// Whether it is a list or a dictionary, empty or not.
  var isList: Bool {
    switch kind {
    case .array, .dictionary: true
    case .call(let callee, _):
      switch callee.kind {
      case .name(let name, _): ["Array", "Set", "Dictionary"].contains(name)
      case .type(let type): type.element != nil
      default: callee.isList
      }
    default: false
    }
  }

  /// The name of a property or method of `self`: `show`, `self.show`. Also that of a variable.
  var ownName: Name? { isOwn ? name : nil }

  /// The expression before the dot of a member.
  var base: Expression? {
    if case .member(let base, _) = kind { base } else { nil }
  }

  /// The case that it names, with or without a payload: `.list`, `.meal(id)`, `Page.list`.
  var caseName: Name? {
    switch kind {
    case .member(nil, let name): name
    case .member(let base?, let name):
      base.name?.first?.isUppercase == true && name.first?.isLowercase == true ? name : nil
    case .call(let callee, _): callee.caseName
    default: nil
    }
  }

  /// The type of the case that it is, by its name: `Page` of `Page.list`.
  var caseType: Name? {
    if case .member(let base?, _) = kind { base.name } else { nil }
  }

  /// The start of a chain of members and calls: `Cart` of `Cart.make().started()`, and the member `make` of
  /// `.make().started()`.
  var start: Expression {
    var start = self
    while true {
      switch start.kind {
      case .member(let base?, _): start = base
      case .call(let callee, _): start = callee
      default: return start
      }
    }
  }

  /// The type of an empty list: `[Job]()`.
  var emptyListType: TypeReference? {
    guard case .call(let callee, let arguments) = kind, arguments.isEmpty else { return nil }
    switch callee.kind {
    case .type(let type) where type.element != nil: return type
    case .array(let parts) where parts.count == 1: return parts[0].name.map { .list(.named($0, [])) }
    default: return nil
    }
  }

  /// The type of which it makes an object: `UIWindow()`.
  var madeType: Name? {
    guard case .call(let callee, _) = kind, case .name(let name, _) = callee.kind else { return nil }
    return name.first?.isUppercase == true ? name : nil
  }

  /// The name of the type that it is: `Page`, `DataFlow.Page`.
  var typeName: Name? {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, let name): base.typeName.map { .joined([$0, name]) }
    default: nil
    }
  }

  /// Whether it names something without calling it.
  var isReference: Bool {
    switch kind {
    case .name, .member: true
    default: false
    }
  }

  /// The names of a key path: `\.view.window`.
  var keyPath: [Name]? {
    guard case .other(let parts) = kind, !parts.isEmpty else { return nil }
    let names = parts.compactMap { $0.base == nil ? $0.member : nil }
    return names.count == parts.count ? names : nil
  }

  /// The expression as a statement.
  var statement: Statement { Statement(line: line, condition: nil, kind: .expression(self)) }

  /// The statements of a closure.
  var closureBody: [Statement]? {
    if case .closure(let closure) = kind { closure.body } else { nil }
  }

  /// Whether it is `self`.
  var isSelf: Bool {
    if case .name(.own, _) = kind { true } else { false }
  }

  /// Whether it is a closure or a block that declares a variable.
  func binds(_ name: Name) -> Bool {
    switch kind {
    case .closure(let closure): closure.binds(name)
    case .block(let statements): statements.contains { $0.binds(name) }
    default: false
    }
  }

  /// Whether it calls a function of its own object, or one that is not a member.
  var callsOwn: Bool {
    if case .call(let callee, _) = kind { callee.isOwn } else { false }
  }
}

extension Closure {
  /// Whether it names its argument: `$0`.
  var namesArgument: Bool {
    SiteReader.sites(of: body).contains { $0.expression.name == .argument(0) }
  }

  /// The declared type of its result: in its signature, or by a cast at its end.
  var declaredResult: TypeReference? {
    guard returns == nil, case .cast(_, let type)? = body.last?.result?.kind else { return returns }
    return type
  }

  /// Whether it declares a variable.
  func binds(_ name: Name) -> Bool {
    parameters.contains { $0.name == name } || captures.contains { $0.name == name }
      || body.contains { $0.binds(name) }
  }
}

extension Collection {
  /// The only element; nil if there are none or several.
  var only: Element? { count == 1 ? first : nil }
}
