/// Coordinators by where they lead: to screens that views show by their state, and to coordinators that they make and keep.
struct LeadingRule {
  /// Types that are coordinators, each with what shows it.
  typealias Found = [(type: TypeID, evidence: String)]

  let program: Program
  let coordinators: Set<TypeID>
  private var declared: DeclaredTypes { DeclaredTypes(program: program) }

  // MARK: Views

  /// Why types are coordinators that views of SwiftUI observe: views show by their state which screen or flow is seen.
  func found(amongObserved types: [TypeID], _ cause: String) -> Found {
    if types.isEmpty { return [] }
    let views = ViewReader(program, of: coordinators.union(types)).shown
    let showings = Dictionary(grouping: views.showings, by: \.spot.coordinator)
    return types.filter { !isTool($0, path: views.paths[$0]) }.compactMap { type in
      let shown = leading(showings[type] ?? [], type).min { $0.place < $1.place }.map { first in
        "\(program[first.view].name) shows \(program[first.screen].name) by its \(first.spot.state)"
      }
      let found =
        views.paths[type].map { "has the path \($0) of a stack" } ?? program.viewGivers.viewReason(of: type)
        ?? program.viewGivers.pagesReason(of: type) ?? shown
        ?? views.taken[type].map { "a view takes the coordinator in \($0) from it" }
      return found.map { (type, "\(cause), and \($0)") }
    }
  }

  /// Whether the generic arguments of a type decide where its path leads: `Router<Route>`, with `var stack: [Route]`. An alias of
  /// it is a tool, too, if only views have it.
  func isTool(_ type: TypeID, path: Name? = nil) -> Bool {
    let path = path ?? program.navigation.path(of: type)
    let element = path.flatMap { program.property($0, on: type)?.fact.type?.element?.name }
    return program[GenericAliases.declaration(of: type, in: program)].generics.contains { $0.name == element }
      && !program.aliasesOfObjects.contains(type)
  }

  /// The showings that are no detail of a screen: of one of several screens, or of more than the first screen of a flow.
  private func leading(_ showings: [ShownViews.Showing], _ type: TypeID) -> [ShownViews.Showing] {
    let screens = Dictionary(grouping: showings, by: \.spot.state).mapValues { Set($0.map(\.screen)) }
    return showings.filter { shown in
      let several = screens[shown.spot.state].map { $0.count > 1 } == true
      if shown.spot.state == "body" { return several && showsFlow(shown.screen, beside: type) }
      return ![.root, .tab].contains(shown.spot.label) && program.flowViews.isFlow(shown.view, among: [type])
        || several
    }
  }

  /// Whether a view has another coordinator than a given one.
  private func showsFlow(_ view: TypeID, beside coordinator: TypeID) -> Bool {
    program[view].properties.compactMap(\.fact.typeName).contains { name in
      CoordinatorNaming.endsInCoordinating(name) && name.lastPart != program[coordinator].name.lastPart
    }
  }

  // MARK: Children

  /// Why types are coordinators that start or are observed: they make others, and keep or start them.
  func found(amongKeepers types: [TypeID]) -> Found {
    types.compactMap { type in evidence(forKeeper: type).map { (type, $0) } }
  }

  private func evidence(forKeeper type: TypeID) -> String? {
    guard !program.behaviour.isLookAlike(type), mayKeep(type) else { return containedFlow(in: type) }
    let isNamed = program.behaviour.mayCoordinate(type)
    let cause = isNamed ? "is named so" : "starts"
    // A list does not count: a service may list coordinators, too.
    let kept = madeAndKept(by: type).first {
      program.property($0.property, on: type)?.fact.type?.element == nil
    }
    if let kept {
      return "\(cause), and keeps a \(program[kept.kept].name) that it makes in \(kept.property)"
    }
    guard isNamed, let started = started(by: type).first else { return containedFlow(in: type) }
    return "\(cause), and makes and starts a \(program[started.type].name)"
  }

  private func mayKeep(_ type: TypeID) -> Bool {
    program.behaviour.isObserved(type) || program.behaviour.starts(type)
      || program.controllerFlows.root(of: type) != nil
  }

  /// Why a container of controllers is a coordinator: it makes flows that are controllers. A screen may have one flow as a
  /// part of it.
  private func containedFlow(in type: TypeID) -> String? {
    guard program.controllerFlows.mayContainFlows(type) else { return nil }
    let flows = made(by: type).filter(coordinators.contains).filter(program.screenTypes.isScreen).sorted()
    let isMeant =
      program.screenTypes.isTabBarController(type)
      || CoordinatorNaming.endsInCoordinatingOrFlow(program[type].name)
    guard let first = flows.first, isMeant || flows.count > 1 else { return nil }
    return "is a controller of others, and makes a \(program[first].name)"
  }

