/// Coordinators that publish which screen or which flow is seen, and leave it to views of SwiftUI to show it.
struct StateDrivenCoordinatorRule {
  private(set) var reasons: [(type: TypeID, reason: ClassificationReason)] = []

  /// The views that depend on the state of a type.
  struct Shown {
    let type: TypeID
    /// The list that a stack has as its path.
    let path: Name?
    let showings: [CoordinatorViews.Showing]
  }

  /// - Parameter candidates: Types that are named like coordinators, and that no rule has accepted yet.
  init(_ program: Program, of candidates: [TypeID]) {
    let observed = candidates.filter(program.behaviour.isObserved)
    if observed.isEmpty { return }
    let views = CoordinatorViews(program, of: Set(observed))
    let showings = Dictionary(grouping: views.showings, by: \.spot.coordinator)
    for type in observed {
      let shown = Shown(type: type, path: views.paths[type], showings: showings[type] ?? [])
      for (rule, evidence) in Self.checks {
        guard let found = evidence(program, shown) else { continue }
        reasons.append((type, ClassificationReason(rule: rule, evidence: "is named so, and \(found)")))
        break
      }
    }
  }

  /// The rules on types that are named like a coordinator, and that views of SwiftUI observe.
  static let checks: [(rule: ClassificationRule, evidence: @Sendable (Program, Shown) -> String?)] = [
    (
      rule("stack-path", "a `NavigationStack` has a list of it as its path, whatever the list's name"),
      { _, shown in shown.path.map { "has the path \($0) of a stack" } }
    ),
    (
      rule(
        "published-state",
        "a view shows another screen for each case of its `screen`, `flow` or the like"
      ),
      { program, shown in reason(by: shown.showings, program, shown.type) }
    ),
    (
      rule("chooses-screen", "a member of its own makes a view for each case of its `screen` or the like"),
      { program, shown in program.behaviour.viewReason(of: shown.type) }
    ),
    (
      rule("observed-flow-view", "it returns a view that it makes, in `start()` or in a method for its root"),
      { program, shown in program.behaviour.rootViewReason(of: shown.type) }
    ),
    (
      rule(
        "own-protocol",
        """
        it conforms to a protocol of the app that is named like a coordinator, and a view shows one of several screens \
        or flows by its state, as a tab or a flag
        """
      ),
      { program, shown in chosenReason(by: shown.showings, program, shown.type) }
    ),
    (
      rule(
        "own-view",
        """
        its own view shows a screen by its state in a sheet, a cover, a stack or a `NavigationLink`, a screen for each \
        of several cases, or the flow of another coordinator. Its own view has it in a property and is named \
        after it, as `CartCoordinatorView` or `CartFlowView`
        """
      ),
      { program, shown in ownReason(by: shown.showings, program, shown.type) }
    ),
  ]

  private static func rule(_ id: String, _ summary: String) -> ClassificationRule {
    ClassificationRule(
      id: id,
      summary: "it is named like a coordinator, views observe it (`ObservableObject`, `@Observable`), and "
        + summary
    )
  }

  /// Why the own view of an object makes it a coordinator. By its state, the view shows a second screen, or one
  /// screen for each of several cases.
  private static func ownReason(by showings: [CoordinatorViews.Showing], _ program: Program, _ type: TypeID)
    -> String?
  {
    let own = showings.filter { program.flowViews.owner(ofView: $0.view, among: [type]) != nil }
    let later = own.filter { [.sheet, .push, .present].contains($0.spot.label) }
    let states = Dictionary(grouping: own.filter { $0.spot.label == .root && $0.spot.state != "body" }) {
      $0.spot.state
    }
    let chosen = states.values.filter { Set($0.map(\.screen)).count > 1 }.joined()
    if let first = (later + chosen).min(by: { $0.place < $1.place }) {
      return
        "\(program[first.view].name), its own view, shows \(program[first.screen].name) by its \(first.spot.state)"
    }
    let top = own.filter { $0.spot.state == "body" && $0.spot.label == .root }
    guard Set(top.map(\.screen)).count > 1,
      let flow = top.first(where: { program.behaviour.showsFlow($0.screen, beside: type) })
    else { return nil }
    return "\(program[flow.view].name), its own view, shows \(program[flow.screen].name) or another"
  }

  /// Why an object of the team's own protocol for coordinators is one: a view shows one of several by its state.
  private static func chosenReason(
    by showings: [CoordinatorViews.Showing],
    _ program: Program,
    _ type: TypeID
  ) -> String? {
    guard program.behaviour.hasOwnProtocol(type) else { return nil }
    let chosen = showings.filter { [.root, .tab].contains($0.spot.label) && $0.spot.state != "body" }
    let screens = Dictionary(grouping: chosen, by: \.spot.state).mapValues { Set($0.map(\.screen)) }
    let state = screens.filter { $0.value.count > 1 }.keys.min()
    return state.map { "conforms to a protocol for coordinators, and says by \($0) which view is seen" }
  }

  /// Why views that follow the state of an object make it a coordinator.
  private static func reason(by showings: [CoordinatorViews.Showing], _ program: Program, _ type: TypeID)
    -> String?
  {
    let states = program[type].properties.map(\.fact.name).filter { program.behaviour.isStage($0, of: type) }
    // A view for one case alone may be a detail of a screen; one for each of several is what there is to see.
    let stage = states.first { state in
      let screens = showings.filter { [.root, .tab].contains($0.spot.label) && $0.spot.state == state }.map(
        \.screen
      )
      return Set(screens).count > 1
    }
    return stage.map { "says by \($0) which view is seen" }
  }
}

