/// Which code runs which: calls of methods, and calls of closures that properties hold.
///
/// It has less than the data flow, which knows values but not the code behind a closure, and more than ``CallIndex``, which
/// knows methods only. One thread at a time uses it.
final class CallGraph {
  let methods: [Method]
  let program: Program
  private let methodsByType: [TypeID: [Int]]
  private var codes: [Int: MethodCode] = [:]
  private var contents: [CodeBody: Content] = [:]
  private var known: [CodeBody: [Step]] = [:]
  private var knownCallers: [TypeID: [CodeBody: Set<CodeBody>]] = [:]
  /// What properties of function types are set to, by the names of the properties.
  private(set) lazy var handlers = Handlers(self)

  /// What a body does.
  struct Content {
    let sites: [Site]
    let effects: [Effect]
  }

  /// A call from one body to another.
  struct Step {
    let to: CodeBody
    /// The call; nil where it is known from the source alone.
    let effect: Effect?
  }

  init(_ methods: [Method], _ program: Program, _ methodsByType: [TypeID: [Int]]) {
    (self.methods, self.program, self.methodsByType) = (methods, program, methodsByType)
  }

  func code(of method: Int) -> MethodCode {
    if let known = codes[method] { return known }
    let code = MethodCode(methods[method])
    codes[method] = code
    return code
  }

  func content(of body: CodeBody) -> Content {
    if let known = contents[body] { return known }
    let sites = narrowed(code(of: body.method).sites(of: body), body)
    let ids = Set(sites.map(\.expression.id))
    let (method, file) = (methods[body.method], methods[body.method].file)
    let effects = method.own.filter { effect in
      effect.place.file == file && ids.contains { effect.place == Place(file: file, at: $0) }
    }
    let content = Content(sites: sites, effects: effects)
    contents[body] = content
    return content
  }

  /// The branches for cases in a body, with their positions in the method.
  func branches(of body: CodeBody) -> [(Int, MethodCode.Branch)] {
    let branches = code(of: body.method).branches(of: body)
    guard !branches.isEmpty else { return [] }
    let running = Set(content(of: body).sites.map(\.expression.id))
    return branches.enumerated().filter { $1.subject.map { running.contains($0.id) } ?? true }.map {
      ($0, $1)
    }
  }

  /// Bodies that hear of a child, for those that tell types of children apart.
  func narrowed(_ bodies: [CodeBody], to child: TypeID) -> [CodeBody: CodeBody] {
    var found: [CodeBody: CodeBody] = [:]
    for body in bodies where !code(of: body.method).forks(of: body).isEmpty {
      var narrowed = body
      narrowed.child = child
      found[body] = narrowed
    }
    return found
  }

  /// The sites of a body that can run for the type of the child that it hears of.
  private func narrowed(_ sites: [Site], _ body: CodeBody) -> [Site] {
    guard let child = body.child else { return sites }
    let method = methods[body.method]
    let scope = Scope(file: method.file, type: method.type)
    let others = code(of: body.method).forks(of: body).flatMap { fork in
      fork.hidden { relation(of: child, to: $0, in: scope) }
    }
    guard !others.isEmpty else { return sites }
    let hidden = Set(SiteReader.sites(of: others).map(\.expression.id))
    return sites.filter { !hidden.contains($0.expression.id) }
  }

  private func relation(of type: TypeID, to asked: TypeReference, in scope: Scope) -> TypeFork.Relation {
    guard let name = asked.name, let other = program.resolve(name, in: scope) else { return .possible }
    if program.inherits(type, from: other) { return .same }
    return program.isRelated(type, other) ? .possible : .other
  }

  /// The bodies of a type: its methods, and the closures that they store.
  func bodies(of type: TypeID) -> [CodeBody] {
    (methodsByType[type] ?? []).flatMap { method in
      [CodeBody(method: method)]
        + code(of: method).stored.keys.sorted { $0.number < $1.number }.map {
          CodeBody(method: method, closure: $0)
        }
    }
  }

