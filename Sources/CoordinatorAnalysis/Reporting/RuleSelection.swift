package struct RuleSelection: Hashable, Sendable {
  package struct UnknownRule: Error, Hashable, Sendable, CustomStringConvertible {
    package let id: String
    let known: [String]

    package var description: String { "unknown rule \(id.quoted); \(id.advice(from: known))" }
  }

  private let only: Set<String>?
  private let disabled: Set<String>
  /// The rules that the command checks at all; nil for all.
  package var checked: Set<String>?

  /// All rules but those that are disabled, or only the named ones when there are any.
  package init(only: [String] = [], disabled: [String] = []) {
    self.only = only.isEmpty ? nil : Set(only)
    self.disabled = Set(disabled)
  }

  /// The same, but every named rule must be in the catalogue.
  ///
  /// - Throws: ``UnknownRule`` for the first that is not.
  package init(only: [String], disabled: [String], known rules: [RuleDescription]) throws(UnknownRule) {
    let known = rules.map(\.id)
    if let id = (only + disabled).first(where: { !known.contains($0) }) {
      throw UnknownRule(id: id, known: known)
    }
    self.init(only: only, disabled: disabled)
  }

  package func contains(_ rule: String) -> Bool {
    !disabled.contains(rule) && only?.contains(rule) ?? true && checked?.contains(rule) ?? true
  }
}