extension CoordinatorBehaviour {
  /// Whether a type conforms to a protocol of the program that is named like a coordinator.
  func hasOwnProtocol(_ type: TypeID) -> Bool {
    program.ancestors(of: type).contains { above in
      program[above.type].isProtocol && !program[above.type].isExternal
        && CoordinatorNaming.endsInCoordinating(program[above.type].name)
    }
  }

  /// Whether a view has another coordinator than a given one.
  fileprivate func showsFlow(_ view: TypeID, beside coordinator: TypeID) -> Bool {
    program[view].properties.contains { property in
      guard let name = property.fact.typeName else { return false }
      return CoordinatorNaming.endsInCoordinating(name) && name.lastPart != program[coordinator].name.lastPart
    }
  }

  /// Whether a property says which screen or flow is seen: one of several cases, by a name for such.
  func isStage(_ name: Name, of type: TypeID) -> Bool {
    guard let property = program.property(name, on: type), property.fact.getter == nil,
      !property.fact.isStatic,
      let cases = property.fact.caseType.flatMap({ program.resolve($0, in: property.scope) }),
      program[cases].kind == .enum
    else { return false }
    return CoordinatorNaming.isStage(name) || CoordinatorNaming.isStage(program[cases].name)
  }

  /// Why an object that makes views is a coordinator: it makes one for each of the cases that say what is seen.
  fileprivate func viewReason(of type: TypeID) -> String? {
    let properties = program[type].properties.filter { $0.fact.type?.isView == true }
    if let property = properties.first(where: { choosesScreen($0.fact.getter ?? [], type, $0.file) }) {
      return "chooses a screen in \(property.fact.name)"
    }
    let functions = program[type].functions.map { program[$0] }.filter { $0.fact.returns?.isView == true }
    let function = functions.first { choosesScreen($0.fact.body ?? [], type, $0.file) }
    return function.map { "chooses a screen in \($0.fact.name)" }
  }

  /// Why an object is a coordinator that returns the view of its flow. It creates a screen there, without arguments.
  func rootViewReason(of type: TypeID) -> String? {
    // A generic type wraps others.
    guard program[type].generics.isEmpty else { return nil }
    return givenView(of: type) { name, body, file in
      CoordinatorNaming.givesFlow(name) && makesScreen(body, type, file)
    }.map { "gives its view in \($0)" }
  }

  /// The member in which an object returns one screen as its view: `build`.
  func screenGiver(of type: TypeID) -> Name? {
    guard program[type].generics.isEmpty else { return nil }
    return givenView(of: type) { name, body, file in
      CoordinatorNaming.givesView(name)
        && ViewTree(body).contains {
          program.resolve($0, in: Scope(file: file, type: type)).map(program.screenTypes.isScreen) ?? false
        }
    }
  }

  /// The method that needs nothing, or the property, that gives a view and is of a certain kind.
  private func givenView(of type: TypeID, where isGiving: (Name, [Statement], _ file: Int) -> Bool) -> Name? {
    let method = program[type].functions.map { program[$0] }.first { function in
      let fact = function.fact
      return !fact.isStatic && fact.parameters.allSatisfy(\.isOptional) && fact.returns?.isView == true
        && isGiving(fact.name, fact.body ?? [], function.file)
    }
    let property = program[type].properties.first { property in
      let fact = property.fact
      return !fact.isStatic && fact.type?.isView == true
        && isGiving(fact.name, fact.getter ?? [], property.file)
    }
    return method?.fact.name ?? property?.fact.name
  }

  private func makesScreen(_ body: [Statement], _ type: TypeID, _ file: Int) -> Bool {
    SiteReader.sites(of: body).contains { site in
      let made = site.expression.madeType.flatMap { program.resolve($0, in: Scope(file: file, type: type)) }
      return made.map(program.screenTypes.isScreen) ?? false
    }
  }

  private func choosesScreen(_ body: [Statement], _ type: TypeID, _ file: Int) -> Bool {
    body.contains { statement in
      if let inner = statement.block { return choosesScreen(inner, type, file) }
      guard case .branches(let clauses) = statement.kind, let state = clauses.first?.tests.first?.testedState,
        isStage(state, of: type)
      else { return false }
      let made = clauses.map { clause in
        SiteReader.sites(of: clause.body).compactMap { $0.expression.madeType }.first { name in
          program.resolve(name, in: Scope(file: file, type: type)).map(program.screenTypes.isScreen) ?? false
        }
      }
      return Set(made.compactMap(\.self)).count > 1
    }
  }
}

extension Statement {
  /// The statements that it is a value of: a `switch` that is returned.
  fileprivate var block: [Statement]? {
    if case .block(let statements)? = result?.kind { statements } else { nil }
  }

  /// The property whose cases are told apart.
  fileprivate var testedState: Name? {
    guard case .binding(.enumCase, _, let subject?) = kind else { return nil }
    if case .member(let base?, let name) = subject.kind { return base.name == .own ? name : nil }
    return subject.name
  }
}
