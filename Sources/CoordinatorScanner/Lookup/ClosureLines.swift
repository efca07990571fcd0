import CoordinatorGraph

/// Closures that keep objects alive.
struct ClosureLines {
  let source: SourceLookup

  func closure(at place: SourceLocation, capturing type: String) -> SourceClosure? {
    let name = type.withoutArguments
    let found = source.program.functions.filter {
      source.isFile(source.program.files[$0.file].path, meantBy: place.file)
    }
    .flatMap { function -> [SourceClosure] in
      let names = self.names(of: name, in: function)
      let started = SiteReader.sites(of: function.fact.statements).flatMap { closures(in: $0.expression) }
      return started.filter { $0.line == place.line }.compactMap {
        captured(by: $0, names, inFile: function.file)
      }
    }
    return Set(found).only
  }

  func closure(storedIn property: String, capturing type: String) -> SourceClosure? {
    let (name, property) = (type.withoutArguments, Name(property))
    var (stored, all) = (Set<SourceClosure>(), Set<SourceClosure>())
    for function in source.program.functions {
      let names = names(of: name, in: function)
      guard !names.isEmpty else { continue }
      let expressions = SiteReader.sites(of: function.fact.statements).map(\.expression)
      all.formUnion(
        kept(outermost(expressions.flatMap(\.all).flatMap(closures)), by: expressions).compactMap {
          captured(by: $0, names, inFile: function.file)
        }
      )
      for expression in expressions {
        guard let value = value(storedIn: property, expression) else { continue }
        let closure =
          captured(by: value, names, inFile: function.file) ?? method(value, of: name, in: function)
        if let closure { stored.insert(closure) }
      }
    }
    return stored.only ?? (stored.isEmpty ? lazyClosure(property, of: name) ?? all.only : nil)
  }

  func closure(keptBy property: String, of type: String) -> SourceClosure? {
    guard let type = source.type(type) else { return nil }
    let own = [namesOfSelf(in: type)]
    let found = source.functions(of: type).flatMap { function -> [SourceClosure] in
      let sites = SiteReader.sites(of: function.fact.statements)
      // `let timer = …` and later `self.timer = timer`.
      let local = sites.lazy.compactMap { value(storedIn: Name(property), $0.expression)?.ownName }.first
      let keeping = sites.filter { site in
        keeps(in: Name(property), site.expression) || local.map { site.bound == $0 } == true
          || local.map { keeps(in: $0, site.expression) } == true
      }.map(\.expression)
      // The closures here are not inside other closures: an inner closure is not the one to change.
      let outer = keeping.flatMap(\.all).flatMap(closures)
      return outer.compactMap { captured(by: $0, own, inFile: function.file) }
    }
    return Set(found).only
  }

  /// The names in a function for each object of a type.
  private func names(of type: String, in function: Function) -> [[Name]] {
    let names = function.variables(of: type).map { [$0] }
    guard let owner = function.owner, source.program[owner].name.lastPart == type else { return names }
    return names + [namesOfSelf(in: owner)]
  }

  /// Drops closures that lists call at once: `pages.map { … }`. On a stream, another call follows:
  /// `.map { … }.sink { … }`.
  private func kept(_ closures: [Expression], by calls: [Expression]) -> [Expression] {
    let followed = Set(calls.compactMap { $0.callee?.base?.id })
    let forgetting = calls.filter { call in
      !followed.contains(call.id) && call.callee?.name.map(Self.callsOfLists.contains) == true
    }
    let forgotten = Set(forgetting.flatMap(self.closures).map(\.id))
    return closures.filter { !forgotten.contains($0.id) }
  }

  private static let callsOfLists: Set<Name> = [
    "map", "compactMap", "flatMap", "forEach", "filter", "first", "contains", "reduce", "sorted",
    "allSatisfy",
    "firstIndex", "removeAll",
  ]

  /// Closures that are not in another one.
  private func outermost(_ closures: [Expression]) -> [Expression] {
    let inner = closures.compactMap(\.closureBody).flatMap { SiteReader.sites(of: $0).map(\.expression.id) }
    let nested = Set(inner)
    return closures.filter { !nested.contains($0.id) }
  }

  /// `button.action = value`, `sinks["pay"] = value`.
  private func value(storedIn property: Name, _ expression: Expression) -> Expression? {
    guard case .assignment(let left, let right) = expression.kind else { return nil }
    if case .index(let list, _) = left.kind { return list.name == property ? right : nil }
    return left.name == property ? right : nil
  }

