extension ProgramCode {
  /// Whether a call happens only when the stream that a child's start returns completes, and it never does:
  /// `child.start().handleEvents(receiveCompletion: { _ in self.release(child) })`.
  func waits(_ call: CallIndex.Call, forEndOf child: TypeID) -> Bool {
    guard let start = completions(in: call.caller)[call.place.expression] else { return false }
    let starts = methods(named: start, of: child).map { methods[$0] }
    return !starts.isEmpty
      && starts.allSatisfy { method in
        let results = method.results
        return !results.isEmpty && results.allSatisfy { EndlessStreams(self, method).isEndless($0) }
      }
  }

  /// The expressions of a method that run at the end of a stream that the start of an object returns, with the name of the
  /// start.
  private func completions(in position: Int) -> [Int: Name] {
    if let known = endings[position] { return known }
    var found: [Int: Name] = [:]
    for site in methods[position].sites {
      guard case .call(let callee, let arguments) = site.expression.kind,
        let start = callee.base.flatMap(Self.startOfStream)
      else {
        continue
      }
      for argument in arguments where argument.label.map(Self.endLabels.contains) ?? false {
        for inner in SiteReader.sites(of: argument.value.closureBody ?? []) {
          found[inner.expression.id.number] = start
        }
      }
    }
    endings[position] = found
    return found
  }

  private static let endLabels: Set<Name> = ["receiveCompletion", "onCompleted"]

  /// The method at the start of a chain of operators: `start` of `child.start().map { … }`.
  private static func startOfStream(_ chain: Expression) -> Name? {
    var next = chain
    while case .call(let callee, _) = next.kind, case .member(let base?, let name) = callee.kind {
      if CoordinatorNaming.isStarting(name) { return name }
      next = base
    }
    return nil
  }
}

extension Method {
  /// The values that it returns, but not those of closures in it.
  fileprivate var results: [Expression] {
    var found: [Expression] = []
    var open = statements
    while let next = open.popLast() {
      switch next.kind {
      case .result(let value?): found.append(value)
      case .branches(let clauses): open += clauses.flatMap(\.body)
      case .loop(_, _, let body, _): open += body
      case .expression(let value):
        if case .block(let statements) = value.kind { open += statements }
      case .binding, .function, .result(nil): break
      }
    }
    return found
  }
}
