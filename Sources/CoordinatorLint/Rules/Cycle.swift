import CoordinatorGraph
import CoordinatorScanner

/// Finds closed chains of strong references that nothing breaks.
struct Cycle {
  static let rule = LintRule(
    id: "retain-cycle",
    severity: .error,
    summary: "objects that keep each other alive",
    advice: "None of them is ever released. Make the reference that leads back weak, or capture weakly."
  )

  static let wayUpRule = LintRule(
    id: "strong-way-up",
    severity: .error,
    summary: "a strong reference from a child to its parent, delegate or listener",
    advice: "Parent and child keep each other alive. Declare the property weak."
  )

  let graph: OwnershipGraph

  var violations: [Violation] {
    let up = waysUp + waysToMakers
    let known = Set(up.map(\.place))
    return up + CycleSearch(graph).cycles.compactMap(violation).filter { !known.contains($0.place) }
  }

  // MARK: Chains

  private func violation(_ cycle: [StrongReference]) -> Violation? {
    guard let last = cycle.last, !cycle.allSatisfy({ graph.facts.types[$0.from.type].livesWithApp })
    else { return nil }
    let chain = cycle.map { "\(graph.name($0.from.type)).\($0.property)" } + [graph.name(cycle[0].from.type)]
    return Violation(
      rule: Self.rule,
      place: last.place,
      types: [last.to.type, last.from.type].sorted { isFirst($0) && !isFirst($1) },
      message: message(last, isAlone: cycle.count == 1),
      details: [chain.joined(separator: " -> ")],
      change: last.fix.change,
      common: { count in "\(message(last, isAlone: cycle.count == 1)) (\(count) chains)" }
    )
  }

  private func isFirst(_ type: Int) -> Bool { graph.facts.types[type].isCoordinator }

  private func message(_ last: StrongReference, isAlone: Bool) -> String {
    let (from, to) = (graph.name(last.from.type), graph.name(last.to.type))
    guard last.kind == .closure else {
      return "\(to) and \(from) keep each other, so neither is released; \(last.fix.words)"
    }
    return isAlone
      ? "the closure in `\(last.property)` of \(from) captures the same \(from), so it is never released; \(last.fix.words)"
      : "the closure in `\(last.property)` of \(from) captures \(to), which keeps it, so neither is released; \(last.fix.words)"
  }

  // MARK: Ways up

  private var waysUp: [Violation] {
    graph.facts.waysUp.compactMap { way in
      way.above.first { graph.keeps($0, way.child) }.map {
        wayUp(from: way.child, to: $0, by: way.property, at: way.place, way.fix)
      }
    }
  }

  /// Strong references from children to the coordinators that make them and have them in a list, under any name.
  private var waysToMakers: [Violation] {
    let listed = Set(
      graph.facts.references.filter { $0.kind == .list && $0.from.site == nil }.map(Listed.init)
    )
    return graph.facts.references.filter { reference in
      reference.kind == .property && !reference.isBroken && reference.from.site != nil
        && reference.to.site == nil
        && reference.from.type != reference.to.type && isFirst(reference.from.type)
        && isFirst(reference.to.type)
        && listed.contains(Listed(child: reference.from, code: reference.code))
    }.map { wayUp(from: $0.from.type, to: $0.to.type, by: $0.property, at: $0.place, $0.fix) }
  }

  private struct Listed: Hashable {
    let child: OwnedObject
    let code: Int

    init(child: OwnedObject, code: Int) { (self.child, self.code) = (child, code) }

    init(_ reference: StrongReference) { (child, code) = (reference.to, reference.code) }
  }

  private func wayUp(
    from child: Int,
    to above: Int,
    by property: String,
    at place: SourceLocation,
    _ fix: ReferenceFix
  ) -> Violation {
    let pair = "\(graph.name(child)).\(property) -> \(graph.name(above)) -> \(graph.name(child))"
    return Violation(
      rule: Self.wayUpRule,
      place: place,
      types: [child, above],
      message:
        "\(graph.name(child)) keeps \(graph.name(above)) alive by its property `\(property)`, and \(graph.name(above)) keeps it; \(fix.words)",
      pair: pair,
      change: fix.change,
      common: {
        "\($0) children keep their parents alive by `\(property)`, and these keep them; \(fix.words)"
      }
    )
  }
}