  /// The initial value of a lazy property that is a closure.
  private func lazyClosure(_ property: Name, of type: String) -> SourceClosure? {
    guard let type = source.type(type),
      let found = source.program[type].properties.filter({ $0.fact.isLazy && $0.fact.name == property }).only,
      let value = found.fact.initial
    else { return nil }
    return captured(by: value, [namesOfSelf(in: type)], inFile: found.file)
  }

  /// A method of an object itself as a closure: `button.action = ring`.
  private func method(_ value: Expression, of type: String, in function: Function) -> SourceClosure? {
    guard let name = value.ownName, let owner = function.owner, source.program[owner].name.lastPart == type,
      let fact = source.functions(of: owner).filter({ $0.fact.name == name }).only?.fact
    else { return nil }
    let arguments = fact.parameters.indices.map { index in
      (fact.parameters[index].label.map { "\($0): " } ?? "") + "$\(index)"
    }
    return SourceClosure(
      location: source.location(value.line, in: function.file),
      captured: "self",
      head: "{ [weak self] in self?.\(name)(\(arguments.joined(separator: ", "))) }",
      uses: [],
      methodName: name.text
    )
  }

  /// `self`, and the members that a closure may use without it.
  private func namesOfSelf(in type: TypeID) -> [Name] {
    let owners = source.program.lineage(of: type)
    let properties = owners.flatMap { source.program[$0].properties.map(\.fact.name) }
    return [.own] + source.functions(of: type).map(\.fact.name) + properties
  }

  /// The closure with the object that it captures strongly; nil if it captures none or several of the objects.
  ///
  /// - Parameter names: The names of each object, its main name first.
  private func captured(by expression: Expression, _ names: [[Name]], inFile file: Int) -> SourceClosure? {
    guard case .closure(let closure) = expression.kind else { return nil }
    let captured = names.filter { captures($0, closure) }
    guard let object = captured.only, let name = object.first else { return nil }
    let uses = uses(of: object, in: closure)
    let isOnOneLine = SiteReader.sites(of: closure.body).allSatisfy { $0.expression.line == expression.line }
    return SourceClosure(
      location: source.location(expression.line, in: file),
      captured: name.text,
      head: head(of: closure, capturingWeakly: name),
      uses: Set(uses.map(\.line)).sorted(),
      hasCaptureList: !closure.captures.isEmpty,
      needsGuard: !isOnOneLine && !closure.body.hasLoop
        && closure.body.heads.count { $0.plainName.map(object.contains) == true } < uses.count
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
    guard isPlain, others.allSatisfy({ $0.value == nil }) else {
      return nil
    }
    let list =
      ["weak \(name)"] + others.map { $0.ownership == .strong ? "\($0.name)" : "\($0.ownership) \($0.name)" }
    let inputs = closure.parameters.map(\.name.text).joined(separator: ", ")
    return "{ [\(list.joined(separator: ", "))] \(inputs.isEmpty ? "" : inputs + " ")in"
  }
}

extension Expression {
  /// The first expression of a statement: `self` of `self.list.append(x)` and of `self.count += 1`.
  fileprivate var head: Expression {
    switch kind {
    case .member(let base?, _), .call(let base, _), .index(let base, _): base.head
    case .assignment(let left, _), .addition(let left, _): left.head
    default: self
    }
  }

  /// The statements in closures that a call gets.
  fileprivate var inner: [Statement] {
    guard case .call(_, let arguments) = kind else { return [] }
    return arguments.compactMap(\.value.closureBody).flatMap(\.self)
  }
}

extension Sequence where Element == Statement {
  /// The first expressions of the statements, also of statements in branches and in closures of calls.
  fileprivate var heads: [Expression] {
    flatMap { statement -> [Expression] in
      switch statement.kind {
      case .expression(let value), .result(let value?):
        if case .block(let body) = value.kind { return body.heads }
        return [value.head] + value.inner.heads
      case .branches(let clauses): return clauses.flatMap(\.body.heads)
      case .loop(_, _, let body, _): return body.heads
      default: return []
      }
    }
  }

  fileprivate var hasLoop: Bool {
    contains { statement in
      switch statement.kind {
      case .loop: return true
      case .branches(let clauses): return clauses.contains(where: \.body.hasLoop)
      case .expression(let value), .result(let value?):
        if case .block(let body) = value.kind { return body.hasLoop }
        return value.inner.hasLoop
      default: return false
      }
    }
  }
}
