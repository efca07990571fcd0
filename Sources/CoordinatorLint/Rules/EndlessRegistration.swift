import CoordinatorGraph
import CoordinatorScanner

/// Finds subscriptions, timers, observers and tasks that keep their owner and that nothing ends.
struct EndlessRegistration {
  static let rule = LintRule(
    id: "subscription-keeps-owner",
    severity: .error,
    summary: "a subscription whose closure captures the object that keeps the subscription",
    advice: "The object keeps itself alive until the stream ends. Capture self weakly."
  )

  static let systemRule = LintRule(
    id: "timer-keeps-owner",
    severity: .error,
    summary: "a timer, observer, source or task that captures the object which has to end it",
    advice:
      "The system keeps the object alive until that ends, and `deinit` is too late to end it. Capture self weakly, or end it earlier."
  )

  let graph: OwnershipGraph

  var violations: [Violation] {
    graph.facts.registrations.filter { !$0.mayEnd && !graph.facts.types[$0.owner].livesWithApp }.map {
      registration in
      let name = graph.name(registration.owner)
      return Violation(
        rule: rule(of: registration.kind),
        place: registration.place,
        types: [registration.owner],
        message: "\(message(registration.kind, name)), so it is never released; \(registration.fix.words)",
        change: registration.fix.change
      )
    }
  }

  private func rule(of kind: Registration.Kind) -> LintRule {
    if case .subscription = kind { Self.rule } else { Self.systemRule }
  }

  private func message(_ kind: Registration.Kind, _ owner: String) -> String {
    switch kind {
    case .subscription(let property):
      "\(owner) keeps this subscription in `\(property)`, which keeps \(owner)"
    case .timer: "the run loop keeps this timer, which keeps \(owner)"
    case .observer: "the notification center keeps this closure, which keeps \(owner)"
    case .source: "this source keeps its handler, which keeps \(owner)"
    case .task: "the loop of this task keeps \(owner)"
    }
  }
}
