/// A rule that makes a type a coordinator. `--explain` names it, and the list in `docs/reference/coordinators.md` is made of the
/// summaries.
struct ClassificationRule: Hashable, Sendable {
  /// Its id, in kebab case: `child-list`.
  let id: String
  /// When it applies, in a few words of Markdown that follow "when".
  let summary: String

  /// Says what a rule finds in a type. The text follows "it".
  typealias Evidence = @Sendable (_ known: CoordinatorClassification, Program, TypeID) -> String?

  /// All rules, in the order in which they are asked.
  static let all =
    bases.map(\.rule) + types.map(\.rule) + [
      .leadsByParts, .shownByState, .keepsCoordinators, .keptForView, .viewOfScreens, .leadsWithoutName,
    ]
}

/// Why a type is a coordinator: the rule, and what it found.
struct ClassificationReason: Hashable, Sendable, CustomStringConvertible {
  let rule: ClassificationRule
  let evidence: String

  var description: String { "\(evidence) (rule \(rule.id))" }
}

extension ClassificationReason {
  /// The evidence of the first rule in a table that applies.
  init?(
    _ rules: [(rule: ClassificationRule, evidence: ClassificationRule.Evidence)],
    _ known: CoordinatorClassification,
    _ program: Program,
    _ type: TypeID
  ) {
    for (rule, find) in rules {
      if let evidence = find(known, program, type) {
        self.init(rule: rule, evidence: evidence)
        return
      }
    }
    return nil
  }
}

extension ClassificationRule {
  /// The rules on what a type inherits, and on its name and behaviour.
  static let types: [(rule: ClassificationRule, evidence: Evidence)] = inherited + behaviours

  private static let inherited: [(rule: ClassificationRule, evidence: Evidence)] = [
    rule("inherits-from-base", "a base above it follows one of the rules before") { known, program, type in
      if program.behaviour.isService(type, below: known.bases) { return nil }
      return program.ancestors(of: type).first { known.bases.contains($0.type) }.map { base in
        "inherits from \(program[base.type].name), which \(known.reasons[base.type]?.evidence ?? "is a base")"
      }
    },
    rule("library", "a base or a macro of a library makes it one") { _, program, type in
      program.externals(of: type).lazy.compactMap { program.behaviour.reason($0) }.first
    },
    rule("is-base", "it is such a base itself, and something makes it") { known, _, type in
      known.reasons[type]?.evidence
    },
    rule(
      "own-stack",
      """
      it is a navigation controller that makes several screens, and pushes or presents them; or a controller that is \
      named like a flow or a coordinator, shows a screen that it makes, and starts or has a controller for its screens
      """
    ) { $1.controllerFlows.ownStackReason(of: $2) },
  ]

  /// All of these are named like a coordinator.
  private static let behaviours: [(rule: ClassificationRule, evidence: Evidence)] = [
    named("child-list", "it has a list of children") {
      $0.childLists.list(of: $1).map { "has the list \($0)" }
    },
    named(
      "navigation-path",
      """
      it navigates by a `NavigationPath`, or by a list of what it makes views of: `var pages: [Page]` and \
      `func view(for page: Page) -> some View`; the path may be that of a class above it
      """
    ) { $0.navigation.path(of: $1).map { "is named so, and navigates by \($0)" } },
    named(
      "starts-and-navigates",
      """
      it starts, and has a window, a navigation controller, a class of the team's own that keeps one and pushes on it \
      or has the path of a stack, or a slot for another coordinator
      """
    ) {
      $0.behaviour.startsFlow($1)
        ? $0.navigation.any(of: $1).map { "is named so, starts, and has \($0)" } : nil
    },
    named("shows-own-screen", "it shows a screen that it makes, and has something to navigate with") {
      $0.controllerFlows.showsOwnScreen($1)
        ? $0.navigation.member(of: $1).map { "is named so, shows a screen that it makes, and has \($0)" }
        : nil
    },
    named(
      "shows-on-given",
      "`start(on:)` or `present(from:)` shows a screen that it makes on the controller that it is given"
    ) { $0.controllerFlows.guestReason(of: $1).map { "is named so, and \($0)" } },
    named(
      "gives-flow-view",
      """
      `start()`, `rootView` or `build()` returns a view of SwiftUI, for which it makes a screen of the program; a delegate of \
      the system is none by that
      """
    ) { $0.viewGivers.flowReason(of: $1).map { "is named so, and \($0)" } },
    named(
      "gives-controller",
      """
      a method without parameters returns a controller that it makes, as `makeRoot() -> UIViewController` for a tab, \
      and it keeps a navigation, tab bar or split controller
      """
    ) { program, type in
      guard let root = program.controllerFlows.root(of: type),
        let controller = program.navigation.controller(of: type) ?? program.navigation.navigator(of: type)
      else { return nil }
      return "is named so, gives its controller in \(root), and has \(controller)"
    },
  ]

  private static func named(
    _ id: String,
    _ summary: String,
    _ find: @escaping @Sendable (Program, TypeID) -> String?
  ) -> (rule: ClassificationRule, evidence: Evidence) {
    rule(id, "it is named like a coordinator, and " + summary) { _, program, type in
      program.behaviour.mayCoordinate(type) ? find(program, type) : nil
    }
  }

  static func rule(_ id: String, _ summary: String, _ find: @escaping Evidence)
    -> (rule: ClassificationRule, evidence: Evidence)
  {
    (ClassificationRule(id: id, summary: summary), find)
  }

  static let shownByState = ClassificationRule(
    id: "shown-by-state",
    summary: """
      it is named like a coordinator, router, flow, navigator or `NavigationModel`, views observe it \
      (`ObservableObject`, `@Observable`), and a view shows a screen by its state or takes another coordinator from it, \
      or a member of it makes one of several screens
      """
  )

  static let viewOfScreens = ClassificationRule(
    id: "view-of-screens",
    summary: """
      it is a view of SwiftUI that is named like a flow, as `CartCoordinatorView` or `CartFlow`, is given no coordinator, \
      has none without a path of its own, and shows several screens or flows
      """
  )

  static let leadsWithoutName = ClassificationRule(
    id: "leads-without-name",
    summary: """
      nothing in the app but one view at most is a coordinator by another rule, views observe it, and it has the path of a \
      stack, or a view shows one of several screens by its state; or it is one of several views that make such an object for \
      themselves, as tabs do: `@State var router = RouterPath()`
      """
  )

  static let keepsCoordinators = ClassificationRule(
    id: "keeps-coordinators",
    summary: """
      it is named like a coordinator, or a router that starts and has the `UIWindow`, or a tab bar or container \
      controller; it makes and keeps coordinators, in properties, tuples, or the case that one is set to: \
      `flow = .main(MainCoordinator())`; or it starts one
      """
  )

  static let leadsByParts = ClassificationRule(
    id: "leads-by-parts",
    summary: """
      it is a reducer that shows another reducer in a stack, a sheet, a route, a link, a tab or a choice, or that contains \
      such a reducer
      """
  )

  static let keptForView = ClassificationRule(
    id: "kept-for-view",
    summary: """
      it is named like a coordinator, a coordinator makes and keeps it, and a view has it in a property `coordinator` \
      or is named after it, as `CartRootView` (or a stack) after `CartRouter`, or it returns one screen in \
      `body`, `build()`, `view`, `content` or `makeView()`, or the controllers that it makes
      """
  )
}
