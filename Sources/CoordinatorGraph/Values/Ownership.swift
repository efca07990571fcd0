/// How a reference keeps its target alive.
public enum Ownership: String, CaseIterable, Hashable, Sendable {
  case strong, weak, unowned
  /// The ownership is unknown. Never treat this as harmless.
  case unknown
}
