import CoordinatorGraph

/// Closures that keep objects alive.
extension SourceLookup {
  package func closure(at place: SourceLocation, capturing type: String) -> SourceClosure? {
    let name = String(type.prefix { $0 != "<" })
    let found = program.functions.filter { isFile(program.files[$0.file].path, meantBy: place.file) }
      .flatMap { function -> [SourceClosure] in
        var names = function.variables(of: name).map { [$0] }
        if let owner = function.owner, program[owner].name.lastPart == name {
          names.append(namesOfSelf(in: owner))
        }
        let started = SiteReader.sites(of: function.fact.statements).flatMap { closures(in: $0.expression) }
        return started.filter { $0.line == place.line }.compactMap { captured(by: $0, names, in: function) }
      }
    return Set(found).only
  }

  package func closure(keptBy property: String, of type: String) -> SourceClosure? {
    guard let type = self.type(type) else { return nil }
    let own = [namesOfSelf(in: type)]
    let found = functions(of: type).flatMap { function -> [SourceClosure] in
      let keeping = SiteReader.sites(of: function.fact.statements).map(\.expression).filter {
        keeps(in: Name(property), $0)
      }
      // These are outer closures: one in another closure is not the one to change.
      let outer = keeping.flatMap(\.all).flatMap(closures)
      return outer.compactMap { captured(by: $0, own, in: function) }
    }
    return Set(found).only
  }

  /// `self`, and the members that a closure may use without it.
  private func namesOfSelf(in type: TypeID) -> [Name] {
    let owners = [type] + program.ancestors(of: type).map(\.type)
    let properties = owners.flatMap { program[$0].properties.map(\.fact.name) }
    return [.own] + functions(of: type).map(\.fact.name) + properties
  }

  /// A run names files as the compiler does, with the module in front: `Shop/Cart.swift`.
  func isFile(_ path: String, meantBy recorded: String) -> Bool {
    path == recorded || path.split(separator: "/").last == recorded.split(separator: "/").last
  }

  /// What a closure captures strongly; nil if it captures none of some objects, or several, or is no closure.
  ///
  /// - Parameter names: For each object, the names that stand for it, its own first.
  private func captured(by expression: Expression, _ names: [[Name]], in function: Function) -> SourceClosure?
  {
    guard case .closure(let closure) = expression.kind else { return nil }
    let captured = names.filter { captures($0, closure) }
    guard let object = captured.only, let name = object.first else { return nil }
    return SourceClosure(
      location: location(expression.line, in: function.file),
      captured: name.text,
      head: head(of: closure, capturingWeakly: name),
      uses: Set(uses(of: object, in: closure).map(\.line)).sorted()
    )
  }

  /// Whether an expression stores something in a property of `self`: `timer = …`, `stream.sink { … }.store(in: &bag)`.
  private func keeps(in property: Name, _ expression: Expression) -> Bool {
    switch expression.kind {
    case .assignment(let left, _): left.ownName == property
    case .call(let callee, let arguments):
      callee.base?.ownName == property || arguments.contains { $0.value.ownName == property }
    default: false
    }
  }

  /// The closures that a call takes, and the expression itself if it is one. A reader of sites goes into closures that run at once.
  private func closures(in expression: Expression) -> [Expression] {
    guard case .call(_, let arguments) = expression.kind else {
      return expression.isClosure ? [expression] : []
    }
    return arguments.map(\.value).filter(\.isClosure)
  }

  /// Whether a closure uses an object of the code around it, and does not capture it weakly.
  private func captures(_ names: [Name], _ closure: Closure) -> Bool {
    if let capture = closure.captures.first(where: { $0.name == names.first }) {
      return capture.ownership == .strong
    }
    return !uses(of: names, in: closure).isEmpty
  }

  /// The uses of an object by one of its names that the closure does not declare itself.
  private func uses(of names: [Name], in closure: Closure) -> [Expression] {
    let names = Set(names)
    return SiteReader.sites(of: closure.body).map(\.expression).filter { expression in
      guard case .name(let name, _) = expression.kind else { return false }
      return names.contains(name) && !closure.binds(name)
    }
  }

  /// The start of a closure with a weak capture; nil if it has types or values that only the source has in full.
  private func head(of closure: Closure, capturingWeakly name: Name) -> String? {
    let others = closure.captures.filter { $0.name != name }
    let isPlain = closure.returns == nil && closure.parameters.allSatisfy { $0.type == nil }
    guard isPlain, others.allSatisfy({ $0.value == nil }) else { return nil }
    let list =
      ["weak \(name)"] + others.map { $0.ownership == .strong ? "\($0.name)" : "\($0.ownership) \($0.name)" }
    let inputs = closure.parameters.map(\.name.text).joined(separator: ", ")
    return "{ [\(list.joined(separator: ", "))] \(inputs.isEmpty ? "" : inputs + " ")in"
  }
}
