import CoordinatorGraph

/// Writes findings as text of one format.
///
/// The text depends on the findings and on the catalogue alone.
public protocol Reporter: Sendable {
  /// The findings as text that ends with a newline, or that is empty.
  ///
  /// - Parameters:
  ///   - findings: The findings, in reporting order.
  ///   - rules: Descriptions of rules; some rules of the findings may be missing.
  func report(_ findings: [Finding], rules: [RuleDescription]) -> String
}
