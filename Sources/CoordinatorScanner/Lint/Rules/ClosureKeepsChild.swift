/// Finds children that store a closure which captures the child.
struct ClosureKeepsChild {
  static let rule = SourceRule(
    id: "closure-keeps-child",
    severity: .error,
    summary: "a closure that a child stores and that captures the child",
    advice:
      "The child keeps itself alive, with everything else that the closure captures. Capture it weakly: [weak child]."
  )

  let lifecycles: Lifecycles

  var violations: [RuleViolation] {
    let rings = closureRings()
    let clearings = clearings()
    return ofScreens(clearings)
      + lifecycles.flow.attributedEffects.compactMap { attributed in
        guard let ring = attributed.effect.places.first.flatMap({ rings[$0] }) else { return nil }
        return violation(ring, attributed.effect, clearings)
      }
  }

  /// Screens with a closure that captures the screen: `onTap = { self.close() }`. Those of coordinators are rings, too.
  private func ofScreens(_ clearings: [Name: [[TypeID]]]) -> [RuleViolation] {
    lifecycles.graph.handlers.all.compactMap { handler in
      guard handler.isOwn, handler.keepsSelf, let type = lifecycles.methods[handler.method].type,
        !lifecycles.nodes.contains(type), lifecycles.flow.classification.isScreen(type),
        keepsClosure(handler.property, type), !isCleared(handler.property, on: type, clearings)
      else { return nil }
      return RuleViolation(
        place: handler.place,
        type: type,
        message:
          "the closure in `\(handler.property)` of \(lifecycles.name(type)) captures \(lifecycles.name(type)) itself, so it is never released; write `{ [weak self] in … }`"
      )
    }
  }

  private func isCleared(_ property: Name, on type: TypeID, _ clearings: [Name: [[TypeID]]]) -> Bool {
    (clearings[property] ?? []).contains { $0.isEmpty || $0.contains { lifecycles.isRelated($0, type) } }
  }

  /// The owners of the properties that something clears, by the names of the properties. An unknown owner is empty.
  private func clearings() -> [Name: [[TypeID]]] {
    var found: [Name: [[TypeID]]] = [:]
    for method in lifecycles.methods {
      for effect in method.own {
        guard case .clears(let name) = effect.kind else { continue }
        let isOwn = effect.target.all.contains(.this)
        found[name, default: []].append(effect.target.types + (isOwn ? [method.type].compactMap(\.self) : []))
      }
      for name in method.sites.compactMap(\.expression.emptied) { found[name, default: []].append([]) }
    }
    return found
  }

  /// `child.onEnd = { use(child) }`, where `child` is a variable of the function.
  private struct ClosureRing {
    let child: Name
    let property: Name
  }

  /// The assignments of closures to objects that the closures name.
  private func closureRings() -> [Place: ClosureRing] {
    var found: [Place: ClosureRing] = [:]
    for method in lifecycles.methods {
      let sites = method.sites
      for site in sites {
        guard let ring = site.expression.closureRing, isVariable(ring.child, in: method, sites) else {
          continue
        }
        found[Place(file: method.file, at: site.expression.id)] = ClosureRing(
          child: ring.child,
          property: ring.property
        )
      }
    }
    return found
  }

  /// Whether a name is a variable of its own. Another name for it may be weak: `weak var other = child`.
  private func isVariable(_ name: Name, in method: Method, _ sites: [Site]) -> Bool {
    method.parameters.contains { $0.name == name }
      || sites.contains { $0.bound == name && $0.expression.name == nil }
  }

  private func violation(_ ring: ClosureRing, _ effect: Effect, _ clearings: [Name: [[TypeID]]])
    -> RuleViolation?
  {
    guard effect.kind == .sets(ring.property), let place = effect.places.first,
      let child = effect.target.types.first(where: { keepsClosure(ring.property, $0) }),
      !isCleared(ring.property, on: child, clearings)
    else { return nil }
    return RuleViolation(
      place: place,
      type: child,
      message:
        "the closure in `\(ring.property)` of \(lifecycles.name(child)) captures `\(ring.child)`, which keeps the closure; write `{ [weak \(ring.child)] in … }`"
    )
  }

  /// Whether a coordinator stores a closure in a property.
  private func keepsClosure(_ name: Name, _ type: TypeID) -> Bool {
    guard lifecycles.program[type].isReference,
      let property = lifecycles.stored(name, on: type)
    else {
      return false
    }
    let scope = Scope(file: property.file, type: type)
    return property.fact.type.map { lifecycles.flow.symbols.expanded($0, in: scope).isFunction } ?? false
  }
}

extension Expression {
  /// The property that it sets to an empty closure or to `.none`.
  fileprivate var emptied: Name? {
    guard case .assignment(let left, let right) = kind else { return nil }
    switch right.kind {
    case .closure(let closure) where closure.body.isEmpty: return left.name
    case .member(nil, "none"): return left.name
    default: return nil
    }
  }

  /// `child.onEnd = { use(child) }`.
  fileprivate var closureRing: (child: Name, property: Name)? {
    guard case .assignment(let left, let right) = kind, case .member(let base?, let property) = left.kind,
      case .name(let child, _) = base.kind, child != "self", case .closure(let closure) = right.kind,
      closure.keeps(child)
    else { return nil }
    return (child, property)
  }
}

extension Closure {
  /// Whether it captures a variable strongly.
  fileprivate func keeps(_ name: Name) -> Bool {
    if let capture = captures.first(where: { $0.name == name }) {
      return capture.ownership == .strong && capture.value == nil
    }
    let sites = SiteReader.sites(of: body)
    let isHidden = binds(name) || sites.contains { $0.expression.binds(name) }
    // `onEnd = { child = nil }` lets go of it in the end.
    let isLetGo = sites.contains { $0.expression.clears(name) }
    return !isHidden && !isLetGo && sites.contains { $0.expression.isVariable(name) }
  }
}

extension Expression {
  fileprivate func clears(_ name: Name) -> Bool {
    guard case .assignment(let left, let right) = kind, case .nothing = right.kind else { return false }
    return left.isVariable(name)
  }

  fileprivate func isVariable(_ name: Name) -> Bool {
    if case .name(name, _) = kind { return true }
    return false
  }
}
