/// How much of a graph is drawn where not all of it fits, from everything to nothing.
public enum Rung: String, CaseIterable, Hashable, Sendable {
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
