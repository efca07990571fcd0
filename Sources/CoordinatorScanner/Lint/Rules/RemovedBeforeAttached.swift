/// Finds children that may end while they start, before they are attached.
struct RemovedBeforeAttached {
  static let rule = SourceRule(
    id: "removed-before-attached",
    severity: .warning,
    summary: "a child that is attached after its start, although the start may end it",
    advice:
      "The removal finds nothing, and then the child is attached for good. Attach the child before you start it."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    var seen: Set<Place> = []
    return WaysOut(lifecycles: lifecycles).tenures.compactMap(violation).filter {
      seen.insert($0.place).inserted
    }
  }

  private func violation(_ tenure: Tenure) -> RuleViolation? {
    guard let method = lifecycles.method(of: tenure.attributed),
      let start = start(before: tenure, in: method),
      let end = end(of: tenure, by: start.name)
    else { return nil }
    let child = lifecycles.name(tenure.child.type)
    return RuleViolation(
      place: tenure.place,
      type: tenure.child.type,
      message:
        "\(child) is started before it is attached, and its start may call `\(end)` at once; attach it first"
    )
  }

  /// The start of the child in the same method, before the line that attaches it.
  private func start(before tenure: Tenure, in method: Method) -> (name: Name, place: Place)? {
    let sites = method.sites
    guard let attach = sites.first(where: { tenure.place.isOf($0.expression) }) else { return nil }
    for effect in method.own where effect.place < tenure.place {
      guard case .calls(let name) = effect.kind, CoordinatorNaming.isStarting(name),
        effect.target.all.contains(.object(tenure.child.made)),
        let site = sites.first(where: { effect.place.isOf($0.expression) }),
        !site.excludes(attach), site.isLater == attach.isLater
      else { continue }
      return (name, effect.place)
    }
    return nil
  }

  /// The way out that a start calls at once.
  private func end(of tenure: Tenure, by start: Name) -> Name? {
    let ways = WaysOut(lifecycles: lifecycles)
    let removing = Set(ways.ways(out: tenure).filter { ways.takesOff($0, tenure) }.map(\.name))
    guard !removing.isEmpty else { return nil }
    let (graph, type) = (lifecycles.graph, tenure.child.type)
    var open = graph.bodies(named: start, of: type)
    var seen = Set(open)
    while let body = open.popLast() {
      let sites = graph.content(of: body).sites
      let later = Set(sites.flatMap(\.expression.deferred))
      for site in sites where !site.isLater && !later.contains(site.expression.id) {
        guard case .call(let callee, _) = site.expression.kind, let name = callee.name else { continue }
        if removing.contains(name) { return name }
        if callee.isOwn { open += graph.bodies(named: name, of: type).filter { seen.insert($0).inserted } }
      }
    }
    return nil
  }
}

extension Expression {
  /// The expressions in closures that it runs after the current method: `queue.async { … }`.
  fileprivate var deferred: [ExpressionID] {
    guard case .call(let callee, let arguments) = kind, let name = callee.name,
      ["async", "asyncAfter", "Task", "detached", "perform", "run", "animate"].contains(name)
    else { return [] }
    return arguments.flatMap { argument -> [ExpressionID] in
      guard case .closure(let closure) = argument.value.kind else { return [] }
      return SiteReader.sites(of: closure.body).map(\.expression.id)
    }
  }
}
