/// An event of the stream that the start of an object returns.
struct StreamEvent {
  let start: Name
  /// Whether it is the end of the stream; else a value.
  let isEnd: Bool
}

extension ProgramCode {
  /// Whether a line of a method waits for a child to call or to send something, which it never does:
  /// `child.start().handleEvents(receiveCompletion: { _ in self.release(child) })`.
  func neverRuns(_ place: Place, in method: Method, for child: TypeID) -> Bool {
    if callbacks.isSilent(place, of: child, self) { return true }
    guard let event = method.streamEvents[place.expression] else { return false }
    let starts = methods(named: event.start, of: child)
    return !starts.isEmpty
      && starts.allSatisfy { start in
        let streams = EndlessStreams(self, start)
        let results = start.statements.outsideOfClosures.compactMap { statement in
          if case .result(let value) = statement.kind { value } else { nil }
        }
        return !results.isEmpty
          && results.allSatisfy { event.isEnd ? streams.isEndless($0) : streams.isSilent($0) }
      }
  }
}

extension Method {
  var expressionsAtEvents: [Int: StreamEvent] {
    var found: [Int: StreamEvent] = [:]
    for site in sites {
      guard case .call(let callee, let arguments) = site.expression.kind,
        let start = callee.base.flatMap(Self.startOfStream)
      else { continue }
      for argument in arguments {
        guard let isEnd = argument.label.flatMap({ Self.labels[$0] }) else { continue }
        for inner in SiteReader.sites(of: argument.value.closureBody ?? []) {
          found[inner.expression.id.number] = StreamEvent(start: start, isEnd: isEnd)
        }
      }
    }
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

extension [Statement] {
  /// The statements, and those in branches and loops of them, but not in closures and functions.
  var outsideOfClosures: [Statement] {
    var found = self
    var next = 0
    while next < found.count {
      switch found[next].kind {
      case .branches(let clauses): found += clauses.flatMap(\.body)
      case .loop(_, _, let body, _): found += body
      // `if` and `switch` are expressions with a block.
      case .expression(let value), .result(let value?):
        if case .block(let statements) = value.kind { found += statements }
      case .binding, .function, .result(nil): break
      }
      next += 1
    }
    return found
  }
}
