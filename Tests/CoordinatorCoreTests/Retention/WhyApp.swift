import CoordinatorCore
import CoordinatorGraph

/// What is looked for: it has nothing itself.
class Leaked: @unchecked Sendable {
  func finish() {}
}

/// Anything that holds things, as an app's root would.
final class Holding<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Explains one object that only the app holds: nothing of the test's is among the references.
func why(
  _ root: AnyObject,
  _ target: RetentionSearch.Target,
  limits: RetentionLimits = RetentionLimits()
) -> Explanation {
  let search = RetentionSearch(roots: [("App", root)], limits: limits)
  return search.explanations(of: [target]).first ?? Explanation(target: .init(type: ""), answer: .closedCycle)
}

/// Makes something around a new object, and gives back what was made, and the object weakly.
func planted<Made>(_ make: (Leaked) -> Made) -> (Made, RetentionSearch.Target) {
  let leaked = Leaked()
  return (make(leaked), RetentionSearch.Target(leaked))
}
