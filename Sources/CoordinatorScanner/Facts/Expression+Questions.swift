extension Expression {
  var isClosure: Bool {
    if case .closure = kind { return true }
    return false
  }

  /// Whether it names something that can be filled.
  var isVariable: Bool {
    switch kind {
    case .name(let name, _): name != .own
    case .member(.some, _): true
    default: false
    }
  }

  /// The name of the member that it is; nil where it is none.
  var member: Name? {
    if case .member(_, let name) = kind { return name }
    return nil
  }
}

extension Expression {
  /// Whether it is a property of the object itself: `parent`, `self.parent`.
  var isOwn: Bool {
    switch kind {
    case .name: true
    case .member(let base?, _): base.name == "self"
    default: false
    }
  }
}

extension Expression {
  /// Whether it is a list or a dictionary, empty or not.
  var isList: Bool {
    switch kind {
    case .array, .dictionary: true
    case .call(let callee, _):
      if case .array = callee.kind { true } else { callee.isList || callee.listTypeName }
    default: false
    }
  }

  private var listTypeName: Bool {
    if case .name(let name, _) = kind { return ["Array", "Set", "Dictionary"].contains(name) }
    if case .type(let type) = kind { return type.element != nil }
    return false
  }

  /// The type that it makes, where it is a call of one: `UIWindow()`.
  var madeType: Name? {
    guard case .call(let callee, _) = kind, case .name(let name, _) = callee.kind else { return nil }
    return name.first?.isUppercase == true ? name : nil
  }
}

extension Expression {
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
}

extension Expression {
  /// The names of a key path, `\.view.window`; nil where it is none.
  var keyPath: [Name]? {
    guard case .other(let parts) = kind, !parts.isEmpty else { return nil }
    let names = parts.compactMap { part in
      if case .member(nil, let name) = part.kind { return name }
      return nil
    }
    return names.count == parts.count ? names : nil
  }
}

extension Expression {
  /// A statement that is no more than the expression.
  var statement: Statement { Statement(line: line, condition: nil, kind: .expression(self)) }

  /// Whether it is `self`.
  var isSelf: Bool {
    if case .name(.own, _) = kind { return true }
    return false
  }
}
