/// The keys under which dictionaries keep children.
extension Expression {
  /// The key under which it adds or removes a child: `children[.login] = login`, `children.removeValue(forKey: .login)`.
  var keyOfChild: Expression? {
    switch kind {
    case .assignment(let left, _):
      if case .index(_, let arguments) = left.kind { return arguments.first?.value }
      return nil
    case .call(let callee, let arguments) where ["updateValue", "removeValue"].contains(callee.member):
      return arguments.first { $0.label == "forKey" }?.value
    default: return nil
    }
  }

  /// Whether a key is the same for the next child: a case, a text or a type.
  var isFixedKey: Bool {
    switch kind {
    case .text, .type: true
    case .member(let base, let name):
      name == "self" || base == nil
        || base?.name?.first?.isUppercase == true && name.first?.isUppercase == false
    case .call(let callee, let arguments):
      callee.name == "String" && arguments.first?.label == "describing" && arguments[0].value.isTypeKey
    default: false
    }
  }

  /// `Home.self`, `type(of: child)`.
  private var isTypeKey: Bool {
    switch kind {
    case .call(let callee, _): callee.name == "type"
    case .name(let name, _): name.first?.isUppercase ?? false
    case .member(_, let name): name == "self"
    default: false
    }
  }

  /// Whether two keys are texts or cases that differ.
  func isOther(than key: Expression) -> Bool {
    switch (kind, key.kind) {
    case (.text(let text), .text(let other)): text != other
    case (.member(_, let name), .member(_, let other)) where isFixedKey && key.isFixedKey && name != "self":
      name != other
    case (.call(let callee, _), .call(let other, _)):
      // `Key.home(1)`, `Key.tour(1)`
      callee.isFixedKey && other.isFixedKey && callee.isOther(than: other)
    default: false
    }
  }
}
