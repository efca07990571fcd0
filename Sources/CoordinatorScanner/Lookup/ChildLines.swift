import CoordinatorGraph

/// Lines that attach children and remove them, and calls of children to their parents.
struct ChildLines {
  let source: SourceLookup

  // MARK: Attached

  func child(at place: SourceLocation, in owner: String) -> SourceChild? {
    guard let owner = source.type(owner) else { return nil }
    let children = source.functions(of: owner).flatMap { function -> [SourceChild] in
      guard source.isFile(source.program.files[function.file].path, meantBy: place.file) else { return [] }
      return SiteReader.sites(of: function.fact.statements)
        .filter { $0.expression.line == place.line }.compactMap(child)
    }
    return Set(children).only
  }

  func attaching(_ child: String, in owner: String) -> SourceChild? {
    guard let type = source.type(owner) else { return nil }
    let name = child.withoutArguments
    let slot = slot(of: child, in: owner)
    let found = source.functions(of: type).flatMap { function -> [SourceChild] in
      let names = function.variables(of: name)
      return SiteReader.sites(of: function.fact.statements).compactMap { site in
        guard site.bound == nil, var child = self.child(of: site) ?? self.child(in: slot, site.expression),
          names.contains(Name(child.variable))
        else { return nil }
        child.location = source.location(site.expression.line, in: function.file)
        return child
      }
    }
    return Set(found.filter { $0.list != slot }).only ?? Set(found).only
  }

  func slot(of child: String, in owner: String) -> String? {
    guard let child = source.type(child), let owner = source.type(owner) else { return nil }
    return source.program[owner].properties.filter { property in
      !property.fact.isConstant && property.fact.hold == .strong && source.program.type(of: property) == child
    }.only?.fact.name.text
  }

  /// `detail = child`.
  private func child(in slot: String?, _ expression: Expression) -> SourceChild? {
    guard let slot, case .assignment(let left, let right) = expression.kind, left.ownName == Name(slot),
      right.isVariable, let variable = right.ownName
    else { return nil }
    return SourceChild(variable: variable.text, list: slot)
  }

  /// `childCoordinators.append(child)`, `addChild(child)` or `let child = …`.
  private func child(of site: Site) -> SourceChild? {
    if let bound = site.bound { return SourceChild(variable: bound.text) }
    if case .assignment(let left, let right) = site.expression.kind, case .index(let list, _) = left.kind,
      let name = list.ownName, isChildList(name), right.isVariable, let variable = right.ownName
    {
      return SourceChild(variable: variable.text, list: name.text, isKeyed: true)
    }
    guard case .call(let callee, let arguments) = site.expression.kind, let method = callee.name,
      CoordinatorNaming.isAttaching(method), let argument = arguments.first?.value, argument.isVariable,
      let variable = argument.ownName
    else { return nil }
    return SourceChild(variable: variable.text, list: callee.base?.ownName?.text)
  }

  // MARK: Removed

  func removal(of child: String, from owner: String, slot: String?) -> SourceRemoval? {
    let slots = [slot, self.slot(of: child, in: owner)].compactMap(\.self)
    guard let owner = source.type(owner) else { return nil }
    let name = child.withoutArguments
    func removals(_ isMeant: (Expression) -> Bool) -> [FoundRemoval] {
      source.functions(of: owner).filter(\.isOrdinary).flatMap {
        self.removals(in: $0, childNames: $0.variables(of: name), slots: slots, isMeant)
      }
    }
    let found = removals(removesChild)
    if let own = found.filter(\.isOfChild).only { return own.removal }
    // A method that another line calls is not where the child is removed.
    let calls = found.filter { line in !found.contains { $0.called == line.function } }
    let all = calls.isEmpty ? found : calls
    guard let only = all.only, let helper = only.helper else { return all.only?.removal }
    var removal = removals { source.calls(helper.name, $0) }.filter(\.isOfChild).only?.removal
    removal?.method = helper.call
    let inMethod = SourceRemoval(location: only.removal.location, method: helper.call, isInMethod: true)
    return removal ?? (helper.call == nil ? nil : inMethod)
  }

