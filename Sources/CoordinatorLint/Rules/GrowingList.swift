import CoordinatorGraph
import CoordinatorScanner

/// Finds lists that get one more child on each visit and never lose one.
struct GrowingList {
  static let rule = LintRule(
    id: "child-never-removed",
    severity: .warning,
    summary: "a child that is added on every visit and never removed",
    advice:
      "Each visit adds one more child, which stays in memory with all its screens. Remove the child from the list when it finishes."
  )

  let graph: OwnershipGraph

  var violations: [Violation] {
    graph.facts.additions.filter(\.removals.isEmpty).map { addition in
      let (child, owner) = (graph.name(addition.child), graph.name(addition.owner))
      let list = addition.list.map { " to `\($0)`" } ?? ""
      return Violation(
        rule: Self.rule,
        place: addition.place,
        types: [addition.child, addition.owner],
        message:
          "`\(addition.function)` adds one more \(child)\(list) of \(owner) on each call, and nothing takes it out; remove it when it is done"
      )
    }
  }
}
