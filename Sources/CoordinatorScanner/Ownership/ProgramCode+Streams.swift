/// An event of the stream that the start of an object returns.
struct StreamEvent {
  let start: Name
  /// Whether it is the end of the stream; else a value.
  let isEnd: Bool
}

extension ProgramCode {
  /// Whether a line of a method waits for a child to call or to send something, which it never does:
  /// `child.start().handleEvents(receiveCompletion: { _ in self.release(child) })`.
  func neverRuns(_ place: Place, in position: Int, for child: TypeID) -> Bool {
    if callbacks.isSilent(place, in: position, of: child, self) { return true }
    guard let event = events(in: position)[place.expression] else { return false }
    let starts = methods(named: event.start, of: child).map { methods[$0] }
    return !starts.isEmpty
      && starts.allSatisfy { method in
        let (results, streams) = (method.results, EndlessStreams(self, method))
        return !results.isEmpty
          && results.allSatisfy { event.isEnd ? streams.isEndless($0) : streams.isSilent($0) }
      }
  }

  /// The expressions of a method that run at an event of the stream that the start of an object returns.
  private func events(in position: Int) -> [Int: StreamEvent] {
    if let known = streamEvents[position] { return known }
    var found: [Int: StreamEvent] = [:]
    for site in methods[position].sites {
      guard case .call(let callee, let arguments) = site.expression.kind,
        let start = callee.base.flatMap(Self.startOfStream)
      else {
        continue
      }
      for argument in arguments {
        guard let isEnd = argument.label.flatMap({ Self.labels[$0] }) else { continue }
        for inner in SiteReader.sites(of: argument.value.closureBody ?? []) {
          found[inner.expression.id.number] = StreamEvent(start: start, isEnd: isEnd)
        }
      }
    }
    streamEvents[position] = found
    return found
  }

  /// Whether closures with these labels run at the end; else for each value.
  private static let labels: [Name: Bool] = [
    "receiveCompletion": true, "onCompleted": true, "receiveOutput": false, "onNext": false,
  ]

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
