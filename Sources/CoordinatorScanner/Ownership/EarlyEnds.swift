/// Finds children that may end while they start, so that their owner takes them out of its list before it adds them.
struct EarlyEnds {
  let code: ProgramCode

  /// The method of the owner by which a child may end before the line that adds it; nil if it does not start before.
  func end(of child: AllocationSite, before adding: Effect, in method: Method) -> Name? {
    guard let owner = method.type, let added = method.site(at: adding.place) else { return nil }
    let before = method.own.filter { effect in
      guard effect.place.expression < adding.place.expression, let site = method.site(at: effect.place)
      else { return false }
      return effect.target.flattened.contains(.object(child)) && site.path == added.path
        && site.isLater == added.isLater
    }
    for start in before {
      guard case .calls(let name) = start.kind, CoordinatorNaming.isStarting(name) else { continue }
      let known = before.filter {
        $0.place.expression < start.place.expression && $0.subject.all.contains(.this)
      }
      let calls = code.methods(named: name, of: child.type).flatMap(callsAtOnce)
      for case .sets(let up) in known.map(\.kind) {
        let ends = calls.filter { $0.receiver == up }.compactMap(\.callee?.name)
        if let end = ends.first(where: { takesOut(owner, $0, child.type) }) { return end }
      }
    }
    return nil
  }

  /// Whether a method of the owner takes the child out that calls it.
  private func takesOut(_ owner: TypeID, _ name: Name, _ child: TypeID) -> Bool {
    code.methods(named: name, of: owner).contains { method in
      method.effects.contains { effect in
        guard case .removes = effect.kind, effect.target.all.contains(.this),
          let parameter = effect.subject.firstParameter
        else { return false }
        return code.types(ofParameter: parameter, of: method).contains { code.program.isRelated($0, child) }
      }
    }
  }

  /// The calls with `self` that surely come before a method returns, also those in closures that it gives to methods
  /// which call them.
  private func callsAtOnce(_ start: Method) -> [Expression] {
    if let function = start.function, code.program[function].fact.isAsync { return [] }
    var (found, open, seen) = ([Expression](), [start], Set([start.key]))
    while let method = open.popLast() {
      for expression in atOnce(method.statements) {
        guard case .call(let callee, let arguments) = expression.kind else { continue }
        if arguments.contains(where: \.value.isSelf) { found.append(expression) }
        guard callee.isOwn, let name = callee.name, let type = method.type else { continue }
        for called in code.methods(named: name, of: type) {
          let bodies = arguments.filter { callsAtOnce(called, $0.label) }.compactMap(\.value.closureBody)
          found += bodies.flatMap(atOnce)
          if seen.insert(called.key).inserted { open.append(called) }
        }
      }
    }
    return found
  }

  /// Whether a method calls a closure that it is given, before it returns.
  private func callsAtOnce(_ method: Method, _ label: Name?) -> Bool {
    guard let label, let name = method.parameters.first(where: { $0.label == label })?.name else {
      return false
    }
    return atOnce(method.statements).contains { $0.callee?.plainName == name }
  }

  /// The expressions that run before statements are done, so those of no closure: a task comes later.
  private func atOnce(_ statements: [Statement]) -> [Expression] {
    let sites = SiteReader.sites(of: statements).filter { !$0.isLater }.map(\.expression)
    let bodies = sites.flatMap { site -> [[Statement]] in
      if case .call(_, let arguments) = site.kind { arguments.compactMap(\.value.closureBody) } else { [] }
    }
    let inner = Set(bodies.flatMap { SiteReader.sites(of: $0) }.map(\.expression.id))
    return sites.filter { !inner.contains($0.id) }
  }
}
