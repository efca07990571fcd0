import CoordinatorGraph
import CoordinatorScanner

/// Finds lists that get one more child on each visit and never lose one.
struct GrowingList {
  static let rule = LintRule(
    id: "child-never-removed",
    severity: .warning,
    summary:
      "a child that is added on every visit, and removed never, too early, or not when its only child ends",
    advice:
      "Each visit adds one more child, which stays in memory with all that it keeps. Remove the child from the list when it finishes."
  )

  let graph: OwnershipGraph

  var violations: [Violation] { added + stranded }

  private var added: [Violation] {
    graph.facts.additions.filter { $0.removals.isEmpty || $0.earlyEnd != nil }.map { addition in
      let (child, owner) = (graph.name(addition.child), graph.name(addition.owner))
      let list = addition.list.map { " to `\($0)`" } ?? ""
      let cause =
        addition.earlyEnd.map {
          "starts \(child) and then adds it\(list) of \(owner), but its start may call `\($0)`, which removes it; add it before it starts"
        }
        ?? "adds one more \(child)\(list) of \(owner) on each call, and nothing takes it out; remove it when it is done"
      return Violation(
        rule: Self.rule,
        place: addition.place,
        types: [addition.child, addition.owner],
        message: "`\(addition.function)` \(cause)"
      )
    }
  }

  /// Children that are done and do not say so.
  private var stranded: [Violation] {
    graph.facts.stranded.map { found in
      let (child, owner, inner) = (graph.name(found.child), graph.name(found.owner), graph.name(found.inner))
      return Violation(
        rule: Self.rule,
        place: found.place,
        types: [found.child, found.owner],
        message:
          "`\(found.function)` removes \(inner), all that \(child) shows, and nothing then removes \(child) from \(owner); tell \(owner) that it is done"
      )
    }
  }
}
