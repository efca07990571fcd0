extension ProgramCode {
  /// Whether a site is in a closure that may run later, any number of times. A local function runs when it is called, and a
  /// completion once.
  func isLater(_ site: Site, in position: Int) -> Bool {
    guard site.isLater else { return false }
    if onceOnly[position] == nil { onceOnly[position] = methods[position].runOnce }
    return onceOnly[position]?.contains(site.expression.id) != true
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