  /// The coordinators that a type starts where it makes or resolves them: `let login = LoginCoordinator(); await login.run()`,
  /// `resolver.resolve(Login.self)!.start()`.
  func started(by type: TypeID) -> [(type: TypeID, place: Place)] {
    let scope = Scope(file: program[type].file, type: type)
    return program.members(of: type).flatMap { member in
      let sites = SiteReader.sites(of: member.statements)
      let started = sites.compactMap { site -> Expression? in
        guard case .call(let callee, _) = site.expression.kind, let method = callee.member,
          CoordinatorNaming.isStarting(method)
        else { return nil }
        return callee.base
      }
      let (ids, names) = (Set(started.map(\.id)), Set(started.compactMap(\.plainName)))
      return sites.filter { ids.contains($0.expression.id) || $0.bound.map(names.contains) == true }
        .compactMap { site in
          let made = site.expression.madeType.map { [TypeReference.named($0, [])] }
          let meant = (made ?? declared.results(of: site.expression, in: type)).flatMap {
            declared.sources(in: $0, scope)
          }
          return meant.flatMap(behind).only.flatMap {
            $0 == type ? nil : ($0, Place(file: member.file, at: site.expression.id))
          }
        }
    }
  }

  /// Why types that serve a part of a flow are coordinators: a coordinator makes and keeps them.
  ///
  /// - Parameter types: The types, each with how it serves.
  func found(amongKept types: [TypeID: String]) -> Found {
    let keepers = LeadingRule(program: program, coordinators: Set(types.keys))
    var reasons: [TypeID: String] = [:]
    for keeper in coordinators.sorted() {
      for (kept, property) in keepers.madeAndKept(by: keeper) where reasons[kept] == nil {
        reasons[kept] =
          "is named so, and \(types[kept] ?? ""); \(program[keeper].name) makes it and keeps it in \(property)"
      }
    }
    return reasons.map { ($0.key, $0.value) }
  }

  /// The coordinators that a type makes and keeps, with their properties.
  private func madeAndKept(by type: TypeID) -> [(kept: TypeID, property: Name)] {
    let properties = program[type].properties.filter { property in
      let fact = property.fact
      return fact.getter == nil && fact.hold == .strong && !fact.isStatic
        && !CoordinatorNaming.isWayUp(fact.name)
    }.map { (fact: $0.fact, kept: kept(in: $0)) }.filter { !$0.kept.isEmpty }
    if properties.isEmpty { return [] }
    let made = made(by: type)
    return properties.flatMap { fact, kept in
      kept.filter { made.contains($0) || fact.initial.map(isMaking) == true }.map { ($0, fact.name) }
    }
  }

  /// The coordinators that a property may hold: itself, in a list, or in the case of an enum or the property of a struct.
  private func kept(in property: Property) -> [TypeID] {
    let fact = property.fact
    let initial = (fact.initial?.madeType ?? fact.caseType).map { [TypeReference.named($0, [])] }
    let types =
      fact.type.map { [$0] } ?? initial
      ?? fact.initial.flatMap { value in property.scope.type.map { declared.results(of: value, in: $0) } }
      ?? []
    // A list of children may say no more of them than that they are objects.
    if let element = types.first?.element, declared.sources(in: element, property.scope).isEmpty,
      CoordinatorNaming.isChildList(fact.name)
    {
      return coordinators.sorted()
    }
    let meant = types.flatMap { declared.sources(in: $0, property.scope) }
    return meant.flatMap { type in
      let parts =
        program[type].cases.flatMap(\.payload)
        + (program[type].kind == .struct ? program[type].properties.compactMap(\.fact.type) : [])
      let payload = parts.flatMap { declared.sources(in: $0, Scope(file: program[type].file, type: type)) }
      return ([type] + payload).flatMap(behind)
    }
  }

  private func behind(_ type: TypeID) -> [TypeID] {
    coordinators.contains(type)
      ? [type]
      : program[type].isProtocol ? program.concreteTypes(below: type).filter(coordinators.contains) : []
  }

  /// The coordinators that the code of a type makes. A property that is only given a coordinator may be a way up.
  private func made(by type: TypeID) -> Set<TypeID> {
    let sites = SiteReader.sites(of: program.statements(of: type))
    let scope = Scope(file: program[type].file, type: type)
    return sites.reduce(into: Set(program.made(by: type))) { made, site in
      made.formUnion(
        declared.results(of: site.expression, in: type).flatMap { declared.sources(in: $0, scope) }.flatMap(
          behind
        )
      )
      if let property = filledProperty(site.expression).flatMap({ program.property($0, on: type) }) {
        made.formUnion(kept(in: property))
      }
    }
  }

  /// Whether an expression makes something of the type that its place declares, also as the payload of a case: `.init()`,
  /// `factory.makeHome()`.
  private func isMaking(_ expression: Expression) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind, let name = callee.name else {
      return false
    }
    if case .member(nil, let name) = callee.kind, name != .initializer {
      return arguments.contains { isMaking($0.value) }
    }
    return name == .initializer || CoordinatorNaming.isMaking(name)
  }

  /// The property that takes the new object: `checkout = .init(cart: cart)`, `gifts.append(.init())`.
  private func filledProperty(_ expression: Expression) -> Name? {
    switch expression.kind {
    case .assignment(let slot, let value): isMaking(value) ? slot.name : nil
    case .call(let callee, let arguments):
      ["append", "insert"].contains(callee.name) && arguments.contains { isMaking($0.value) }
        ? callee.base?.ownName : nil
    default: nil
    }
  }
}
