import CoordinatorCore
import CoordinatorGraph
import Testing

private final class Child {
  var parentCoordinator: Child?
  weak var weakParent: Child?
  var children: [Child] = []
  var onDone: (() -> Void)?
  var other: AnyObject?
}

private func search(_ roots: [(String, AnyObject)] = [], _ targets: [RetentionSearch.Target]) -> [Explanation]
{
  RetentionSearch(roots: roots.map { (name: $0.0, object: $0.1) }).explanations(of: targets)
}

/// Held by a living object, a closed cycle, held from outside: three different answers.
@Suite(.onBothSystems) struct AnswerTests {
  @Test func aRootHoldsIt() {
    let root = Child()
    root.children = [Child(), Child()]
    let explanation = search([("App", root)], [RetentionSearch.Target(root.children[1])])[0]
    #expect(explanation.line == "App → children[1] → Child")
    #expect(explanation.hint == Explanation.Hint(.removeChild, owner: "Child", reference: "children[1]"))
    #expect(explanation.steps[0].isSuspect)
    #expect(explanation.balance == Explanation.Balance(explained: 1, total: 1))
  }

  @Test func aClosedCycleIsTold() {
    let targets = makeCycle()
    let explanation = search([("App", Child())], [targets[0]])[0]
    #expect(explanation.answer == .closedCycle)
    #expect(explanation.line == "Child → children[0] → parentCoordinator → Child, a closed cycle")
    #expect(explanation.steps.map(\.isSuspect) == [false, true])
    #expect(explanation.hint?.action == .weakProperty)
    #expect(
      explanation.hint?.text.hasPrefix("declare it weak in Child: `weak var parentCoordinator`") == true
    )
    #expect(explanation.balance == Explanation.Balance(explained: 1, total: 1))
  }

  @Test func aCycleThroughAClosureIsTold() {
    let child = Child()
    child.onDone = { _ = child.other }
    let target = RetentionSearch.Target(child)
    let mine = search([], [target])[0]
    #expect(mine.answer == .outside(count: 1), "the local variable holds it, too")
    #expect(mine.references.map(\.reference) == ["captures"])
    child.onDone = nil
  }

  @Test func selfCycleIsTold() {
    var target: RetentionSearch.Target?
    do {
      let child = Child()
      child.onDone = { _ = child.other }
      target = RetentionSearch.Target(child)
    }
    let explanation = target.map { search([], [$0])[0] }
    #expect(explanation?.line == "Child → onDone → closure captures → Child, a closed cycle")
    #expect(explanation?.hint?.action == .weakCapture)
  }

  @Test func whatACycleHoldsIsItsVictim() {
    let targets = makeCycle(with: Leaked())
    let explanation = search([], targets).last
    #expect(explanation?.answer == .closedCycle)
    #expect(explanation?.steps.last?.reference == "other")
    #expect(explanation?.target.type == "Leaked")
  }

  @Test func somethingOutsideHoldsIt() {
    let child = Child()
    let kept = Unmanaged.passRetained(child)
    let explanation = search([("App", Child())], [RetentionSearch.Target(child)])[0]
    #expect(explanation.answer == .outside(count: 2))
    #expect(explanation.steps == [])
    #expect(explanation.hint?.action == .endOutside)
    kept.release()
  }

  @Test func whatSomethingOutsideHoldsAboveIsTheStartOfTheWay() {
    let holder = Child()
    holder.children = [Child()]
    let targets = [RetentionSearch.Target(holder), RetentionSearch.Target(holder.children[0])]
    let explanations = search([], targets)
    #expect(
      explanations.map(\.line) == [
        "1 unseen reference → Child", "1 unseen reference → Child → children[0] → Child",
      ]
    )
  }

  @Test func theBalanceCountsReferencesThatNobodyShows() {
    let root = Child()
    root.children = [Child()]
    let child = root.children[0]
    let explanation = search([("App", root)], [RetentionSearch.Target(child)])[0]
    #expect(explanation.answer == .held(root: "App"))
    #expect(explanation.balance == Explanation.Balance(explained: 1, total: 2))
  }

  @Test func anArrayThatIsSharedCountsOnce() {
    let (root, other) = (Child(), Child())
    root.children = [Child()]
    other.children = root.children
    let target = RetentionSearch.Target(root.children[0])
    let explanation = search([("App", root), ("Other", other)], [target])[0]
    #expect(explanation.balance == Explanation.Balance(explained: 1, total: 1))
  }

  @Test func theWayAvoidsOtherTargets() {
    let root = Child()
    root.children = [Child()]
    let long = Child()
    root.other = long
    let leaked = Leaked()
    root.children[0].other = leaked
    let far = Child()
    long.other = far
    far.other = leaked
    let targets = [RetentionSearch.Target(root.children[0]), RetentionSearch.Target(leaked)]
    #expect(search([("App", root)], targets)[1].line == "App → other → other → other → Leaked")
    #expect(search([("App", root)], [targets[1]])[0].line == "App → children[0] → other → Leaked")
  }

  @Test func marksOfTheCallerNarrowTheSuspects() {
    let root = Child()
    let home = Child()
    root.children = [home]
    home.children = [Child()]
    home.children[0].other = Leaked()
    let target = home.children[0].other.map { RetentionSearch.Target($0) }
    let marks = RetentionSearch(roots: [("App", root)]).explanations(of: target.map { [$0] } ?? []) {
      object in
      if object === home { return .living }
      return object === home.children[0] ? .leaking : .unknown
    }
    #expect(marks[0].steps.map(\.isSuspect) == [false, true, false])
    #expect(marks[0].hint == Explanation.Hint(.removeChild, owner: "Child", reference: "children[0]"))
  }

  @Test func whatIsGoneIsToldSo() {
    let target = RetentionSearch.Target(Leaked())
    let explanation = search([], [target])[0]
    #expect(explanation.answer == .unknown(reason: "it was released, or is in its deinit"))
    #expect(search([], []).isEmpty)
  }

  @Test func aRootIsItsOwnReason() {
    let root = Child()
    let explanation = search([("App", root)], [RetentionSearch.Target(root), RetentionSearch.Target(root)])
    #expect(explanation.map(\.answer) == [.held(root: "App"), .held(root: "App")])
    #expect(explanation[0].steps == [])
  }

  private func makeCycle(with other: AnyObject? = nil) -> [RetentionSearch.Target] {
    let (parent, child) = (Child(), Child())
    parent.children = [child]
    child.parentCoordinator = parent
    child.other = other
    let all: [AnyObject?] = [parent, child, other]
    return all.compactMap { $0.map { RetentionSearch.Target($0) } }
  }
}
