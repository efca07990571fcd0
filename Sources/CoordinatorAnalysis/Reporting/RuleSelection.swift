/// Which rules are looked at.
public struct RuleSelection: Hashable, Sendable {
  /// An unknown rule.
  public struct UnknownRule: Error, Hashable, Sendable, CustomStringConvertible {
    /// The id that was given.
    public let id: String
    let known: [String]

    /// The problem, and a suggestion.
    public var description: String { "unknown rule \(id.quoted); \(id.advice(from: known))" }
  }

  private let only: Set<String>?
  private let disabled: Set<String>
  /// The rules that the command checks at all; nil for all.
  public var checked: Set<String>?

  /// All rules but those that are disabled, or only the named ones when there are any.
  public init(only: [String] = [], disabled: [String] = []) {
    self.only = only.isEmpty ? nil : Set(only)
    self.disabled = Set(disabled)
  }

  /// The same, but every named rule must be in the catalogue.
  ///
  /// - Throws: ``UnknownRule`` for the first that is not.
  public init(only: [String], disabled: [String], known rules: [RuleDescription]) throws(UnknownRule) {
    let known = rules.map(\.id)
    if let id = (only + disabled).first(where: { !known.contains($0) }) {
      throw UnknownRule(id: id, known: known)
    }
    self.init(only: only, disabled: disabled)
  }

  /// Whether a rule is looked at.
  public func contains(_ rule: String) -> Bool {
    !disabled.contains(rule) && only?.contains(rule) ?? true && checked?.contains(rule) ?? true
  }
}
