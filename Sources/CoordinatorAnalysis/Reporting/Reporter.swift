import CoordinatorGraph

/// Writes findings as text of one format.
///
/// The text depends on the findings and on the catalogue alone.
public protocol Reporter: Sendable {
  /// The findings as text that ends with a newline, or that is empty.
  ///
  /// - Parameters:
  ///   - findings: What was found, in the order in which it is told.
  ///   - rules: What is said of rules; it may lack some of those that the findings are of.
  func report(_ findings: [Finding], rules: [RuleDescription]) -> String
}