  /// A line that removes a child.
  private struct FoundRemoval {
    let removal: SourceRemoval
    /// Whether it surely removes the child in question.
    let isOfChild: Bool
    /// The method around the line, if it removes its parameter; and the start of a call: `removeChild(`.
    let helper: (name: Name, call: String?)?
    /// The method that it is in.
    let function: Name
    /// The method that it calls.
    let called: Name?
  }

  private func removals(
    in function: Function,
    childNames: Set<Name>,
    slots: [String],
    _ isMeant: (Expression) -> Bool
  ) -> [FoundRemoval] {
    let sites = SiteReader.sites(of: function.fact.statements)
    let expressions = sites.map(\.expression)
    let slots = Set(slots.map { Name($0) })
    // `guard let child = slot`
    let aliases = sites.filter { $0.expression.ownName.map(slots.contains) == true }.compactMap(\.bound)
    let variables = Set(sites.compactMap(\.bound) + function.fact.parameters.map(\.name))
    return sites.filter { isMeant($0.expression) }.map { site in
      let expression = site.expression
      let names = Set([expression.statement].usedNames)
      let readsSlot = !names.isDisjoint(with: slots)
      let isOfChild = readsSlot || !names.isDisjoint(with: childNames.union(aliases))
      let helper = helper(function.fact, names)
      let removal = SourceRemoval(
        location: source.location(expression.line, in: function.file),
        readsSlot: readsSlot,
        callback: expressions.lazy.compactMap { callback($0, with: expression) }.first,
        method: isOfChild && !site.isLater ? helper?.call ?? wholeCall(function.fact, expressions) : nil,
        variable: names.intersection(variables).only?.text
      )
      return FoundRemoval(
        removal: removal,
        isOfChild: isOfChild,
        helper: helper,
        function: function.fact.name,
        called: expression.callee?.name
      )
    }
  }

  /// The whole call of a method without parameters that removes the child and moves no screen: `detachDetail()`.
  private func wholeCall(_ fact: FunctionFact, _ expressions: [Expression]) -> String? {
    let moves = expressions.contains { $0.callee?.name.map(UIKit.moves.contains) == true }
    return fact.parameters.isEmpty && !moves ? "\(fact.name)()" : nil
  }

  /// A method with a parameter that is removed.
  private func helper(_ fact: FunctionFact, _ removed: Set<Name>) -> (name: Name, call: String?)? {
    let child = fact.parameters.first { parameter in
      removed.contains(parameter.name)
        || parameter.type?.name.map(CoordinatorNaming.isCoordinatingOrRouting) == true
    }
    guard let child else { return nil }
    let isSimple = fact.parameters.allSatisfy { $0.name == child.name || $0.isOptional }
    return (fact.name, isSimple ? "\(fact.name)(\(child.label.map { "\($0): " } ?? "")" : nil)
  }

