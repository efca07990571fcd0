extension ProgramCode {
  /// Whether a site is in a closure that may run later, any number of times. A local function runs when it is called, and a
  /// completion once.
  func isLater(_ site: Site, in position: Int) -> Bool {
    guard site.isLater else { return isOfStream(site, in: position) }
    if onceOnly[position] == nil { onceOnly[position] = methods[position].runOnce }
    return onceOnly[position]?.contains(site.expression.id) != true
  }

  /// Whether a site is in a closure that an operator calls for each element of a stream without an end:
  /// `taps.flatMap { self.coordinate(to: Detail()) }`. On a list, `flatMap` calls it at once.
  private func isOfStream(_ site: Site, in position: Int) -> Bool {
    if let known = ofStreams[position] { return known.contains(site.expression.id) }
    let method = methods[position]
    let streams = EndlessStreams(self, method)
    var found: Set<ExpressionID> = []
    for site in method.sites {
      guard case .call(let callee, let arguments) = site.expression.kind, callee.callsAtOnce,
        let stream = callee.base, streams.isEndless(stream)
      else { continue }
      let bodies = arguments.compactMap(\.value.closureBody)
      found.formUnion(bodies.flatMap { SiteReader.sites(of: $0) }.map(\.expression.id))
    }
    ofStreams[position] = found
    return found.contains(site.expression.id)
  }

  /// Whether a statement of a method is an effect, without a branch, a loop or a closure around it.
  func isSure(_ effect: Effect, in position: Int) -> Bool {
    let method = methods[position]
    let known = sure[position] ?? Set(method.statements.compactMap(\.result).flatMap(\.all).map(\.id))
    sure[position] = known
    return effect.place.file == method.file
      && known.contains(ExpressionID(line: effect.place.line, number: effect.place.expression))
  }

  /// Methods, and those of the same object that they call.
  func withOwnCallees(_ starts: [Int], where isMeant: (Effect, Int) -> Bool = { _, _ in true }) -> [Int] {
    var found = starts
    var seen = Set(found)
    var next = 0
    while next < found.count {
      let method = methods[found[next]]
      for effect in method.own where effect.target.all.contains(.this) && isMeant(effect, found[next]) {
        guard case .calls(let name) = effect.kind, let type = method.type else { continue }
        found += methods(named: name, of: type).filter { seen.insert($0).inserted }
      }
      next += 1
    }
    return found
  }
}

extension Method {
  /// The expressions of closures and local functions that run at most as often as the method.
  fileprivate var runOnce: Set<ExpressionID> {
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
