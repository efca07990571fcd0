/// Coordinators that publish which screen or which flow is seen, and leave it to views of SwiftUI to show it.
struct StateDrivenCoordinatorRule {
  private(set) var reasons: [(type: TypeID, reason: ClassificationReason)] = []

  /// - Parameters:
  ///   - candidates: Types that are named like coordinators, and that no rule has accepted yet.
  ///   - known: The coordinators that other rules have accepted.
  init(_ program: Program, of candidates: [TypeID], beside known: Set<TypeID>) {
    let observed = candidates.filter(program.behaviour.isObserved)
    if observed.isEmpty { return }
    let views = CoordinatorViews(program, of: known.union(observed))
    let showings = Dictionary(grouping: views.showings, by: \.spot.coordinator)
    for type in observed {
      for (rule, evidence) in Self.checks {
        guard let found = evidence(program, type, views, showings[type] ?? []) else { continue }
        reasons.append((type, ClassificationReason(rule: rule, evidence: "is named so, and \(found)")))
        break
      }
    }
  }

  private typealias Evidence =
    @Sendable (Program, TypeID, CoordinatorViews, [CoordinatorViews.Showing]) -> String?

  /// The rules on types that are named like a coordinator, and that views of SwiftUI observe.
  private static let checks: [(rule: ClassificationRule, evidence: Evidence)] = [
    (
      rule("stack-path", "a `NavigationStack` has a list of it as its path, whatever the list's name"),
      { _, type, views, _ in views.paths[type].map { "has the path \($0) of a stack" } }
    ),
    (
      rule("chooses-screen", "a member of its own makes a view for each case of its `screen` or the like"),
      { program, type, _, _ in program.behaviour.viewReason(of: type) }
    ),
    (
      rule(
        "shown-by-state",
        """
        by its state a view shows a screen in a sheet, a cover, a stack or a `NavigationLink`, or one of several screens \
        or flows
        """
      ),
      { program, type, _, showings in
        laterReason(showings, program) ?? choiceReason(showings, program) ?? flowReason(showings, program, type)
      }
    ),
    (
      rule("keeps-for-views", "a view takes another coordinator from it"),
      { _, type, views, _ in views.taken[type].map { "a view takes the coordinator in \($0) from it" } }
    ),
  ]

  static let rules: [ClassificationRule] = checks.map(\.rule)

  private static func rule(_ id: String, _ summary: String) -> ClassificationRule {
    ClassificationRule(
      id: id,
      summary: """
        it is named like a coordinator, router, flow or navigator, views observe it (`ObservableObject`, `@Observable`), \
        and \(summary)
        """
    )
  }

  /// A view shows a second screen by its state.
  private static func laterReason(_ showings: [CoordinatorViews.Showing], _ program: Program) -> String? {
    let later = showings.filter { [.sheet, .push, .present].contains($0.spot.label) }
    return later.min { $0.place < $1.place }.map { first in
      "\(program[first.view].name) shows \(program[first.screen].name) by its \(first.spot.state)"
    }
  }

  /// A view for one case alone may be a detail of a screen; one for each of several is what there is to see.
  private static func choiceReason(_ showings: [CoordinatorViews.Showing], _ program: Program) -> String? {
    let chosen = showings.filter { [.root, .tab].contains($0.spot.label) && $0.spot.state != "body" }
    let screens = Dictionary(grouping: chosen, by: \.spot.state).mapValues { Set($0.map(\.screen)) }
    return screens.filter { $0.value.count > 1 }.keys.min().map { "says by \($0) which view is seen" }
  }

  /// Its own view shows a screen or the flow of another coordinator.
  private static func flowReason(
    _ showings: [CoordinatorViews.Showing],
    _ program: Program,
    _ type: TypeID
  ) -> String? {
    let top = showings.filter { $0.spot.state == "body" }
    guard Set(top.map(\.screen)).count > 1,
      let flow = top.first(where: { program.behaviour.showsFlow($0.screen, beside: type) })
    else { return nil }
    return "\(program[flow.view].name), its own view, shows \(program[flow.screen].name) or another"
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