  /// `childCoordinators.removeAll { … }`, `childCoordinators = childCoordinators.filter { … }`, `removeChild(child)`.
  private func removesChild(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let callee, let arguments):
      guard let method = callee.name else { return false }
      if let list = callee.base?.ownName {
        return isChildList(list)
          && (method.hasPrefix("remove") || method.hasPrefix("delete") || method == "popLast")
      }
      return !arguments.isEmpty && callee.isOwn && CoordinatorNaming.isDetaching(method)
        && method.lowercased().has("child")
    case .assignment(let left, let right):
      if let list = left.ownName {
        return isChildList(list) && [right.statement].usedNames.contains("filter")
      }
      guard case .index(let list, _) = left.kind else { return false }
      return right.kind == .nothing && list.ownName.map(isChildList) == true
    default: return false
    }
  }

  private func isChildList(_ name: Name) -> Bool {
    CoordinatorNaming.isChildList(name) || CoordinatorNaming.isKindList(name)
  }

  /// The property in `child.onFinish = { … }` if the closure contains an expression.
  private func callback(_ expression: Expression, with inner: Expression) -> String? {
    guard case .assignment(let left, let right) = expression.kind, left.base?.isSelf == false,
      let body = right.closureBody,
      SiteReader.sites(of: body).contains(where: { $0.expression.id == inner.id })
    else { return nil }
    return left.name?.text
  }

  func clearing(of property: String, in type: String) -> SourceLocation? {
    guard let type = source.type(type) else { return nil }
    let lines = source.functions(of: type).filter(\.isOrdinary).flatMap { function in
      function.lines { clears(Name(property), $0) }.map { source.location($0, in: function.file) }
    }
    return Set(lines).only
  }

  /// `detail = nil`.
  private func clears(_ property: Name, _ expression: Expression) -> Bool {
    guard case .assignment(let left, let right) = expression.kind else { return false }
    return right.kind == .nothing && left.ownName == property
  }

  // MARK: Calls to the parent

  func callToParent(of child: String, in owner: String, variable: String?, method: String) -> String? {
    guard let child = source.type(child), let owner = source.type(owner) else { return nil }
    let types = source.program.lineage(of: child).filter { !source.program[$0].isProtocol }
    let ways = types.flatMap { source.program[$0].properties }.filter { property in
      CoordinatorNaming.isWayUp(property.fact.name) && has(method, property)
        && isSet(property.fact.name, of: child, by: owner, in: variable)
    }
    guard let way = ways.only, !method.hasSuffix(")") else { return nil }
    let isOptional = way.fact.type.map { $0 != $0.unwrapped } ?? false
    return "\(way.fact.name)\(isOptional ? "?" : "").\(method)self)"
  }

  func ending(of child: String, calling method: String) -> String? {
    guard let child = source.type(child) else { return nil }
    let name = Name(String(method.prefix { $0 != "(" }))
    let found = source.functions(of: child).filter { function in
      guard function.isOrdinary, function.fact.parameters.isEmpty, !function.fact.isStatic,
        let line = function.fact.body?.only, let call = line.result ?? line.expressions.only
      else { return false }
      return source.calls(name, call)
    }
    return found.only.map { "\($0.fact.name)" }
  }

  /// Whether the type of a property has a method.
  private func has(_ call: String, _ property: Property) -> Bool {
    let scope = Scope(file: property.file, type: nil)
    guard let type = property.fact.typeName.flatMap({ source.program.resolve($0, in: scope) }) else {
      return false
    }
    return source.functions(of: type).contains { $0.fact.name == String(call.prefix { $0 != "(" }) }
  }

  /// Whether code of the parent sets a property of the child, or the initializer of the child does.
  private func isSet(_ property: Name, of child: TypeID, by owner: TypeID, in variable: String?) -> Bool {
    let byChild = source.functions(of: child).contains { function in
      function.fact.name == "init" && !function.lines { sets(property, $0) { $0.isOwn } }.isEmpty
    }
    return byChild
      || source.functions(of: owner).contains { function in
        let children = Set(function.fact.parameters.map(\.name.text) + [variable].compactMap(\.self))
        return !function.lines {
          sets(property, $0) { $0.base?.ownName.map { children.contains($0.text) } == true }
        }.isEmpty
      }
  }

  private func sets(_ property: Name, _ expression: Expression, _ isMeant: (Expression) -> Bool) -> Bool {
    guard case .assignment(let left, let right) = expression.kind, left.name == property else { return false }
    return right.kind != .nothing && isMeant(left)
  }
}

extension Function {
  /// Whether it runs while its object is in use.
  var isOrdinary: Bool { fact.name != "init" && fact.name != "deinit" && fact.body != nil }

  /// The lines with an expression.
  func lines(with isMeant: (Expression) -> Bool) -> [Int] {
    let found = SiteReader.sites(of: fact.statements).filter { isMeant($0.expression) }
    return Set(found.map(\.expression.line)).sorted()
  }

  /// The variables and parameters that surely have a type.
  func variables(of type: String) -> Set<Name> {
    let parameters = fact.parameters.filter { $0.type?.name?.lastPart == type }.map(\.name)
    let made = SiteReader.sites(of: fact.statements).filter { $0.expression.madeType?.lastPart == type }
      .compactMap(\.bound)
    return Set(parameters + made)
  }
}
