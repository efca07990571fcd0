extension Frame {
  /// Whether a clause asks for other cases than the one that the function is read for: `screen(for: .name)` makes none of
  /// the screens of other steps.
  ///
  /// Told of parameters only: whoever calls gives all that there is of them, where a property may be set elsewhere.
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
  private func isCase(_ value: Value, ofParameter position: Int, but asked: Name) -> Bool {
    guard case .enumCase(let name, _) = value, name != asked, let type = type(of: .parameter(position)) else {
      return false
    }
    return program[type].cases.contains { $0.name == name }
  }
}
