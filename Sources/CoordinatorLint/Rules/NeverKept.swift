import CoordinatorGraph
import CoordinatorScanner

/// Finds coordinators that nothing keeps, although something calls back into them.
struct NeverKept {
  static let rule = LintRule(
    id: "child-never-kept",
    severity: .error,
    summary: "a child that nothing keeps, although something refers to it weakly",
    advice:
      "It is released at the end of the method that makes it, and weak references to it become nil. Keep it until it is done."
  )

  let graph: OwnershipGraph

  var violations: [Violation] {
    graph.facts.dropped.map { child in
      Violation(
        rule: Self.rule,
        place: child.place,
        types: [child.type],
        message:
          "\(graph.name(child.type)) is \(child.isStarted ? "started" : "made") and nothing keeps it, so \(child.reader) becomes nil at once; keep it in a property until it is done"
      )
    }
  }
}
