/// Functions that are given a case of an enum, and do something else for each.
extension Interpreter {
  /// Adds to cases that a call does not write out that they may be others: `saved ?? .home`, a variable, a property.
  func leaveOpen(_ taken: inout ArgumentValues, of call: Invocation) {
    for entry in taken.entries where entry.values.all.contains(where: \.isCase) {
      guard !isWrittenOut(entry.position, in: call) else { continue }
      taken[entry.position] = entry.values.union([.external("", [])])
    }
  }

  private func isWrittenOut(_ position: Int, in call: Invocation) -> Bool {
    guard let order = call.places.firstIndex(of: position) else { return true }
    guard let source = call.given[order].source else { return false }
    // What this function was given itself says already whether it may be another.
    if case .name(let name, _) = source.kind { return parameters[name] != nil }
    return source.isWrittenCase
  }

  /// Whether a clause asks for other cases than the one that the function is read for: `screen(for: .name)` makes none of
  /// the screens of other steps.
  func isRuledOut(_ clause: Statement.Clause) -> Bool {
    !clause.tests.isEmpty && clause.tests.allSatisfy { isRuledOut($0) }
  }

  private func isRuledOut(_ test: Statement) -> Bool {
    guard case .binding(.enumCase(let asked, _), _, let subject?) = test.kind,
      case .name(let name, _) = subject.kind, let position = parameters[name], let given = locals[name]
    else { return false }
    return !given.isEmpty && given.all.allSatisfy { isCase($0, ofParameter: position, but: asked) }
  }

  /// Whether a value is another case of the enum that a parameter is declared with.
  private func isCase(_ value: AbstractValue, ofParameter position: Int, but asked: Name) -> Bool {
    guard case .enumCase(let name, _) = value, name != asked, let type = type(of: .parameter(position)) else {
      return false
    }
    return program[type].cases.contains { $0.name == name }
  }
}

extension AbstractValue {
  fileprivate var isCase: Bool {
    if case .enumCase = self { return true }
    return false
  }
}

extension Expression {
  /// `.home`, `Step.home`, `.home(user)`.
  fileprivate var isWrittenCase: Bool {
    switch kind {
    case .member(nil, _): true
    case .member(let base?, _): base.name?.first?.isUppercase ?? false
    case .call(let callee, _): callee.isWrittenCase
    default: false
    }
  }
}
