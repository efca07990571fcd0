import CoordinatorGraph
import Testing

private typealias Subject = Explanation.Subject

extension Explanation {
  /// An app whose analytics keep a closure that keeps a coordinator.
  fileprivate static let held = Explanation(
    target: Subject(type: "CheckoutCoordinator", mark: Mark(.leaking, .target)),
    answer: .held(root: "App"),
    steps: [
      Step(
        owner: Subject(type: "AppCoordinator", name: "App", mark: Mark(.notLeaking, .root)),
        reference: "analytics"
      ),
      Step(owner: Subject(type: "Analytics"), reference: "sinks[\"pay\"]"),
      Step(owner: Subject(type: Subject.closureType), reference: "captures"),
    ],
    balance: Balance(explained: 1, total: 2),
    references: [
      Reference(owner: "closure", reference: "captures", ownership: .strong),
      Reference(owner: "PayScreen", reference: "coordinator", ownership: .weak),
    ],
    hint: Hint(
      .weakCapture,
      owner: "Analytics",
      reference: "sinks[\"pay\"]",
      location: SourceLocation(file: "Shop/App.swift", line: 12)
    ),
    limits: ["2 objects of Foundation tell nothing of themselves"]
  )

  fileprivate static let cycle = Explanation(
    target: Subject(type: "Child", mark: Mark(.leaking)),
    answer: .closedCycle,
    steps: [
      Step(owner: Subject(type: "Child", mark: Mark(.leaking)), reference: "screen"),
      Step(owner: Subject(type: "Screen"), reference: "coordinator"),
    ]
  )
}

@Suite struct ExplanationTests {
  @Test func aLineIsTheWay() {
    #expect(
      Explanation.held.line == "App → analytics → sinks[\"pay\"] → closure captures → CheckoutCoordinator"
    )
    #expect(Explanation.cycle.line == "Child → screen → coordinator → Child, a closed cycle")
    var other = Explanation(target: Subject(type: "Child"), answer: .outside(count: 1))
    #expect(other.line == "1 unseen reference → Child")
    other.answer = .unknown(reason: "time is up")
    #expect(other.line == "Child: cause unknown, time is up")
  }

  @Test func aDrawingShowsMarksAndSuspects() {
    #expect(
      Explanation.held.markingSuspects().text == """
        ┬ held by App, which is alive
        ├─ App (AppCoordinator)
        │    not leaking: it is a root
        │    ↓ strong analytics
        │             ~~~~~~~~~
        ├─ Analytics
        │    unknown
        │    ↓ strong sinks["pay"]
        │             ~~~~~~~~~~~~
        ├─ closure
        │    unknown
        │    ↓ strong captures
        │             ~~~~~~~~
        ╰→ CheckoutCoordinator
             leaking: it is the object in question
        1 of 2 strong references explained: closure captures
        to fix it: capture weakly in the closure that `Analytics.sinks["pay"]` keeps: `[weak self]`, or the captured name; the closure is at Shop/App.swift:12.
        not seen: 2 objects of Foundation tell nothing of themselves

        """
    )
  }

  @Test func onlyWhatLiesBetweenLivingAndLeakingIsSuspect() {
    var explanation = Explanation.held
    explanation.steps[1].owner.mark = Explanation.Mark(.notLeaking)
    explanation.steps[2].owner.mark = Explanation.Mark(.leaking)
    #expect(explanation.markingSuspects().steps.map(\.isSuspect) == [false, true, false])
    explanation.steps[0].owner.mark = .unknown
    #expect(explanation.markingSuspects().steps[0].owner.mark.status == .notLeaking)
    explanation.steps[1].owner.mark = Explanation.Mark(.leaking)
    explanation.steps[2].owner.mark = .unknown
    let marked = explanation.markingSuspects()
    #expect(marked.steps.map(\.isSuspect) == [true, false, false])
    #expect(marked.steps[2].owner.mark.status == .leaking)
  }

  @Test func inACycleWhatLeadsUpIsSuspect() {
    #expect(Explanation.cycle.markingSuspects().steps.map(\.isSuspect) == [false, true])
    var cycle = Explanation.cycle
    cycle.steps[1].reference = "owned"
    #expect(cycle.markingSuspects().steps.map(\.isSuspect) == [true, true])
  }

  @Test(arguments: [
    ("parent", true), ("_parentCoordinator", true), ("parents[0]", true), ("coordinator", true),
    ("delegate", true), ("shopListener.value", true), ("parentalControl", false), ("loginCoordinator", false),
    ("children[0]", false), ("delegates", false), ("", false),
  ])
  func namesTellWhatLeadsUp(reference: String, leadsUp: Bool) {
    var cycle = Explanation.cycle
    cycle.steps[1].reference = reference
    #expect(cycle.markingSuspects().steps[0].isSuspect == !leadsUp)
  }

  @Test(arguments: [
    ("children[0]", Explanation.Hint.Action.removeChild), ("parent", .weakProperty),
    ("login", .clearReference),
    ("childCoordinators[1].box", .removeChild), ("loginCoordinator", .clearReference),
  ])
  func shapesTellHowToMend(reference: String, action: Explanation.Hint.Action) {
    var explanation = Explanation.held
    explanation.steps = [Explanation.Step(owner: Subject(type: "A"), reference: reference)]
    #expect(
      explanation.markingSuspects().withHint().hint
        == Explanation.Hint(action, owner: "A", reference: reference)
    )
  }

  @Test func aWayMayBeEmpty() {
    let explanation = Explanation(target: Subject(type: "Child"), answer: .closedCycle)
    #expect(explanation.markingSuspects() == explanation)
    #expect(explanation.text == "┬ a closed cycle: it holds itself\n╰→ Child\n     unknown\n")
  }

  @Test func hostileWordsStayOnTheirLine() {
    var explanation = Explanation.held
    explanation.steps[1].reference = "a[\"\n\u{202E}\u{1B}[31m한국어 👋\"]"
    let marked = explanation.markingSuspects()
    #expect(marked.line.contains("a[\"\\u{a}\\u{202e}\\u{1b}[31m한국어 👋\"]"))
    #expect(
      marked.text.split(separator: "\n").count
        == Explanation.held.markingSuspects().text.split(separator: "\n").count
    )
  }
}
