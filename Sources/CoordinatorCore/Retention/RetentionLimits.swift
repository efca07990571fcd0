/// The budget of a search. If a search ends early, its explanations say so.
package struct RetentionLimits {
  /// How many objects, closures and collections it may meet.
  package var nodes: Int

  /// How many elements of collections it may look at.
  package var values: Int

  /// The abilities that a test sets in place of those of this program.
  var plantedAbilities: Abilities?

  /// Limits that are ample for an app: a million objects, and five million elements.
  package init(nodes: Int = 1_000_000, values: Int = 5_000_000) {
    self.nodes = nodes
    self.values = values
  }
}

/// The remaining budget of a search.
struct SearchBudget {
  let limits: RetentionLimits
  private var values = 0
  /// The limit that was reached, in words.
  private(set) var reached: String?

  init(_ limits: RetentionLimits) {
    self.limits = limits
  }

  /// Takes one value; false when the budget is used up.
  mutating func spend() -> Bool {
    guard reached == nil else { return false }
    values += 1
    if values > limits.values { reached = "the search ended after \(limits.values) values" }
    return reached == nil
  }

  /// Whether there may be so many nodes.
  mutating func allows(nodes: Int) -> Bool {
    guard reached == nil else { return false }
    if nodes > limits.nodes { reached = "the search ended after \(limits.nodes) objects" }
    return reached == nil
  }
}
