/// How a reference keeps its target alive.
public enum Ownership: String, CaseIterable, Hashable, Sendable {
  case strong, weak, unowned
  /// It could not be told; never to be read as harmless.
  case unknown
}