  /// The bodies of a type that call each body, directly.
  func callers(within type: TypeID) -> [CodeBody: Set<CodeBody>] {
    if let known = knownCallers[type] { return known }
    var found: [CodeBody: Set<CodeBody>] = [:]
    for body in bodies(of: type) {
      for step in steps(from: body) where step.to != body { found[step.to, default: []].insert(body) }
    }
    knownCallers[type] = found
    return found
  }

  func bodies(named name: Name, of type: TypeID) -> [CodeBody] {
    (methodsByType[type] ?? []).filter { methods[$0].name == name && methods[$0].isFunction }.map {
      CodeBody(method: $0)
    }
  }

  /// All code that runs when some code runs.
  ///
  /// - Parameters:
  ///   - instead: Bodies that replace others: one branch of a method replaces the whole.
  ///   - isListening: Whether closures in subscriptions count, because they may run later.
  ///   - follows: Whether to follow a call.
  func reach(
    from starts: [CodeBody],
    instead: [CodeBody: CodeBody] = [:],
    isListening: Bool = false,
    where follows: (Effect) -> Bool = { _ in true }
  ) -> [CodeBody] {
    var found = starts.map { instead[$0] ?? $0 }
    var seen = Set(found)
    var next = 0
    while next < found.count, found.count < Self.most {
      for step in steps(from: found[next]) where step.effect.map(follows) ?? true {
        let to = instead[step.to] ?? step.to
        if seen.insert(to).inserted { found.append(to) }
      }
      if isListening { found += listeners(in: found[next]).filter { seen.insert($0).inserted } }
      next += 1
    }
    return found
  }

  /// The closures that a body listens to streams with.
  private func listeners(in body: CodeBody) -> [CodeBody] {
    let streams = code(of: body.method).streams
    guard !streams.isEmpty else { return [] }
    return content(of: body).sites.filter { streams[$0.expression.id] != nil }.map {
      CodeBody(method: body.method, closure: $0.expression.id)
    }
  }

  /// The most bodies that a question looks at.
  private static let most = 2_000
}

extension CallGraph {
  func steps(from body: CodeBody) -> [Step] {
    if let known = known[body] { return known }
    let content = content(of: body)
    var found: [Step] = []
    for effect in content.effects {
      guard case .calls(let name) = effect.kind else { continue }
      for type in effect.target.types {
        found += callees(name, on: type, effect).map { Step(to: $0, effect: effect) }
      }
    }
    if let type = methods[body.method].type {
      for site in content.sites { found += own(site.expression, of: type).map { Step(to: $0, effect: nil) } }
    }
    known[body] = found
    return found
  }

  private func callees(_ name: Name, on type: TypeID, _ effect: Effect) -> [CodeBody] {
    let below = program[type].isProtocol ? program.concreteTypes(below: type) : []
    // A start of any coordinator says nothing.
    if below.count > 1, CoordinatorNaming.isStarting(name) { return [] }
    let types = program[type].isProtocol ? below : [type]
    return types.flatMap { bodies(named: name, of: $0) + handlers.bodies(of: name, on: $0) }
  }

  /// What an expression of a type runs on the same object: a closure in a property, a method of its superclass, a method as
  /// an argument.
  private func own(_ expression: Expression, of type: TypeID) -> [CodeBody] {
    guard case .call(let callee, let arguments) = expression.kind else { return [] }
    var found: [CodeBody] = []
    if let name = callee.name {
      if callee.isOwn { found += handlers.bodies(of: name, on: type) }
      if case .member(let base?, _) = callee.kind, base.name == .parent { found += inherited(name, by: type) }
    }
    guard !callee.makesObject else { return found }
    for argument in arguments where argument.value.isOwn {
      if let name = argument.value.name { found += bodies(named: name, of: type) }
    }
    return found
  }

  /// The nearest method of a superclass.
  func inherited(_ name: Name, by type: TypeID) -> [CodeBody] {
    for ancestor in program.ancestors(of: type) where !program[ancestor.type].isProtocol {
      let found = bodies(named: name, of: ancestor.type)
      if !found.isEmpty { return found }
    }
    return []
  }
}
