/// The level of detail of a graph that does not fit completely, from everything to nothing.
public enum DetailLevel: String, CaseIterable, Hashable, Sendable {
  /// As it is.
  case full
  /// Equal siblings are one node.
  case folded
  /// Each module is one node.
  case collapsed
  /// Only the surroundings of the roots, or of the diagram's subject.
  case neighbourhood
  /// No diagram: the words say it.
  case list
}
