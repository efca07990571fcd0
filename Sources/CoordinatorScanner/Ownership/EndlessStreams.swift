/// Tells streams that surely never complete from others.
struct EndlessStreams {
  private let code: ProgramCode
  private let method: Method

  private var program: Program { code.program }

  init(_ code: ProgramCode, _ method: Method) { (self.code, self.method) = (code, method) }

  private static let deepest = 8

  /// Whether a stream never completes: its source is a subject that nobody completes, a control, or a clock.
  func isEndless(_ stream: Expression, depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return false }
    if let object = Self.awaited(by: stream) { return isKept(object) }
    switch stream.kind {
    case .name(let name, _):
      if method.parameters.contains(where: { $0.name == name }) { return false }
      let values = method.sites.filter { $0.bound == name }
      return values.isEmpty
        ? isEndless(own: name, depth) : values.allSatisfy { isEndless(local: name, $0.expression, depth) }
    case .member(let base?, let name):
      if base.isSelf { return isEndless(own: name, depth) }
      return base.member == "rx" || isEndless(member: name, depth)
    case .call(let callee, _): return isEndless(call: callee, depth)
    default: return false
    }
  }

  /// The object for whose end a stream waits: `page` of `page.rx.deallocated`.
  private static func awaited(by stream: Expression) -> Expression? {
    let member = stream.callee ?? stream
    guard let name = member.member, UIKit.isEnd(name), let base = member.base else { return nil }
    return base.member == "rx" ? base.base : base
  }

  /// Whether an object is a constant of `self`, so that it ends only after that.
  private func isKept(_ object: Expression) -> Bool {
    guard let type = method.type, code.program[type].isReference, let name = object.ownName,
      !method.hides(name), let property = code.stored(name, on: type)
    else { return false }
    return property.fact.isConstant && code.isKept(property)
  }

  private func isEndless(call callee: Expression, _ depth: Int) -> Bool {
    guard let name = callee.name else { return false }
    if Streams.endless.contains(name) { return true }
    if let base = callee.base, Self.operators.contains(name), isEndless(base, depth: depth + 1) {
      return true
    }
    // A method of the program returns an endless stream if all of that name do.
    let makers = code.bodies(of: name)
    return !makers.isEmpty
      && makers.allSatisfy { maker in
        maker.statements.last?.result.map { EndlessStreams(code, maker).isEndless($0, depth: depth + 1) }
          ?? false
      }
  }

  // MARK: Names

  private func isEndless(local name: Name, _ value: Expression, _ depth: Int) -> Bool {
    if let type = value.madeType?.lastPart, Streams.subjects.contains(type) {
      return !code.completions.contains(name, by: method.type)
    }
    return isEndless(value, depth: depth + 1)
  }

  private func isEndless(own name: Name, _ depth: Int) -> Bool {
    if name.hasPrefix("$") { return true }
    guard let type = method.type, let property = program.property(name, on: type) else {
      return isEndless(member: name, depth)
    }
    return isEndless(property, depth)
  }

  /// Whether all properties of a name are endless streams.
  private func isEndless(member name: Name, _ depth: Int) -> Bool {
    if name.hasPrefix("$") { return true }
    guard let all = code.properties[name] else { return name == Streams.changes }
    return all.allSatisfy { isEndless($0, depth) }
  }

  private func isEndless(_ property: Property, _ depth: Int) -> Bool {
    let fact = property.fact
    if let type = fact.typeName?.lastPart, Streams.subjects.contains(type), fact.getter == nil {
      return !code.completions.contains(fact.name, by: property.scope.type)
    }
    guard fact.getter != nil || fact.initial != nil, let result = fact.result else { return false }
    return isEndless(result, depth: depth + 1)
  }

  /// Operators that end with the stream before them, and only then.
  fileprivate static let operators = Streams.watching.union(Streams.lasting).union([Streams.lending])
}

/// The subjects that code completes: `subject.send(completion: .finished)`.
struct StreamCompletions {
  /// By the type whose code completes a variable or a property of its own.
  private var own: [TypeID?: Set<Name>] = [:]
  /// Members of other objects.
  private var others: Set<Name> = []
  private let program: Program

  init(_ code: ProgramCode) {
    program = code.program
    for method in code.methods {
      for site in method.sites {
        guard case .call(let callee, let arguments) = site.expression.kind, let name = callee.member,
          let subject = callee.base, let variable = subject.name
        else { continue }
        let isEnd =
          Self.ends.contains(name) || name == "send" && arguments.first?.label == "completion"
          // Somebody else has it, who may complete it.
          || name == "subscribe" && arguments.first?.label == "subscriber"
        guard isEnd else { continue }
        if subject.isOwn { own[method.type, default: []].insert(variable) } else { others.insert(variable) }
      }
    }
  }

  private static let ends: Set<Name> = ["onCompleted", "onError", "dispose"]

  /// Whether some code completes a subject of a name that code of a type declares.
  func contains(_ subject: Name, by type: TypeID?) -> Bool {
    if others.contains(subject) { return true }
    guard let type else { return own.values.contains { $0.contains(subject) } }
    return own.contains { other, names in
      names.contains(subject) && (other.map { program.isRelated($0, type) } ?? true)
    }
  }
}

extension ProgramCode {
  /// Whether a line of a method waits for the end of the stream that the start of a child returns, and that has no end:
  /// `child.start().handleEvents(receiveCompletion: { _ in self.release(child) })`.
  func neverRuns(_ place: Place, in method: Method, for child: TypeID) -> Bool {
    guard let name = method.streamEnds[place.expression] else { return false }
    let starts = methods(named: name, of: child)
    return !starts.isEmpty
      && starts.allSatisfy { start in
        let streams = EndlessStreams(self, start)
        let results = start.statements.outsideOfClosures.compactMap { statement in
          if case .result(let value) = statement.kind { value } else { nil }
        }
        return !results.isEmpty && results.allSatisfy { streams.isEndless($0) }
      }
  }
}

extension Method {
  /// The starts of other objects, by the expressions that run when the stream of one ends.
  var expressionsAtEnds: [Int: Name] {
    var found: [Int: Name] = [:]
    for site in sites {
      guard case .call(let callee, let arguments) = site.expression.kind,
        let start = callee.base.flatMap(Self.startOfStream)
      else { continue }
      for argument in arguments where argument.label.map(Self.labelsOfEnd.contains) ?? false {
        for inner in SiteReader.sites(of: argument.value.closureBody ?? []) {
          found[inner.expression.id.number] = start
        }
      }
    }
    return found
  }

  private static let labelsOfEnd: Set<Name> = ["receiveCompletion", "onCompleted"]

  /// The method at the start of a chain of operators that end with their stream: `start` of `child.start().map { … }`. A
  /// `prefix(1)` ends earlier.
  private static func startOfStream(_ chain: Expression) -> Name? {
    var next = chain
    while case .call(let callee, _) = next.kind, case .member(let base?, let name) = callee.kind {
      if CoordinatorNaming.isStarting(name) { return name }
      guard EndlessStreams.operators.contains(name) else { return nil }
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
