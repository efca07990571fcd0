import CoordinatorGraph

/// Lines that add entries to lists and dictionaries which live long, such as caches, and that remove them.
extension SourceLookup {
  package func entries(of property: String, in type: String, key: String?, for user: String) -> SourceEntries?
  {
    guard let owner = self.type(type) else { return nil }
    let list = Name(property)
    let methods = functions(of: owner).filter(\.isOrdinary)
    let adding = methods.flatMap { method in method.lines { adds(to: list, $0) }.map { (method, $0) } }
    guard let (method, line) = adding.only else { return nil }
    let removing = methods.filter { !$0.lines { takes(from: list, $0) }.isEmpty }
    return SourceEntries(
      addition: location(line, in: method.file),
      caller: self.type(user).flatMap { caller(of: method.fact.name, in: $0) },
      remover: removing.only.map {
        SourceName(call(of: $0.fact, key: key), at: location($0.fact.line, in: $0.file))
      },
      receiver: removing.only?.fact.isStatic == true
        ? "\(program[owner].name)" : way(from: user, to: type)
    )
  }

  private func caller(of method: Name, in type: TypeID) -> SourceLocation? {
    let callers = functions(of: type).flatMap { function in
      function.lines { calls(method, $0) }.map { location($0, in: function.file) }
    }
    return Set(callers).only
  }

  /// A call of a method: with the key of an entry if it surely takes one, and otherwise with its labels.
  private func call(of fact: FunctionFact, key: String?) -> String {
    if let key, let parameter = fact.parameters.only, parameter.type?.name?.text == type(ofLiteral: key) {
      return "\(fact.name)(\(parameter.label.map { "\($0): " } ?? "")\(key))"
    }
    if let parameter = fact.parameters.only, let name = parameter.type?.name?.lastPart,
      !program.types(named: name).isEmpty
    {
      return "\(fact.name)(\(parameter.label.map { "\($0): " } ?? "")self)"
    }
    return "\(fact.name)(\(fact.parameters.map { "\($0.label?.text ?? "_"):" }.joined()))"
  }

  private func type(ofLiteral text: String) -> String {
    text.hasPrefix("\"") ? "String" : Int(text) == nil ? "" : "Int"
  }

  /// `list[key] = value`, `list.append(value)`.
  private func adds(to list: Name, _ expression: Expression) -> Bool {
    if let value = value(setIn: list, expression) { return value.kind != .nothing }
    switch expression.kind {
    case .call(let callee, let arguments):
      guard callee.base?.ownName == list, let method = callee.name else { return false }
      return !arguments.isEmpty && ["append", "insert", "updateValue", "add", "setObject"].contains(method)
    case .addition(let left, _): return left.ownName == list
    default: return false
    }
  }

  /// `list[key] = nil`, `list.removeAll { … }`.
  private func takes(from list: Name, _ expression: Expression) -> Bool {
    if let value = value(setIn: list, expression) { return value.kind == .nothing }
    let callee = expression.callee
    return callee?.base?.ownName == list && callee?.name?.hasPrefix("remove") == true
  }

  /// `list[key] = value`
  private func value(setIn list: Name, _ expression: Expression) -> Expression? {
    guard case .assignment(let left, let value) = expression.kind, case .index(let changed, _) = left.kind
    else { return nil }
    return changed.ownName == list ? value : nil
  }
}
