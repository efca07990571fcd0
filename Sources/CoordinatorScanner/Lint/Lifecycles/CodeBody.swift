/// Code that runs as one: a method without the closures that it stores, or one of these closures.
struct CodeBody: Hashable {
  /// The position of the method.
  let method: Int
  /// The closure; nil for the method itself.
  var closure: ExpressionID?
  /// What runs of its branches for cases; nil where any may.
  var branch: BranchChoice?
  /// The type of the child that the code hears of; nil where it may be any.
  var child: TypeID?
}

/// The branch for a case that runs.
enum BranchChoice: Hashable {
  /// By its position in the body.
  case branch(Int)
  /// None of them: no branch is for the case.
  case none
}

/// The code of one method, taken apart into bodies.
struct MethodCode {
  let sites: [Site]
  private let statements: [Statement]
  private let parameters: [Parameter]
  /// The closures that something keeps, so that they run later or never.
  private(set) var stored: [ExpressionID: Closure] = [:]
  /// The streams that closures listen to: `cancel` of `screen.cancel.sink { … }`.
  private(set) var streams: [ExpressionID: Name] = [:]

  init(_ method: Method) {
    (sites, statements, parameters) = (method.sites, method.statements, method.parameters)
    for site in sites {
      for (id, closure) in site.storedClosures {
        stored[id] = closure
        if let stream = site.expression.stream { streams[id] = stream }
      }
    }
  }

  /// The expressions that run with a body. Closures that are only passed on count, as completions of animations do.
  func sites(of body: CodeBody) -> [Site] {
    let all = unstored(body.closure == nil ? sites : SiteReader.sites(of: statements(of: body)))
    guard let choice = body.branch else { return all }
    let branches = branches(of: body)
    var others = branches.indices.filter { choice != .branch($0) }.flatMap { branches[$0].body }
    if case .branch(let position) = choice { others += branches[position].otherwise }
    let hidden = Set(SiteReader.sites(of: others).map(\.expression.id))
    return all.filter { !hidden.contains($0.expression.id) }
  }

  /// The branches of a body that ask for the types of its parameters.
  func forks(of body: CodeBody) -> [TypeFork] {
    let parameters = body.closure.map { stored[$0]?.parameters ?? [] } ?? parameters
    guard !parameters.isEmpty else { return [] }
    return TypeFork.all(in: statements(of: body), about: Set(parameters.map(\.name)))
  }

  private func statements(of body: CodeBody) -> [Statement] {
    guard let closure = body.closure else { return statements }
    return stored[closure]?.body ?? []
  }

  /// A branch for some cases of what a body is given: `case .cancelled:`.
  struct Branch {
    let cases: [Name]
    /// What is told apart.
    let subject: Expression?
    let line: Int
    let body: [Statement]
    /// What runs for all cases that no branch is for.
    let otherwise: [Statement]
  }

  /// The branches by which a body tells cases of its parameter apart, also within those that ask for something else.
  func branches(of body: CodeBody) -> [Branch] {
    var found: [Branch] = []
    var open = Array(statements(of: body).reversed())
    while let next = open.popLast()?.unwrapped {
      guard case .branches(let clauses) = next.kind else { continue }
      let otherwise = clauses.first(where: \.tests.isEmpty)?.body ?? []
      let branches = clauses.compactMap { branch($0, otherwise) }
      found += branches
      if branches.isEmpty { open += clauses.flatMap(\.body).reversed() }
    }
    return found
  }

  private func branch(_ clause: Statement.Clause, _ otherwise: [Statement]) -> Branch? {
    let cases = clause.tests.compactMap(\.askedCase)
    guard let first = clause.tests.first, cases.count == clause.tests.count else { return nil }
    return Branch(
      cases: cases,
      subject: first.expressions.first,
      line: first.line,
      body: clause.body,
      otherwise: otherwise
    )
  }

  private func unstored(_ sites: [Site]) -> [Site] {
    var hidden: Set<ExpressionID> = []
    for site in sites {
      for (id, closure) in site.storedClosures where !hidden.contains(id) {
        hidden.formUnion(SiteReader.sites(of: closure.body).map(\.expression.id))
      }
    }
    return hidden.isEmpty ? sites : sites.filter { !hidden.contains($0.expression.id) }
  }
}

extension Site {
  /// The closures that an expression stores: in a property, in a variable, or in an object that it makes.
  fileprivate var storedClosures: [(ExpressionID, Closure)] {
    var values: [Expression] = []
    switch expression.kind {
    case .assignment(_, let right): values = [right]
    case .call(let callee, let arguments) where callee.makesObject || callee.listens:
      values = arguments.map(\.value)
    case .closure where bound != nil: values = [expression]
    default: break
    }
    return values.compactMap { value in
      guard case .closure(let closure) = value.kind else { return nil }
      return (value.id, closure)
    }
  }
}

extension Statement {
  /// The case that a test asks for.
  fileprivate var askedCase: Name? {
    if case .binding(.enumCase(let name, _), _, .some) = kind { return name }
    return nil
  }

  /// A switch as a statement is an expression with a block.
  var unwrapped: Statement {
    switch kind {
    case .expression(let value), .result(let value?):
      if case .block(let statements) = value.kind, statements.count == 1 { return statements[0] }
      return self
    default: return self
    }
  }
}

extension Expression {
  /// Whether it is a method that calls its closure for each element of a stream: `events.sink { … }`.
  var listens: Bool {
    guard let member else { return false }
    return Dialect.streams.listening.contains(member) && !Dialect.streams.watching.contains(member)
  }

  /// The stream that a call listens to.
  fileprivate var stream: Name? {
    guard case .call(let callee, _) = kind, callee.listens, case .member(let base?, _) = callee.kind else {
      return nil
    }
    return base.streamMember
  }

  /// The member at the start of a chain of operators: `cancel` of `screen.cancel.take(1)`.
  private var streamMember: Name? {
    switch kind {
    case .call(let callee, _):
      if case .member(let base?, _) = callee.kind { return base.streamMember }
      return nil
    case .member(_, let name), .name(let name, _): return name
    default: return nil
    }
  }

  /// Objects of the system that run the closure that they are made with.
  private static let actions: Set<Name> = ["UIAlertAction", "UIAction", "Task", "DispatchWorkItem", "Timer"]

  /// Whether a call of it makes an object. What the system makes of a closure may run it: `UIAlertAction { … }`.
  var makesObject: Bool {
    switch kind {
    case .name(let name, _): name.first?.isUppercase == true && !Self.actions.contains(name)
    case .member(let base, "init"): base.map(\.makesObject) ?? true
    case .member(let base?, let name):
      // `Home.make(onEnd: { … })`
      base.name?.first?.isUppercase == true
        && (name.first?.isUppercase == true || CoordinatorNaming.isMaking(name))
    default: false
    }
  }
}
