extension ProgramCode {
  /// Whether a site is in a closure that may run later, any number of times. A local function runs when it is called, and a
  /// completion once.
  func isLater(_ site: Site, in method: Method) -> Bool {
    site.isLater ? !method.runOnce.contains(site.expression.id) : isOfStream(site, in: method)
  }

  /// Whether a site is in a closure that an operator calls for each element of a stream without an end:
  /// `taps.flatMap { self.coordinate(to: Detail()) }`. On a list, `flatMap` calls it at once.
  private func isOfStream(_ site: Site, in method: Method) -> Bool {
    if let known = ofStreams[method.key] { return known.contains(site.expression.id) }
    let streams = EndlessStreams(self, method)
    var found: Set<ExpressionID> = []
    for site in method.sites {
      guard case .call(let callee, let arguments) = site.expression.kind, callee.callsAtOnce,
        let stream = callee.base, streams.isEndless(stream)
      else { continue }
      let bodies = arguments.compactMap(\.value.closureBody)
      found.formUnion(bodies.flatMap { SiteReader.sites(of: $0) }.map(\.expression.id))
    }
    ofStreams[method.key] = found
    return found.contains(site.expression.id)
  }

  /// Whether an effect comes later, as when the user taps.
  func isLater(_ effect: Effect, in method: Method) -> Bool {
    method.site(at: effect.place).map { isLater($0, in: method) } ?? false
  }

  /// The start of a coordinator, and its own methods that this calls by some effects.
  func startingMethods(of type: TypeID, where isMeant: (Effect, Method) -> Bool) -> [Method] {
    var found = methods(of: type).filter { CoordinatorNaming.isStarting($0.name) }
    var seen = Set(found.map(\.key))
    var next = 0
    while next < found.count {
      let method = found[next]
      for effect in method.own where effect.target.all.contains(.this) && isMeant(effect, method) {
        guard case .calls(let name) = effect.kind else { continue }
        found += methods(named: name, of: type).filter { seen.insert($0.key).inserted }
      }
      next += 1
    }
    return found
  }
}

extension Method {
  var expressionsRunOnce: Set<ExpressionID> {
    var found: Set<ExpressionID> = []
    var open: [[Statement]] = localFunctions(of: statements)
    open += sites.flatMap { completions(of: $0.expression) }
    while let body = open.popLast() {
      let inner = SiteReader.sites(of: body).filter { !$0.isLater }
      if inner.allSatisfy({ found.contains($0.expression.id) }) { continue }
      found.formUnion(inner.map(\.expression.id))
      open += localFunctions(of: body)
    }
    return found
  }

  private func completions(of call: Expression) -> [[Statement]] {
    guard case .call(_, let arguments) = call.kind else { return [] }
    return arguments.filter { $0.label?.hasPrefix("completion") ?? false }.compactMap(\.value.closureBody)
  }

  private func localFunctions(of statements: [Statement]) -> [[Statement]] {
    statements.compactMap { statement in
      if case .function(let fact) = statement.kind { fact.statements } else { nil }
    }
  }
}
